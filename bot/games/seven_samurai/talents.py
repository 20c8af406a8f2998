"""The seven talents, and the talents each samurai may use.

A talent is never compulsory, and talents may be combined. A samurai's own talent also works outside his turn;
received support tokens work in his own turn only. Gorobei's and Kanbei's talents matter for penalties,
Kikuchiyo's after a fight; the others deal with a drawn card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.engine import Facts, Option, Seat
from bot.games.seven_samurai.consequences import attacking, defending, receiving
from bot.games.seven_samurai.line import can_defend
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KYUZO, Samurai
from bot.games.seven_samurai.samurai import samurai_key as key
from bot.games.seven_samurai.state import Game


@dataclass(frozen=True, slots=True)
class Attack:
    """Lay the card to the right."""

    key: str = "attack"


@dataclass(frozen=True, slots=True)
class Defend:
    """Lay the card to the left."""

    key: str = "defend"


@dataclass(frozen=True, slots=True)
class HandOn:
    """Heihachi's and Daisuke's talent: a neighbour fights the card at once."""

    target: Seat
    talent: Seat
    key: str


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Kyuzo's talent: the card is discarded."""

    key: str = "dismiss"


@dataclass(frozen=True, slots=True)
class Bury:
    """Katsushiro's talent: the card goes under the stack, and he draws another that he must keep."""

    key: str = "bury"


Lay: TypeAlias = Attack | Defend
Play: TypeAlias = Lay | HandOn | Dismiss | Bury
ATTACK: Final = Attack()
DEFEND: Final = Defend()
DISMISS: Final = Dismiss()
BURY: Final = Bury()


def talents(game: Game, samurai: Samurai) -> tuple[Seat, ...]:
    """The owners of the talents he may use at this moment.

    Ruling: a spare token taken up for the round works like his own talent, also outside his turn.

    A penalty may silence all of them in his own turn. Support tokens work if he has held them since his turn
    began; one that is taken from him stops working at once.
    """
    if samurai is not game.turn:
        return (samurai.seat, *samurai.spares)
    if "talent" in game.bans:
        return ()
    idle = game.idle_tokens(samurai)
    return (samurai.seat, *samurai.spares, *[owner for owner in samurai.tokens if owner not in idle])


def ways_to_play(game: Game, samurai: Samurai, card: Raider, *, kept: bool) -> list[Play]:
    """The possible plays of the drawn card. A card that must be ``kept`` is attacked or defended.

    Ruling: the card that Katsushiro draws instead of a buried one is neither passed on nor discarded.
    """
    ways: list[Play] = [*ways_to_lay(game, samurai, card)]
    if not kept:
        ways += by_talent(game, samurai, card)
    return ways


def ways_to_lay(game: Game, samurai: Samurai, card: Raider) -> list[Lay]:
    """To the right always, to the left if the rules of defending allow it."""
    return [ATTACK, DEFEND] if can_defend(game, samurai, card) else [ATTACK]


def by_talent(game: Game, samurai: Samurai, card: Raider) -> list[Play]:
    """The plays his talents offer for a card he has drawn or been handed.

    Heihachi passes even cards to a neighbour, Daisuke odd ones, never to a samurai who has passed.

    Ruling: a card never returns to a samurai who has held it this turn.

    Kyuzo discards a card whose value is already in the line. Katsushiro buries any card.

    Ruling: he may do so only if another card is left to draw.
    """
    ways: list[Play] = []
    usable = talents(game, samurai)
    passing = HEIHACHI if card.even else DAISUKE
    if passing in usable:
        ways.extend(
            HandOn(neighbour.seat, passing, f"hand_on:{neighbour.seat}")
            for neighbour in dict.fromkeys((game.left_of(samurai), game.right_of(samurai)))
            if not neighbour.passed and neighbour not in game.held
        )
    if KYUZO in usable and any(other.value == card.value for other in samurai.line):
        ways.append(DISMISS)
    if KATSUSHIRO in usable and game.stack.cards:
        ways.append(BURY)
    return ways


def holding(samurai: Samurai, card: Raider) -> Facts:
    """The samurai with the card, and the state of his line."""
    return {"samurai": samurai.key, "card": card.key, "total": samurai.total, "kiai": samurai.kiai}


def meaning(game: Game, samurai: Samurai, card: Raider, way: Play) -> Option[Play]:
    """The option for one play of the card, with its effect."""
    match way:
        case Attack():
            facts = attacking(game, samurai, card)
        case Defend():
            facts = defending(game, samurai, card)
        case HandOn(target, talent):
            facts = {**receiving(game, game.by_seat[target], card), "talent": key(talent)}
        case Dismiss():
            facts = {"card": card.key, "talent": key(KYUZO)}
        case Bury():
            facts = {"card": card.key, "talent": key(KATSUSHIRO), "stack": len(game.stack)}
    return Option(way.key, way, facts)


def may_ignore(game: Game, samurai: Samurai, card: Raider) -> Seat | None:
    """The talent that may ignore the penalties of this card: Gorobei's for even cards, Kanbei's for odd
    ones."""
    talent = GOROBEI if card.even else KANBEI
    return talent if talent in talents(game, samurai) else None
