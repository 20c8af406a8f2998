"""Beforehand: what a card will ask of its owner in any case, offered with the choice of the card.

A player may know already which card to discard for it, which kamae to change to or how many cards to draw.
Without an answer in advance he is asked later. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.engine import Along, Option, Together
from bot.games.senjutsu.cards.card import Card, Piece, card_of
from bot.games.senjutsu.cards.heroes import change_key, changes
from bot.games.senjutsu.cards.language import ANY, OPEN, Deed, Line
from bot.games.senjutsu.effects.kamae_and_draw import are_paired, deed_of
from bot.games.senjutsu.reach.possible import holds
from bot.games.senjutsu.samurai.piles import kinds, name_of
from bot.games.senjutsu.state.samurai import Samurai

TWO = 2


def beforehand(samurai: Samurai, piece: Piece) -> Along | None:
    """The question asked together with a card: about its cost, else its change of kamae, else its draw."""
    lines = [*_alone(samurai, card_of(piece))]
    deeds = [deed for line in lines if (deed := deed_of(line.ways[0])) is not None and deed.who == "self"]
    return _discard(samurai, piece, deeds) or _change(samurai, deeds) or _draw(deeds)


def _alone(samurai: Samurai, card: Card) -> Iterator[Line]:
    """The lines that one would be asked about by themselves, as one stands now."""
    for part in card.sheet.parts:
        lines = part.lines
        for number, line in enumerate(lines):
            paired = are_paired(samurai, lines[number : number + 2]) or (
                number and are_paired(samurai, lines[number - 1 : number + 1])
            )
            free = not line.gate.focus and not line.when_wounded and holds(line.gate, samurai.kamae)
            if free and not paired and len(line.ways) == 1 and line.ways[0].gate == OPEN:
                yield line


def _discard(samurai: Samurai, piece: Piece, deeds: Sequence[Deed]) -> Along | None:
    """The question for one card of the hand to discard, or two."""
    cost = next((deed for deed in deeds if (deed.verb, deed.pick) == ("discard", ANY)), None)
    left = [one for one in samurai.abilities if one != piece]
    held = len(samurai.hand) - (piece in samurai.hand)
    if cost is None or cost.number > TWO or not cost.number <= len(left) or held == cost.number:
        return None
    if cost.number == 1:
        return Along("discard-card", [Option(one, one) for one in kinds(left)])
    pairs = {(name_of(one), name_of(other)): (one, other) for one, other in combinations(sorted(left), TWO)}
    return Along("discard-card", [Together(pair) for pair in pairs.values()])


def _change(samurai: Samurai, deeds: Sequence[Deed]) -> Along | None:
    """The question for a change of kamae along the tree."""
    branches = next((deed.number for deed in deeds if deed.verb == "change"), 0)
    found = changes(samurai.hero, samurai.kamae, branches)
    if len(found) < TWO or samurai.suffers("paralysis"):
        return None
    return Along("change", [Option(change_key(samurai.kamae, one), one) for one in found])


def _draw(deeds: Sequence[Deed]) -> Along | None:
    """The question for the number of cards to draw."""
    most = next((deed.number for deed in deeds if deed.verb == "draw" and deed.up_to), 0)
    options = [Option(f"draw:{number}", number) for number in range(most, -1, -1)]
    return Along("draw", options) if most else None
