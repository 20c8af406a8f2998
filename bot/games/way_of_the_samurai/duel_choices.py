"""The secret choices of two players, with the facts they read before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, Literal

from bot.engine import PASS, Choice, Facts, Option, Several, value
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.counter import may_sacrifice
from bot.games.way_of_the_samurai.needless import at_most
from bot.games.way_of_the_samurai.notation import Change, Gauge, Way
from bot.games.way_of_the_samurai.playing import card_option
from bot.games.way_of_the_samurai.round import LOST_GAUGES, SIDES_OF_A_ROUND
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.traits import Trait
from bot.games.way_of_the_samurai.wound_die import LIFE, QI

PAIR: Final = 2
"""The number of cards chosen together, before the third one."""
MOST_CARDS: Final = 3
"""The most cards bought at once."""
FIRST: Final = 1
"""The cards that a player with the Tonfa 2 lays before he sees the other's."""
RAISED: Final[tuple[tuple[Gauge, Trait], ...]] = (
    ("strength", "guard_becomes_strength"),
    ("technique", "guard_becomes_technique"),
)
"""The gauges that Guard can become, with the trait needed for it."""


@value
class Bracing:
    """A preparation for the blows: points of a gauge, bought with Qi or moved there from Guard."""

    key: str
    gauge: Gauge
    points: int
    qi: int
    """The price before the weather."""
    moves: tuple[Change, ...]
    sacrifice: bool = False
    """Gisei: a life for the top card of five."""


@cache
def bought(gauge: Gauge, qi: int, each: int) -> Bracing:
    """The option to raise a gauge, by the same number of points for each Qi."""
    points = qi * each
    return Bracing(f"{gauge}:{qi}", gauge, points, qi, (Change(gauge, points),))


@cache
def lowered(gauge: Gauge, points: int) -> Bracing:
    """Guard falls, and another gauge rises as much."""
    moves = Change("guard", -points), Change(gauge, points)
    return Bracing(f"lower_{gauge}:{points}", gauge, points, 0, moves)


NOT_BRACED: Final = Bracing(PASS.key, "guard", 0, 0, ())
GISEI: Final = Bracing("gisei", "guard", 0, 0, (), sacrifice=True)


@value
class Purchase:
    """A purchase for the rest of a round: a number of cards, the place's die, a Qi for a life, a card from
    the discard pile, or a card's value turned."""

    key: str
    kind: Literal["cards", "place", "trade", "recall", "turn", "nothing"]
    count: int = 1


CARDS: Final = tuple([Purchase(f"cards:{count}", "cards", count) for count in range(1, MOST_CARDS + 1)])
PLACE: Final = Purchase("place", "place")
TRADE: Final = Purchase("trade", "trade")
RECALL: Final = Purchase("recall", "recall")
TURN: Final = Purchase("turn", "turn")
NOTHING: Final = Purchase(PASS.key, "nothing")


def facts_of(game: Game, fighter: Fighter) -> Facts:
    """A fighter's own gauges, and the other's, which are public."""
    other = game.other(fighter)
    return {
        "exchange": game.exchange,
        "round": game.round,
        "qi": fighter.qi,
        "life": fighter.life,
        **fighter.gauges,
        "other": other.key,
        "other_strength": other.gauges["strength"],
        "other_technique": other.gauges["technique"],
        "other_guard": other.gauges["guard"],
    }


def opening(fighter: Fighter) -> Choice[Option[bool]]:
    """Yari: another hand, or not."""
    options = [Option("mulligan", True, {"left": fighter.mulligans}), Option(PASS.key, False)]
    return Choice("duel.opening", options, {"left": fighter.mulligans})


def shown(game: Game, fighter: Fighter) -> Callable[[Action], Option[Action]]:
    """A function that turns a card into the option shown."""
    return lambda card: card_option(game, fighter, card)


def side() -> Choice[Option[str]]:
    """Katana/Tanto: the blade of this round."""
    return Choice("side", SIDES_OF_A_ROUND)


def lost_gauge() -> Choice[Option[Gauge]]:
    """Sai 2: the gauge that loses a point."""
    return Choice("lost_gauge", LOST_GAUGES)


def other_place(game: Game) -> Choice[Option[str]]:
    """Tessen: another place, or this one."""
    places = [place for place in game.library.places.values() if place.name != game.place]
    options = [Option(place.key, place.name) for place in places]
    return Choice("duel.move", [*options, Option(PASS.key, game.place)])


def chill(fighter: Fighter) -> Choice[Option[Way]]:
    """Snow: a life or a Qi."""
    options: list[Option[Way]] = [Option("chill:life", LIFE), Option("chill:qi", QI)]
    return Choice("chill", options, {"qi": fighter.qi, "life": fighter.life})


def firsts(game: Game, fighter: Fighter) -> Several[Action]:
    """The first two cards, in order; with the Tonfa 2 the first one."""
    one_first = fighter.trait("one_card_first")
    prompt, wanted = ("duel.first", FIRST) if one_first else ("duel.pair", PAIR)
    return _several(game, fighter, prompt, wanted)


def rest_of(game: Game, fighter: Fighter) -> Choice[Action] | Several[Action]:
    """The third card; with the Tonfa 2 the second and the third, in order."""
    if fighter.trait("one_card_first"):
        return _several(game, fighter, "duel.rest", PAIR)
    told = partial(facts_of, game, fighter)
    return Choice("duel.third", fighter.playable, told, show=shown(game, fighter))


def _several(game: Game, fighter: Fighter, prompt: str, wanted: int) -> Several[Action]:
    cards, told = fighter.playable, partial(facts_of, game, fighter)
    count = min(wanted, len(cards))
    return Several(prompt, cards, count, count, told, show=shown(game, fighter))


def purchases(game: Game, fighter: Fighter) -> list[Purchase]:
    """The purchases possible: up to three cards, the place's die, a life for a Qi, and what a weapon sells.

    They depend on public information only, so being asked reveals nothing.
    """
    stock = len(fighter.deck) + len(fighter.discard)
    able = fighter.qi // fighter.cost
    dry = not fighter.trait("cards_cost_a_card") or fighter.hand
    found = [*CARDS[: min(able, stock)]] if dry else []
    if game.here is not None and able and not (game.here.once and game.cliff_used):
        found.append(PLACE)
    if fighter.trait("qi_recalls") and able and fighter.discard:
        found.append(RECALL)
    if fighter.trait("life_for_qi") and fighter.life > 1 and fighter.may_regain_qi:
        found.append(TRADE)
    if turns_cards(fighter) and not fighter.turned:
        found.append(TURN)
    return found


def turns_cards(fighter: Fighter) -> bool:
    """Masakari 2 and Sai 1: a card's Technique counts as Strength, or the other way round."""
    return bool(fighter.trait("technique_cards_strike") or fighter.trait("strength_cards_turn"))


def purchase(game: Game, fighter: Fighter, open_to: Sequence[Purchase]) -> Choice[Purchase]:
    """One purchase, or none."""

    def shown(one: Purchase) -> Option[Purchase]:
        left = fighter.qi - fighter.cost
        match one.kind:
            case "cards":
                return Option(
                    one.key, one, {"count": one.count, "after": fighter.qi - one.count * fighter.cost}
                )
            case "place":
                return Option(one.key, one, {"place": f"place:{game.place}", "after": left})
            case "recall":
                return Option(one.key, one, {"after": left})
            case "trade":
                return Option(one.key, one, {"life": fighter.life - 1, "after": fighter.qi + 1})
            case "turn":
                strength = bool(fighter.trait("technique_cards_strike"))
                return Option(one.key, one, {"strength": strength})
            case "nothing":
                return Option(one.key, one)

    return Choice("duel.buy", [*open_to, NOTHING], partial(facts_of, game, fighter), show=shown)


def sold_to(fighter: Fighter) -> dict[Gauge, int]:
    """The points of each gauge that one Qi buys, by weapon."""
    guard = 0 if fighter.trait("qi_never_guards") else 1 + bool(fighter.trait("qi_guards_twice"))
    return {
        "strength": fighter.trait("qi_moves_strength"),
        "technique": fighter.trait("qi_moves_technique"),
        "guard": guard,
    }


def bracings(game: Game, fighter: Fighter) -> list[Bracing]:
    """The preparations possible: Guard for Qi; with some weapons Strength or Technique for Qi, or for Guard;
    with Gisei a sacrifice."""
    gauges, traits = fighter.gauges, fighter.traits
    found: list[Bracing] = []
    for gauge, each in sold_to(fighter).items():
        if each:
            room = -(-(fighter.limit(gauge) - gauges[gauge]) // each)
            most = min(fighter.qi // fighter.cost, room)
            found += [bought(gauge, qi, each) for qi in range(1, most + 1)]
    for gauge, trait in RAISED:
        if trait in traits:
            room = min(gauges["guard"] - game.library.lowest, fighter.limit(gauge) - gauges[gauge])
            found += [lowered(gauge, points) for points in range(1, room + 1)]
    return [*found, GISEI] if may_sacrifice(game, fighter) else found


def bracing(game: Game, fighter: Fighter, open_to: Sequence[Bracing]) -> Choice[Bracing]:
    """One preparation before the blows, or none."""

    def shown(one: Bracing) -> Option[Bracing]:
        reached = min(fighter.limit(one.gauge), fighter.gauges[one.gauge] + one.points)
        if one.sacrifice:
            return Option(one.key, one, {"life": fighter.life - 1, "most": at_most(fighter)})
        if one.qi:
            cost = one.qi * fighter.cost
            return Option(one.key, one, {"cost": cost, "value": reached, "after": fighter.qi - cost})
        if one.points:
            return Option(one.key, one, {"value": reached, "guard": fighter.gauges["guard"] - one.points})
        return Option(one.key, one)

    return Choice("duel.brace", [*open_to, NOT_BRACED], partial(facts_of, game, fighter), show=shown)
