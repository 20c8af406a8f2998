"""The novice: looks at each card alone, at what it says and whether it breaks a defence that he knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from bot.engine import Request, View, options_of
from bot.games.way_of_the_samurai.advisor.duelist import NOISE_OF_A_NOVICE, Duelist
from bot.games.way_of_the_samurai.advisor.moments import facts_of, strength_of
from bot.games.way_of_the_samurai.advisor.swordmaster import advise, own_side
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.view import DuelView

DOUBT: Final = 1.5
"""The most by which a card may be worse than the best, and be played."""


def novice(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a novice. A card that breaks the defence comes before all that do not."""
    options = options_of(request)
    table, you = own_side(cast("DuelView", view))
    if request.prompt.startswith("duel."):
        return Duelist(table, you, options, random, NOISE_OF_A_NOVICE).answer(request.prompt)
    cards = {card.key: card for card in (*(you.hand or ()), *you.reserve)}
    offered = {option.key: facts_of(option) for option in options if option.key in cards}
    if request.prompt != "play" or not offered:
        return advise(view, request, random)
    breaking = [key for key, facts in offered.items() if facts.get("fate") == "breaks"]

    def worth(card: Action) -> float:
        return strength_of(card) + DOUBT * random.random()

    return [max(breaking or offered, key=lambda key: worth(cards[key]))]
