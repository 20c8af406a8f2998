"""A single player's game from the first fight to the last: one enemy, three at once, the clan, a campaign."""

from __future__ import annotations

from bot.engine import Option, Outcome, ask, decide, rest, roll, step
from bot.games.way_of_the_samurai import round_steps, run_steps
from bot.games.way_of_the_samurai.bushido import lay_out_virtues
from bot.games.way_of_the_samurai.cards import Action, Stop
from bot.games.way_of_the_samurai.chronicle import close_passage, open_passage, record_page
from bot.games.way_of_the_samurai.dealing import add_special, clear_table, facts_of, outfit
from bot.games.way_of_the_samurai.events import happen
from bot.games.way_of_the_samurai.exchange import play_exchange
from bot.games.way_of_the_samurai.notation import GAUGES
from bot.games.way_of_the_samurai.round import begin_round, discard_hand, end_round
from bot.games.way_of_the_samurai.state import EXCHANGES, Defeat, Felled, Fighter, Foe, Game
from bot.games.way_of_the_samurai.suffering import gain_life, gain_qi
from bot.games.way_of_the_samurai.terms import CAMPAIGNS
from bot.games.way_of_the_samurai.traits import ENEMIES
from bot.games.way_of_the_samurai.view import Reason

LONGEST = 300
"""Ruling: after this many rounds nobody wins any more."""


async def play_run(game: Game) -> Outcome:
    """Play fights until the last is won or the samurai falls."""
    try:
        while True:
            await rest()
            match game.before:
                case "run":
                    await begin_run(game)
                    game.before = "fight"
                case "fight":
                    await begin_fight(game)
                    game.before = "round"
                case "round":
                    if game.round == LONGEST:
                        raise Defeat("exhausted")
                    await begin_round(game)
                    game.before = "exchange"
                case _:
                    await go_on(game)
                    if game.result is not None:
                        return await close(game)
    except Defeat as defeat:
        reason = "clan" if game.terms.mode == "clan" and defeat.reason == "death" else defeat.reason
        game.result = (False, reason)
        return await close(game)


async def go_on(game: Game) -> None:
    """The next exchange; after the second the round ends."""
    try:
        await record_page(game, play_exchange(game))
        if game.exchange == EXCHANGES:
            await record_page(game, end_round(game))
            game.before, game.exchange = "round", 0
    except Felled:
        await fight_won(game)


async def begin_run(game: Game) -> None:
    """Eight life, five Qi, all decks shuffled, with the changes by weapon, enemy and variant."""
    you = game.you
    outfit(game, you)
    you.mulligans += game.terms.mode in CAMPAIGNS
    await step(
        run_steps.Run(
            mode=f"mode:{game.terms.mode}",
            weapons=tuple(f"weapon:{weapon}" for weapon in you.weapons),
            place=f"place:{game.place or 'none'}",
            weather=f"weather:{game.terms.weather or 'none'}",
            life=you.life,
            qi=you.qi,
        )
    )
    if "special" in game.terms.ease:
        await add_special(game, you)
    await prepare_against(game, you)
    if game.trait("starts_with_virtue") or game.terms.modules & {"bushido", "taikyu"}:
        await lay_out_virtues(game)


async def prepare_against(game: Game, you: Fighter) -> None:
    """The enemy's text about the start: cards added, laid in reserve, or removed."""
    for _ in range(you.trait("starts_with_cards")):
        card = await pick(you, game.specials, "start_card")
        you.deck.append(card)
        await step(run_steps.Added(seat=you.key, card=card.key))
    for _ in range(you.trait("starts_with_special")):
        card = await pick(you, game.specials, "start_special")
        you.reserve.append(card)
        await step(round_steps.Special(seat=you.key, card=card.key, left=len(game.specials)))
    for _ in range(you.trait("cards_removed")):
        card = await pick(you, you.deck, "start_removed")
        game.out.append(card)
        await step(run_steps.Removed(seat=you.key, card=card.key))


async def pick(you: Fighter, cards: list[Action], prompt: str) -> Action:
    options = [Option(card.key, card, facts_of(card)) for card in cards]
    card = (await ask(you.seat, prompt, options)).value
    cards.remove(card)
    return card


async def begin_fight(game: Game) -> None:
    """A new fight. The cliff may be used once a fight; with a Tessen once a game."""
    game.fight += 1
    game.phase = "setup"
    game.cliff_used = game.cliff_used and bool(game.trait("moves_place"))
    game.target = 0
    game.chronicle.pages.clear()
    game.foes = await foes_of(game)
    game.you.side = ""
    game.equip(game.you)
    foe = game.foes[0]
    if game.terms.chain:
        open_passage(game)
    await step(
        run_steps.Fight(
            fight=game.fight,
            foe=foe.key,
            count=len(game.foes),
            life=foe.life,
            qi=foe.qi,
            stop=f"stop:{game.run.stop}" if game.run.stop else "",
        )
    )


async def foes_of(game: Game) -> list[Foe]:
    """The enemies of the next fight.

    They are as agreed; three at once; one of the clan, measured by the red die; or a pupil of the dojo, whose
    life in the village the blue die decides.
    """
    match game.terms.mode:
        case "three":
            rows: list[list[int]] = game.figures["three"]["foes"]
            return [Foe(f"ronin_{number}", number, life, qi) for number, (life, qi) in enumerate(rows, 1)]
        case "clan":
            rolled = await roll("clan", 6)
            life, qi = game.figures["clan"][rolled - 1]
            return [Foe("clan", 1, life, qi)]
        case "dojo" | "village" as campaign:
            stop = await walk(game)
            life = stop.life or await roll("blue", 6)
            return [Foe("master" if not stop.leads and campaign == "dojo" else "pupil", 1, life, stop.qi)]
        case _:
            enemy = ENEMIES[game.terms.enemy]
            foe = Foe(enemy.name, 1, enemy.life, enemy.qi)
            foe.side = "a" if "turns" in enemy.traits else ""
            return [foe]


async def walk(game: Game) -> Stop:
    """Move along the path; if it divides, the player chooses."""
    campaign = game.terms.mode
    if game.run.stop:
        here = game.library.stop(campaign, game.run.stop)
        ahead = [game.library.stop(campaign, name) for name in here.leads]
    else:
        ahead = [game.library.campaigns[campaign][0]]
    options = [Option(stop.key, stop, {"life": stop.life, "qi": stop.qi}) for stop in ahead]
    stop = (await decide(game.you.seat, "path", options)).value
    game.run.stop = stop.name
    await step(run_steps.Stop(stop=stop.key, fight=game.fight))
    return stop


async def fight_won(game: Game) -> None:
    """The end of the game, or the next fight of a run. The round is over at once, and nothing more is lost.

    In a campaign an enemy felled by a wound card gives back a life and a Qi.
    """
    if not game.terms.chain:
        game.result = (True, won_by(game))
        return
    you, foe = game.you, game.foe
    close_passage(game, game.run.how_felled)
    clear_table(game)
    discard_hand(you)
    you.gauges = dict.fromkeys(GAUGES, 0)
    game.before, game.exchange = "fight", 0
    if game.terms.mode not in CAMPAIGNS:
        return
    game.run.walked.append(game.run.stop)
    if foe.by_wound:
        await gain_life(you, 1)
        await gain_qi(you, 1)
    if not game.library.stop(game.terms.mode, game.run.stop).leads:
        game.result = (True, "victory")
        return
    game.phase = "event"
    await happen(game)


def won_by(game: Game) -> Reason:
    match game.run.how_felled:
        case "beheaded":
            return "beheading"
        case "qi":
            return "qi_victory"
        case "weather":
            return "weather_victory"
        case _:
            return "victory"


async def close(game: Game) -> Outcome:
    """The outcome, won or lost."""
    assert game.result is not None, "somebody has fallen"
    won, reason = game.result
    game.phase = "over"
    if game.terms.chain and not won:
        close_passage(game, "lost")
    you = game.you
    mode = game.terms.mode
    over = run_steps.Over(
        won=won,
        reason=reason,
        mode=f"mode:{mode}",
        kind=mode,
        round=game.round,
        felled=game.run.felled,
        rank=f"rank:{rank_of(game)}",
        foe=game.foe.key if game.foes else "",
        life=you.life,
    )
    await step(over)
    facts = {
        "round": over.round,
        "felled": over.felled,
        "rank": over.rank,
        "foe": over.foe,
        "life": over.life,
    }
    plain = mode in ("fight", reason)
    return Outcome((you.seat,) if won else (), reason if plain else f"{mode}-{reason}", facts)


def rank_of(game: Game) -> int:
    """The rank on the clan's scale for the number of enemies beaten: 1 to 5."""
    return sum(game.run.felled >= least for least in game.figures["clan_ranks"])
