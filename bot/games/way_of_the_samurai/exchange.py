"""An exchange, phases 2 to 5: two cards, the defence, a third card, the counter-attack; combo and die."""

from __future__ import annotations

from bot.engine import Option, decide, step
from bot.games.way_of_the_samurai import steps
from bot.games.way_of_the_samurai.cards import lacking, points_missing
from bot.games.way_of_the_samurai.combos import resolve_combo
from bot.games.way_of_the_samurai.counter import counter_attack
from bot.games.way_of_the_samurai.dealing import clear_table, prepare_opponents
from bot.games.way_of_the_samurai.harm import blow
from bot.games.way_of_the_samurai.notation import Wound
from bot.games.way_of_the_samurai.playing import CARDS, beginnings, play_card, reveal_defence
from bot.games.way_of_the_samurai.spending import Deal
from bot.games.way_of_the_samurai.state import Felled, Foe, Game
from bot.games.way_of_the_samurai.suffering import choose_way
from bot.games.way_of_the_samurai.wound_die import use_die


async def play_exchange(game: Game) -> None:
    """Play one exchange. In a run of several fights, the combo of the cards that felled the enemy still
    counts."""
    game.exchange += 1
    game.phase = "attack"
    game.clash.combo_done = False
    await prepare_opponents(game)
    await choose_target(game)
    you, foe = game.you, game.foe
    await step(
        steps.Exchange(
            seat=you.key,
            round=game.round,
            exchange=game.exchange,
            foe=foe.key,
            number=foe.number,
            foe_life=foe.life,
            foe_qi=foe.qi,
            life=you.life,
            qi=you.qi,
        )
    )
    try:
        await attack(game)
        await counter_attack(game)
        await resolve_combo(game)
        await use_die(game)
    except Felled:
        if game.terms.chain and not game.clash.combo_done:
            await resolve_combo(game)
        clear_table(game)
        raise
    clear_table(game)


async def choose_target(game: Game) -> None:
    """1 vs 3: choose the enemy of this attack among those who stand. The actions for a fresh hand are offered
    here, too, because the hand is drawn before."""
    foes: list[Option[Foe | Deal]] = [
        Option(f"foe:{foe.number}", foe, {"foe": foe.key, "life": foe.life, "qi": foe.qi})
        for foe in game.standing
    ]
    drawn_first = len(foes) > 1
    while True:
        others = beginnings(game, game.you) if drawn_first else []
        chosen = (await decide(game.you.seat, "target", [*foes, *others], {"exchange": game.exchange})).value
        if isinstance(chosen, Foe):
            break
        await chosen()
    game.target = game.foes.index(chosen)
    game.this_round.fresh = game.this_round.fresh and not drawn_first


async def attack(game: Game) -> None:
    """Phases 2 to 4. With Tonfa 2 only one card is played before the defence is seen."""
    before = 1 if game.trait("one_card_first") else 2
    for nth in range(CARDS):
        if nth == before and game.clash.defence is None:
            await reveal_defence(game)
        await play_card(game)
    if game.clash.defence is None:
        await reveal_defence(game)
    await test_defence(game)


async def test_defence(game: Game) -> None:
    """Right after the third card the thresholds are tested. The card of HARD MODE cannot be broken."""
    card = game.clash.defence
    if card is None:
        return
    game.phase = "defence"
    missing = lacking(card, game.you.gauges)
    game.clash.broken = not card.hard and not missing
    game.clash.short = 0 if card.hard else points_missing(card, game.you.gauges)
    foe = game.foe
    if not game.clash.broken:
        lacks = tuple(need.key for need in missing)
        await step(
            steps.Held(
                foe=foe.key,
                number=foe.number,
                card=card.key,
                hard=card.hard,
                lacks=lacks,
                count=len(lacks),
            )
        )
        return
    way = await choose_way(game, card.defence, foe=foe, prompt="foe.way")
    if game.trait("no_wound_2"):
        way = tuple(Wound(1) if isinstance(deed, Wound) else deed for deed in way)
    deeds = tuple(deed.key for deed in way)
    await step(steps.Broken(foe=foe.key, number=foe.number, card=card.key, deeds=deeds))
    await blow(game, foe, way, "attack")
