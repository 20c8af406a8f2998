"""The text below a hand: what the others may still play, as far as everybody may know it.

Deck lists are open, and so is what lies face up. In a solo fight each card of an opponent is named; a deck of
thirty cards is counted by types.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.senjutsu.cards.card import card_of
from bot.games.senjutsu.cards.language import KINDS
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.games.senjutsu_solo.view import OpponentView
from bot.wording import Words
from renderers.senjutsu.people.bodies import opponents


def said_of_others(view: DuelView, words: Words, one: SamuraiView) -> str:
    """A line for each foe who stands."""
    foes = [other for other in view.samurai if other.team != one.team and not other.fallen]
    lines = [_of_foe(other, words) for other in foes]
    lines += [_of_opponent(other, words) for other in opponents(view) if not other.fallen]
    return "\n".join(lines)


def unseen(deck: Sequence[str], seen: Sequence[str]) -> Counter[str]:
    """The cards of a deck list that lie open nowhere, each with its number."""
    return Counter(deck) - Counter(seen)


def _of_foe(one: SamuraiView, words: Words) -> str:
    staying = [card.card for card in one.staying]
    left = unseen(one.deck_list, [*one.discard, *staying, *one.aside])
    kinds = Counter[str]()
    for card, number in left.items():
        kinds[card_of(card).kind] += number
    counted = [(f"kind:{kind}", kinds[kind]) for kind in KINDS if kinds[kind]]
    return words.say(
        "caption-foe",
        foe=one.key,
        hand=one.hand,
        stuns=one.stuns,
        unseen=left.total(),
        kinds=words.join([words.say("caption-kind", kind=kind, count=count) for kind, count in counted]),
    )


def _of_opponent(one: OpponentView, words: Words) -> str:
    gone = [card for card in one.discard if card in one.deck_list]
    left = unseen(one.deck_list, [*one.discard, one.card])
    return words.say(
        "caption-opponent",
        foe=one.key,
        left=_names(left, words),
        some=bool(left),
        gone=_names(gone, words),
        any=bool(gone),
    )


def _names(cards: Iterable[str], words: Words) -> str:
    """The names of cards, each once: some cards share a name."""
    return words.join(list(dict.fromkeys(map(words.label, cards))))
