"""The seven talents, and whose a samurai may use.

A talent is never compulsory, and talents may be combined. A samurai's own works also outside his
turn; received support tokens work in his own turn only. Gorobei's and Kanbei's matter when
penalties are suffered, Kikuchiyo's when a fight is over; the others deal with a drawn card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.engine import Option, Seat
from bot.games.seven_samurai.consequences import attacking, defending, receiving
from bot.games.seven_samurai.line import can_defend
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.samurai import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KYUZO, Samurai
from bot.games.seven_samurai.samurai import samurai_key as key
from bot.games.seven_samurai.state import Game


@dataclass(frozen=True, slots=True)
class Attack:
    """Lay the card to the right."""


@dataclass(frozen=True, slots=True)
class Defend:
    """Lay the card to the left."""


@dataclass(frozen=True, slots=True)
class HandOn:
    """Heihachi's and Daisuke's talent: a neighbour fights the card at once."""

    target: Samurai
    talent: Seat


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Kyuzo's talent: the card is discarded."""


@dataclass(frozen=True, slots=True)
class Bury:
    """Katsushiro's talent: the card goes under the stack and the next one is kept."""


Play: TypeAlias = Attack | Defend | HandOn | Dismiss | Bury
ATTACK: Final = Attack()
DEFEND: Final = Defend()


def talents(game: Game, samurai: Samurai) -> tuple[Seat, ...]:
    """Whose talents he may use at this moment.

    Ruling: a spare token taken up for the round works like his own talent, also outside his turn.
    A penalty may silence all of them in his own turn. Support tokens work if he has held them since
    his turn began; one that is taken from him stops working at once.
    """
    if samurai is not game.turn:
        return (samurai.seat, *samurai.spares)
    if "talent" in game.bans:
        return ()
    idle = game.idle_tokens(samurai)
    return (samurai.seat, *samurai.spares, *[owner for owner in samurai.tokens if owner not in idle])


def ways_to_play(game: Game, samurai: Samurai, card: Raider, *, kept: bool) -> list[Option[Play]]:
    """What he may do with the drawn card. A card that must be ``kept`` is attacked or defended.

    Ruling: the card that Katsushiro draws instead of a buried one is neither passed on nor discarded.
    """
    ways: list[Option[Play]] = [*ways_to_lay(game, samurai, card)]
    if not kept:
        ways += by_talent(game, samurai, card)
    return ways


def ways_to_lay(game: Game, samurai: Samurai, card: Raider) -> list[Option[Attack | Defend]]:
    """To the right always, to the left where the rules of defending allow it."""
    ways: list[Option[Attack | Defend]] = [Option("attack", ATTACK, attacking(game, samurai, card))]
    if can_defend(game, samurai, card):
        ways.append(Option("defend", DEFEND, defending(game, samurai, card)))
    return ways


def by_talent(game: Game, samurai: Samurai, card: Raider) -> list[Option[Play]]:
    """What his talents offer for a card he has drawn or been handed.

    Heihachi passes even cards to a neighbour, Daisuke odd ones, never to somebody who has passed.
    Ruling: a card never returns to somebody who has held it this turn.
    Kyuzo discards a card whose value is already in the line.
    Katsushiro buries any card. Ruling: only while another card is there to be drawn.
    """
    ways: list[Option[Play]] = []
    usable = talents(game, samurai)
    passing = HEIHACHI if card.even else DAISUKE
    if passing in usable:
        for neighbour in dict.fromkeys((game.left_of(samurai), game.right_of(samurai))):
            if not neighbour.passed and neighbour not in game.held:
                facts = {**receiving(game, neighbour, card), "talent": key(passing)}
                ways.append(Option(f"hand_on:{neighbour.seat}", HandOn(neighbour, passing), facts))
    if KYUZO in usable and any(other.value == card.value for other in samurai.line):
        ways.append(Option("dismiss", Dismiss(), {"card": card.key, "talent": key(KYUZO)}))
    if KATSUSHIRO in usable and game.stack.cards:
        facts = {"card": card.key, "talent": key(KATSUSHIRO), "stack": len(game.stack)}
        ways.append(Option("bury", Bury(), facts))
    return ways


def may_ignore(game: Game, samurai: Samurai, card: Raider) -> Seat | None:
    """Gorobei ignores the penalties of even cards, Kanbei those of odd ones."""
    talent = GOROBEI if card.even else KANBEI
    return talent if talent in talents(game, samurai) else None
