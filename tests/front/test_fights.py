"""Way of the Samurai at the table, press by press: how much a whole exchange asks of a thumb."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from bot.engine.match import Match
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from tests.front.people import Person
from tests.front.test_progress import run_begun
from tests.front.town import Town
from tests.kit.rings import SLOW, every

pytestmark = SLOW

USUAL = {
    "play": ("action:",),
    "target": ("foe:",),
    "foe.way": ("way:",),
    "guard": ("guard:", "pass"),
    "way": ("way:",),
}
"""The usual questions: the target, three cards, the enemy's loss, Guard for Qi, and the cost of his blow."""
BETWEEN_TWO = ("duel.pair", "duel.buy", "duel.third", "duel.brace")
MOST = 6


@dataclass
class Exchange:
    """The answers in it, and the number of presses for them."""

    presses: int = 0
    answers: list[tuple[str, str]] = field(default_factory=list)

    @property
    def usual(self) -> bool:
        """Nothing was bought but Guard, and neither combo nor die asked for a choice."""
        return all(key.startswith(USUAL.get(prompt, ("never",))) for prompt, key in self.answers)


def place_in(match: Match) -> tuple[object, object]:
    """The round and exchange under way. The first questions of a round belong to its first exchange."""
    stands = WAY_OF_THE_SAMURAI.situation(match.view(None))
    return stands["round"], stands["exchange"] or 1


async def fought(match: Match, ann: Person, count: int) -> list[Exchange]:
    """Play ``count`` exchanges with the answers of the AI, each pressed by Ann on one open hand."""
    random = Random(2)
    found: dict[tuple[object, object], Exchange] = {}
    await ann.open_hand()
    while match.outcome is None:
        at, (seat,), before = place_in(match), match.waiting_for, ann.presses
        if at not in found and len(found) == count:
            break
        request = match.pending[seat].request
        keys = WAY_OF_THE_SAMURAI.advise(match.view(seat), request, random)
        await ann.choose(*keys)
        exchange = found.setdefault(at, Exchange())
        exchange.presses += ann.presses - before
        exchange.answers += [(request.prompt, key) for key in keys]
    return list(found.values())


@every("mode", ["fight", "three", "clan", "dojo", "village"], daily=2)
async def test_a_whole_exchange_takes_at_most_six_presses(town: Town, ann: Person, mode: str):
    table = await town.table(await run_begun(town, ann, mode))
    assert table.match is not None
    usual = [one for one in await fought(table.match, ann, 14) if one.usual]
    assert usual
    for one in usual:
        assert one.presses == len(one.answers) <= MOST, one.answers


async def test_between_two_an_exchange_takes_each_of_them_at_most_six_presses(
    town: Town, ann: Person, bob: Person
):
    """Two cards and their lock, what is bought, the third card, the last Qi; blows that graze ask besides."""
    lobby = await ann.type("play way-of-the-samurai", thread=False)
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    table = await town.table(lobby.table)
    match, random = table.match, Random(2)
    assert match is not None
    presses = dict.fromkeys((ann, bob), 0)
    while place_in(match) == (1, 1):
        seat = match.waiting_for[0]
        person, request = ann if seat in table.seats_of(ann.id) else bob, match.pending[seat].request
        await person.open_hand()
        before = person.presses
        await person.choose(*WAY_OF_THE_SAMURAI.advise(match.view(seat), request, random))
        if request.prompt in BETWEEN_TWO:
            presses[person] += person.presses - before
    assert 0 < min(presses.values()) <= max(presses.values()) <= MOST
