"""Purchases and actions that are possible at any time, from the opening of a round until the counter card is
shown.

Each offer is an option whose value is a function that carries it out. Then the question is asked again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TypeAlias

from bot.engine import Option, ask, decide, roll, step
from bot.games.way_of_the_samurai import round_steps
from bot.games.way_of_the_samurai.bushido import advance_marker, breathe, use_point
from bot.games.way_of_the_samurai.cards import Action, Place
from bot.games.way_of_the_samurai.dealing import draw_hand, facts_of, gain_special
from bot.games.way_of_the_samurai.harm import blow
from bot.games.way_of_the_samurai.notation import Effect, Gauge, Way
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.suffering import gain_life, gain_qi, move_die, push, suffer

Deal: TypeAlias = Callable[[], Awaitable[None]]
"""A function that carries out an offer."""


async def pay(you: Fighter, qi: int, bought: str) -> None:
    """Spend Qi; in a thunderstorm twice as much."""
    before, you.qi = you.qi, you.qi - qi * you.cost
    await step(round_steps.Spend(seat=you.key, before=before, after=you.qi, bought=f"bought:{bought}"))


def offers(game: Game, you: Fighter) -> list[Option[Deal]]:
    """All offers available now, besides playing a card."""
    return [*_for_qi(game, you), *_by_weapon(game, you), *_by_virtue(game, you), *_by_omen(game, you)]


def offer(key: str, deal: Deal, **facts: str | int | bool | tuple[str, ...]) -> Option[Deal]:
    return Option(key, deal, facts)


def _for_qi(game: Game, you: Fighter) -> Iterator[Option[Deal]]:
    """For Qi: a card for this round; the place's die; with some weapons Strength, Technique or a discarded
    card."""
    left = {"before": you.qi, "after": you.qi - you.cost}
    if not you.can_pay():
        return
    if (you.deck or you.discard) and not (you.trait("cards_cost_a_card") and not you.hand):
        yield offer("buy:card", partial(buy_card, you), **left)
    place = game.here
    if place is not None and not (place.once and game.cliff_used) and not game.foe.fallen:
        yield offer("buy:place", partial(visit, game, you), place=place.key, **left)
    moved: dict[Gauge, int] = {
        "strength": you.trait("qi_moves_strength"),
        "technique": you.trait("qi_moves_technique"),
    }
    for gauge, amount in moved.items():
        if amount and you.gauges[gauge] < you.limit(gauge):
            yield offer(f"buy:{gauge}", partial(boost, you, gauge, amount), amount=amount, **left)
    if you.trait("qi_recalls") and you.discard:
        yield offer("buy:recall", partial(recall, you), **left)


async def buy_card(you: Fighter) -> None:
    """One more card for this round. In the rain one of the hand is discarded before."""
    if you.trait("cards_cost_a_card"):
        options = [Option(card.key, card, at=card.key) for card in you.hand]
        card = (await ask(you.seat, "lay_down", options)).value
        you.hand.remove(card)
        you.discard.append(card)
        await step(round_steps.LaidDown(seat=you.key, card=card.key))
    await pay(you, 1, "card")
    await draw_hand(you, 1)


async def visit(game: Game, you: Fighter) -> None:
    """The blue die decides the effect of the place, for a Qi."""
    await pay(you, 1, "place")
    await take_place(game, you, await roll_place(game, you))


async def roll_place(game: Game, you: Fighter) -> Effect:
    """Roll the place's die.

    With a Tessen a level of the wound die buys another roll, as often as wanted, and any of the rolls may be
    kept.
    """
    place = game.here
    assert place is not None, "only a place is visited"
    game.cliff_used = game.cliff_used or place.once
    rows = [await cast_place(game, you)]
    while you.trait("die_rolls_again") and you.die > 1:
        again = Option("again", 0, {"die": you.die})
        kept = (await ask(you.seat, "roll_again", [*kept_rows(place, rows), again])).value
        if kept:
            rows = [kept]
            break
        await move_die(you, -1)
        rows.append(await cast_place(game, you))
    kept = (await decide(you.seat, "roll_again", kept_rows(place, rows))).value
    return place.rows[kept - 1]


def kept_rows(place: Place, rows: list[int]) -> list[Option[int]]:
    """The rolls to choose from."""
    return [Option(f"row:{row}", row, {"deeds": place.rows[row - 1].keys[0]}) for row in dict.fromkeys(rows)]


async def cast_place(game: Game, you: Fighter) -> int:
    place = game.here
    assert place is not None, "only a place is visited"
    rolled = await roll("blue", 6)
    deeds = place.rows[rolled - 1].keys[0]
    await step(round_steps.Place(seat=you.key, place=place.key, roll=rolled, deeds=deeds))
    return rolled


async def take_place(game: Game, you: Fighter, row: Effect) -> None:
    """Apply the effect of the place to the samurai and to the enemy."""
    yours: Way = tuple(deed for deed in row.deeds if not deed.other)
    his: Way = tuple(deed for deed in row.deeds if deed.other)
    await suffer(game, you, yours, "place")
    if his and game.foes:
        await blow(game, game.foe, his, "place")


async def boost(you: Fighter, gauge: Gauge, amount: int) -> None:
    """Nodachi and the Tanto of Katana/Tanto: Qi for Strength, or Technique."""
    await pay(you, 1, gauge)
    await push(you, gauge, amount)


async def recall(you: Fighter) -> None:
    """Nagamaki: any card from the discard pile, for a Qi."""
    options = [Option(card.key, card, facts_of(card)) for card in you.discard]
    card: Action = (await ask(you.seat, "recall", options)).value
    await pay(you, 1, "recall")
    you.discard.remove(card)
    you.hand.append(card)
    await step(round_steps.Recalled(seat=you.key, card=card.key))


def _by_weapon(game: Game, you: Fighter) -> Iterator[Option[Deal]]:
    """By weapon. Bokken: life for Qi. Masakari 1 and Tonfa 1: Guard for Strength or Technique. Masakari 2 and
    Sai 1: Technique of the next card becomes Strength, or the other way round, once a round."""
    if you.trait("life_for_qi") and you.life > 1 and you.may_regain_qi:
        yield offer("trade:life", partial(trade_life, you), life=you.life - 1, after=you.qi + 1)
    raised: dict[Gauge, int] = {
        "strength": you.trait("guard_becomes_strength"),
        "technique": you.trait("guard_becomes_technique"),
    }
    for gauge, able in raised.items():
        if able and you.gauges["guard"] > game.library.lowest and you.gauges[gauge] < you.limit(gauge):
            yield offer(f"lower:{gauge}", partial(lower_guard, you, gauge), guard=you.gauges["guard"] - 1)
    if game.phase == "attack" and not you.turned and not you.turning and turnable(you):
        yield offer("turn", partial(turn_next, you), strength=bool(you.trait("technique_cards_strike")))


def turnable(you: Fighter) -> bool:
    """True if a card could be played whose value the weapon turns."""
    wanted = "T+" if you.trait("technique_cards_strike") else "S+" if you.trait("strength_cards_turn") else ""
    return bool(wanted) and any(wanted in card.effect.text for card in you.playable)


async def turn_next(you: Fighter) -> None:
    you.turning = True


async def trade_life(you: Fighter) -> None:
    """Bokken: a life for a Qi, never the last one. A paid life does not count as lost."""
    before, you.life = you.life, you.life - 1
    await step(round_steps.LifePaid(seat=you.key, before=before, after=you.life, bought="bought:qi"))
    await gain_qi(you, 1)


async def lower_guard(you: Fighter, gauge: Gauge) -> None:
    """Guard falls by one, and Strength or Technique rises by one; never the other way."""
    await push(you, "guard", -1)
    await push(you, gauge, 1)


def _by_virtue(game: Game, you: Fighter) -> Iterator[Option[Deal]]:
    """Bushido: 2 Qi move the marker. The card that was taken has points, or turns Qi into life."""
    if game.bushido.virtues and game.bushido.virtue is None and you.can_pay(2):
        facts = {
            "before": you.qi,
            "after": you.qi - 2 * you.cost,
            "virtue": f"virtue:{game.bushido.virtues[0]}",
        }
        yield offer("buy:marker", partial(buy_marker, game, you), kanji=game.bushido.marker + 1, **facts)
    if (
        game.bushido.virtue in ("technique", "strength")
        and game.bushido.points
        and you.gauges[game.bushido.virtue] < you.limit(game.bushido.virtue)
    ):
        yield offer(
            "virtue:point",
            partial(use_point, game, you),
            gauge=f"gauge:{game.bushido.virtue}",
            points=game.bushido.points,
        )
    if (
        game.bushido.virtue == "breath"
        and game.bushido.points
        and you.can_pay()
        and you.life < game.figures["life"]
    ):
        yield offer("buy:life", partial(breathe, game, you), before=you.qi, after=you.qi - you.cost)


async def buy_marker(game: Game, you: Fighter) -> None:
    await pay(you, 2, "marker")
    await advance_marker(game, you)


def _by_omen(game: Game, you: Fighter) -> Iterator[Option[Deal]]:
    """Taikyu: the purchase for one Qi in this round.

    Ruling: it is possible as often as there is Qi.
    """
    if not you.can_pay():
        return
    left = {"before": you.qi, "after": you.qi - you.cost}
    match game.this_round.omen:
        case 2 if game.specials:
            yield offer("omen:special", partial(_omen, game, you, "special"), **left)
        case 3 if 0 < you.die < 6 and not you.trait("colossus"):
            yield offer("omen:die", partial(_omen, game, you, "die"), **left)
        case 4 if game.bushido.virtues and game.bushido.virtue is None:
            yield offer("omen:marker", partial(_omen, game, you, "marker"), **left)
        case 5 if you.life < game.figures["life"]:
            yield offer("omen:life", partial(_omen, game, you, "life"), **left)
        case _:
            pass


async def _omen(game: Game, you: Fighter, what: str) -> None:
    await pay(you, 1, what)
    match what:
        case "special":
            await gain_special(game, you)
        case "die":
            await move_die(you, 2)
        case "marker":
            await advance_marker(game, you)
        case _:
            await gain_life(you, 2)
