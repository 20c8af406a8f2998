"""The secret choices of two players, with the facts they read before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, Literal

from bot.engine import PASS, Choice, Facts, Option, Several, value
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.notation import Change, Gauge
from bot.games.way_of_the_samurai.playing import card_option
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.traits import Trait

PAIR: Final = 2
"""The number of cards chosen together, before the third one."""
MOST_CARDS: Final = 3
"""The most cards bought at once."""
SOLD: Final[tuple[tuple[Gauge, Trait | None], ...]] = (
    ("strength", "qi_moves_strength"),
    ("technique", "qi_moves_technique"),
    ("guard", None),
)
"""The gauges that Qi buys, with the trait needed for it."""
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
    moves: tuple[Change, ...]


@cache
def bought(gauge: Gauge, qi: int) -> Bracing:
    """One point for each Qi."""
    return Bracing(f"{gauge}:{qi}", gauge, qi, qi, (Change(gauge, qi),))


@cache
def lowered(gauge: Gauge, points: int) -> Bracing:
    """Guard falls, and another gauge rises as much."""
    moves = Change("guard", -points), Change(gauge, points)
    return Bracing(f"lower_{gauge}:{points}", gauge, points, 0, moves)


NOT_BRACED: Final = Bracing(PASS.key, "guard", 0, 0, ())


@value
class Purchase:
    """A purchase for the rest of a round: a number of cards, the place's die, or a Qi for a life."""

    key: str
    kind: Literal["cards", "place", "trade", "nothing"]
    count: int = 1


CARDS: Final = tuple([Purchase(f"cards:{count}", "cards", count) for count in range(1, MOST_CARDS + 1)])
PLACE: Final = Purchase("place", "place")
TRADE: Final = Purchase("trade", "trade")
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


def pair(game: Game, fighter: Fighter) -> Several[Action]:
    """The first two cards, in order."""
    cards = fighter.playable
    count = min(PAIR, len(cards))
    told = partial(facts_of, game, fighter)
    return Several("duel.pair", cards, count, count, told, show=shown(game, fighter))


def third(game: Game, fighter: Fighter) -> Choice[Action]:
    told = partial(facts_of, game, fighter)
    return Choice("duel.third", fighter.playable, told, show=shown(game, fighter))


def purchases(game: Game, fighter: Fighter) -> list[Purchase]:
    """The purchases possible: up to three cards, the place's die, a life for a Qi.

    They depend on public information only, so being asked reveals nothing.
    """
    stock = len(fighter.deck) + len(fighter.discard)
    found = [*CARDS[: min(fighter.qi, stock)]]
    if game.here is not None and fighter.qi:
        found.append(PLACE)
    if fighter.trait("life_for_qi") and fighter.life > 1 and fighter.may_regain_qi:
        found.append(TRADE)
    return found


def purchase(game: Game, fighter: Fighter, open_to: Sequence[Purchase]) -> Choice[Purchase]:
    """One purchase, or none."""

    def shown(one: Purchase) -> Option[Purchase]:
        match one.kind:
            case "cards":
                return Option(one.key, one, {"count": one.count, "after": fighter.qi - one.count})
            case "place":
                return Option(one.key, one, {"place": f"place:{game.place}", "after": fighter.qi - 1})
            case "trade":
                return Option(one.key, one, {"life": fighter.life - 1, "after": fighter.qi + 1})
            case "nothing":
                return Option(one.key, one)

    return Choice("duel.buy", [*open_to, NOTHING], partial(facts_of, game, fighter), show=shown)


def bracings(game: Game, fighter: Fighter) -> list[Bracing]:
    """The preparations possible: Guard for Qi; with a Nodachi Strength or Technique; with Masakari 1 or Tonfa
    1 these for Guard."""
    gauges, traits = fighter.gauges, fighter.traits
    found: list[Bracing] = []
    for gauge, trait in SOLD:
        if trait is None or trait in traits:
            room = fighter.limit(gauge) - gauges[gauge]
            found += [bought(gauge, qi) for qi in range(1, min(fighter.qi, room) + 1)]
    for gauge, trait in RAISED:
        if trait in traits:
            room = min(gauges["guard"] - game.library.lowest, fighter.limit(gauge) - gauges[gauge])
            found += [lowered(gauge, points) for points in range(1, room + 1)]
    return found


def bracing(game: Game, fighter: Fighter, open_to: Sequence[Bracing]) -> Choice[Bracing]:
    """One preparation before the blows, or none."""

    def shown(one: Bracing) -> Option[Bracing]:
        reached = fighter.gauges[one.gauge] + one.points
        if one.qi:
            return Option(one.key, one, {"cost": one.qi, "value": reached, "after": fighter.qi - one.qi})
        if one.points:
            return Option(one.key, one, {"value": reached, "guard": fighter.gauges["guard"] - one.points})
        return Option(one.key, one)

    return Choice("duel.brace", [*open_to, NOT_BRACED], partial(facts_of, game, fighter), show=shown)
