"""The preview of a card in a fight: its own reach, and what the opponents may do against it by the book.

Everything is made of the view of one seat. Nobody's deck is read, so the order of a deck changes nothing. The
turn is rehearsed once for each card that an opponent may still have before him; several opponents turn over
their next possible card in the same rehearsal. The hero of the preview plays his card as the AI would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Final, cast

from bot.engine import Facts, Guesses, Question, Seat, Step, View, rehearse
from bot.engine.question import NO_FACTS
from bot.games.senjutsu import samurai_steps, steps
from bot.games.senjutsu.advisor.swordsman import likely
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.samurai.piles import name_of
from bot.games.senjutsu.seen.outlook import foresee as reach_of
from bot.games.senjutsu.state.game import Over
from bot.games.senjutsu.turn.choosing import lay_down
from bot.games.senjutsu.turn.phases import play_cards
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.advisor.companion import at_a_glance
from bot.games.senjutsu_solo.advisor.guessing import hidden_cards, imagined
from bot.games.senjutsu_solo.seen.showing import show
from bot.games.senjutsu_solo.view import OpponentView, SoloView

MOST: Final = 12
"""The most rehearsals of one preview. No deck of an opponent has more different cards."""
SEED: Final = 1
"""A fixed seed: the same view always gives the same preview."""


def foresee(view: View, seat: Seat, key: str) -> Facts:
    """The reach of a card of this seat, and the opponents' strikes while cards are chosen.

    ``menace`` has the key of each opponent who has a card before him, the number of cards it may be, those of
    them that hit this hero, and the most wounds of one. ``coming`` has each hex that may be struck, with the
    hex it is struck from: ``d4 d3``.
    """
    reach = reach_of(view, seat, key)
    fight = cast("SoloView", view)
    if not reach or fight.phase != "choose":
        return reach
    return {**reach, **_menace(fight, seat, Piece(key))}


@dataclass(slots=True)
class Blows:
    """The blows of one rehearsed turn, heard from its steps."""

    hero: str
    hexes: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    """Struck hexes, each with the hex of the opponent who strikes."""
    hits: Counter[str] = field(default_factory=Counter[str])
    """The wounds by each opponent who hit the hero; 0 if the blow did something else to him."""
    foe: str = ""
    """The opponent whose blow is being resolved."""

    def hear(self, told: Step) -> None:
        match solo_steps.read(told):
            case steps.Attack(samurai=name, here=here, hexes=hexes, targets=targets):
                self.foe = name if name != self.hero else ""
                if name.startswith("foe:"):
                    self.hexes |= {(place, here) for place in hexes}
                    if self.hero in targets:
                        self.hits[name] += 0
            case steps.Blocked(samurai=self.hero, foe=foe):
                self.hits.pop(foe, None)
            case solo_steps.CounterStrikes(samurai=foe, foe=self.hero):
                self.foe, self.hits[foe] = foe, self.hits[foe]
            case samurai_steps.Wound(samurai=self.hero, number=number) if self.foe.startswith("foe:"):
                self.hits[self.foe] += number
            case _:
                pass


@lru_cache(maxsize=64)
def _menace(view: SoloView, seat: Seat, card: Piece) -> Facts:
    held = {one.key: _possible(one) for one in view.opponents if one.chosen and not one.fallen}
    if not held:
        return NO_FACTS
    rounds = min(MOST, max(len(cards) for cards in held.values()))
    played = [
        {foe: list(cards)[number % len(cards)] for foe, cards in held.items()} for number in range(rounds)
    ]
    heard = [_rehearsed(view, seat, card, each) for each in played]
    menace = [
        (foe, sum(cards.values()), *_hits(foe, cards, played, heard)) for foe, cards in held.items() if cards
    ]
    coming = sorted({blow for each in heard for blow in each.hexes})
    return {"menace": tuple(menace), "coming": tuple([f"{place} {source}" for place, source in coming])}


def _possible(one: OpponentView) -> Counter[str]:
    """The cards that may lie before him, each with its number, in a fixed order."""
    return Counter(sorted(map(name_of, hidden_cards(one))))


def _hits(
    foe: str, cards: Counter[str], played: Sequence[dict[str, str]], heard: Sequence[Blows]
) -> tuple[int, int]:
    """The number of his cards that hit the hero in a rehearsal, and the most wounds of one."""
    blows = {each[foe]: blow.hits[foe] for each, blow in zip(played, heard, strict=True) if foe in blow.hits}
    return sum(cards[card] for card in blows), max(blows.values(), default=0)


def _rehearsed(view: SoloView, seat: Seat, card: Piece, played: dict[str, str]) -> Blows:
    """The blows of a turn in which this seat plays this card, and the opponents theirs."""
    random = Random(SEED)
    game = imagined(view, random)
    for opponent in game.opponents:
        if opponent.label in played:
            opponent.played = Piece(f"{played[opponent.label]}#1")
    for one in game.heroes:
        if not one.fallen:
            own = next((piece for piece in one.hand if name_of(piece) == name_of(card)), card)
            one.played = own if one.seat == seat else likely(game, one, random)
            lay_down(one)

    def answer(question: Question[object]) -> Sequence[str]:
        return at_a_glance(show(game, question.seat), question.seat, question.request, random)

    blows = Blows(f"hero:{seat}")
    with suppress(Over):
        rehearse(play_cards(game), answer, Guesses(random), blows.hear)
    return blows
