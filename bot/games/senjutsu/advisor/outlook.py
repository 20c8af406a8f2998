"""What a card would reach if nobody else did anything: rehearsed by the rules themselves.

The duel is made of what one player sees. Everybody else stands still; he plays the card in every way that
he may, and what was struck or blocked is remembered. It is an outlook, no promise: others do move.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Final, cast

from bot.engine import PASS, Facts, Guesses, Question, Seat, Several, Step, View, barred, options_of, rehearse
from bot.engine.question import NO_FACTS
from bot.games.senjutsu.advisor.guessing import imagined_samurai
from bot.games.senjutsu.cards import Piece, card_of
from bot.games.senjutsu.decks import deck_of
from bot.games.senjutsu.fields import FIELDS
from bot.games.senjutsu.heroes import HEROES
from bot.games.senjutsu.hexes import Hex, hex_of
from bot.games.senjutsu.resolving import resolve
from bot.games.senjutsu.revealing import reveal_cards
from bot.games.senjutsu.solo.view import OpponentView, SoloView
from bot.games.senjutsu.state import Game, Over, Samurai
from bot.games.senjutsu.striking import grids
from bot.games.senjutsu.turn import resolve_cards
from bot.games.senjutsu.view import DuelView, SamuraiView

MOST_WAYS: Final = 80
"""So many ways to play a card are tried."""
WAYS: Final = frozenset(["move", "facing", "way", "switch", "change", "change-draw", "speed"])
"""The questions of which every answer is tried; what costs focus is not paid unless it must be."""
HARDY: Final = 99
"""Nobody falls here."""
QUIET: Final = ("no", PASS.key)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The hexes he may come to, those that he may strike and block, and who stands on one that is struck."""

    steps: frozenset[Hex]
    strikes: frozenset[Hex]
    blocks: frozenset[Hex]
    struck: tuple[str, ...]

    @property
    def facts(self) -> Facts:
        """As it is told to a picture."""
        return {
            "steps": tuple(sorted(place.key for place in self.steps)),
            "strikes": tuple(sorted(place.key for place in self.strikes)),
            "blocks": tuple(sorted(place.key for place in self.blocks)),
            "struck": self.struck,
        }


@dataclass(slots=True)
class Rehearsed:
    """One way to play the card: what was asked, with how many answers, and what came of it."""

    game: Game
    me: Samurai
    card: Piece
    script: Sequence[int]
    asked: list[int] = field(default_factory=list[int])
    strikes: set[Hex] = field(default_factory=set[Hex])
    blocks: set[Hex] = field(default_factory=set[Hex])
    steps: set[Hex] = field(default_factory=set[Hex])
    begun: bool = False
    """Something was struck or blocked: from now on any answer will do."""

    def play(self) -> None:
        before = [(other, other.place, touched(other)) for other in self.game.samurai if other is not self.me]
        with suppress(Over):
            rehearse(self._turn(), self.answer, Guesses(Random(0)), self.hear)
        if not self.begun and self.me.place is not None:
            self.steps.add(self.me.place)
        if any(grids(line, "area") for line in card_of(self.card).sheet.lines):
            changed = [place for other, place, was in before if touched(other) != was]
            self.strikes.update(place for place in changed if place is not None)

    async def _turn(self) -> None:
        await reveal_cards(self.game, resolve)
        await resolve_cards(self.game)

    def answer(self, question: Question[object]) -> Sequence[str]:
        """As the script says; after its end the first answer, or what costs nothing."""
        request = question.request
        free = [option.key for option in options_of(request) if barred(option) is None]
        if isinstance(request, Several):
            return free[: request.least]
        if request.prompt not in WAYS or self.begun:
            return [next((key for key in QUIET if key in free), free[0])]
        place = self.script[len(self.asked)] if len(self.asked) < len(self.script) else 0
        self.asked.append(len(free))
        return [free[min(place, len(free) - 1)]]

    def hear(self, step: Step) -> None:
        """What is struck and blocked, and from where."""
        hexes = step.facts.get("hexes")
        if step.name not in ("attack", "block") or not isinstance(hexes, tuple):
            return
        known = {hex_of(str(key)) for key in hexes} & self.game.hexes
        (self.strikes if step.name == "attack" else self.blocks).update(known)
        if not self.begun and self.me.place is not None:
            self.steps.add(self.me.place)
        self.begun = True


@lru_cache(maxsize=64)
def outlook(view: DuelView, seat: Seat, key: str) -> Outlook:
    """What lies in reach of a card."""
    me = view.at(seat)
    steps, strikes, blocks = set[Hex](), set[Hex](), set[Hex]()
    scripts: list[tuple[int, ...]] = [()]
    for _ in range(MOST_WAYS):
        if not scripts:
            break
        script = scripts.pop(0)
        tried = alone(view, me, key, script)
        tried.play()
        steps |= tried.steps
        strikes |= tried.strikes
        blocks |= tried.blocks
        for place in range(len(script), len(tried.asked)):
            before = (*script, *[0] * (place - len(script)))
            scripts += [(*before, answer) for answer in range(1, tried.asked[place])]
    struck = tuple([other.key for other in others_of(view, me) if other.place in strikes])
    return Outlook(frozenset(steps - {me.place}), frozenset(strikes), frozenset(blocks), struck)


def others_of(view: DuelView, me: SamuraiView) -> list[SamuraiView | OpponentView]:
    """Everybody else who stands, AI opponents too."""
    foes = view.opponents if isinstance(view, SoloView) else ()
    return [one for one in (*view.samurai, *foes) if one is not me and one.place and not one.fallen]


def foresee(view: View, seat: Seat, key: str) -> Facts:
    """What somebody may foresee of a card that he looks at."""
    duel = cast("DuelView", view)
    if not key.startswith("card:") or duel.at(seat).place is None:
        return NO_FACTS
    return outlook(duel, seat, key).facts


def alone(view: DuelView, me: SamuraiView, key: str, script: Sequence[int]) -> Rehearsed:
    """The duel as he sees it, with his card laid down, and everybody else stunned."""
    own = imagined_samurai(me, Random(0))
    others = [still(one, own) for one in others_of(view, me)]
    game = Game([own, *others], FIELDS[view.field.removeprefix("field:")])
    game.hexes, game.terrain = set(view.hexes), dict(view.terrain)
    game.turn, game.phase = view.turn, "reveal"
    own.played = Piece(key)
    if own.played in own.hand:
        own.hand.remove(own.played)
    return Rehearsed(game, own, own.played, script)


def still(one: SamuraiView | OpponentView, own: Samurai) -> Samurai:
    """Somebody who stands there and does nothing, whoever it is."""
    hero = next(hero for hero in HEROES.values() if hero is not own.hero)
    other = Samurai(
        hero, one.team if isinstance(one, SamuraiView) else one.key, [], deck_of(hero, {}), hero.weapon
    )
    other.place, other.facing, other.stunned = one.place, one.facing, True
    other.wounds = -HARDY
    return other


def touched(one: Samurai) -> tuple[object, ...]:
    """What an effect on his hex would change."""
    return (one.place, one.facing, one.stuns, len(one.hobbles))
