"""Every decision in the middle of 7 Ronin: asked of its owner only, in words, and answered."""

from __future__ import annotations

import pytest

from bot.engine import Seat
from bot.wording import words
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.stories import before
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

WORDS = words("seven-ronin")
SEVEN = ["Hayai", "Kabe", "Musashi", "Taiko", "Tasuke", "Yobu", "Yumi"]
WITH_ABILITY = [name for name in SEVEN if name != "Kabe"]
RING = [
    *("Watchtower", "Inn", "Well", "Granary", "Animal Pen"),
    *("North Field", "Path", "Graveyard", "Shrine", "South Field"),
]

ASKED = {
    "ronin.next": ("defender", ["Hayai", "Yobu", "Yumi", "Nobody else"]),
    "hayai.goal": ("defender", ["Path", "Graveyard", "Not Hayai after all"]),
    "taiko.patient": ("defender", ["Kabe", "Yumi", "Not Taiko after all"]),
    "yobu.drive": ("defender", ["Animal Pen", "Path", "Not Yobu after all"]),
    "wounds.divide": ("defender", ["0", "1"]),
    "areas.next": ("attacker", ["Shrine", "No more"]),
    "watchtower.targets": ("attacker", ["Tasuke", "Yumi", "Not the Watchtower after all"]),
    "granary.number": ("attacker", ["1", "2", "Not the Granary after all"]),
    "well.target": ("attacker", [*SEVEN, "Not the Well after all"]),
    "inn.copy": ("attacker", ["Granary", "Graveyard", "Not the Inn after all"]),
    "pen.target": ("attacker", [*SEVEN, "Not the Animal Pen after all"]),
    "shrine.target": ("attacker", [*WITH_ABILITY, "Not the Shrine after all"]),
    "graveyard.withdraw": ("attacker", ["Graveyard", "One is enough"]),
    "path.target": ("attacker", [*RING, "Not the Path after all"]),
    "path.number": ("attacker", ["1", "2", "Not the Path after all"]),
}
"""Each question with the seat that decides and the possible answers, in order."""

LEAVING = ("Nobody else", "No more")
"""Answers that leave abilities unused. They are confirmed once."""


def test_every_question_of_the_game_is_asked_here():
    asked = {name.removeprefix("prompt-") for name in WORDS.ids("prompt-")}
    assert asked == {"plan-attack", "plan-defend", *(prompt.replace(".", "-") for prompt in ASKED)}


@pytest.mark.parametrize("prompt", ASKED)
async def test_a_question_is_put_to_its_owner_and_to_nobody_else(town: Town, zoe: Person, prompt: str):
    seat, choices = ASKED[prompt]
    owner = town.at(seat)
    other = town.at("attacker" if seat == "defender" else "defender")
    table = await town.game_at(before(prompt))
    asked = table.question(Seat(seat))
    assert asked is not None and asked.request.prompt == prompt
    question = WORDS.prompt(asked.request)
    assert owner.mention in town.board.text.partition("Waiting for")[2]
    assert other.mention not in town.board.text.partition("Waiting for")[2]

    hand = await owner.open_hand()
    assert question in hand.text
    assert [*hand.answers] == choices

    beside = await other.open_hand()
    assert "You have nothing to answer now. Waiting for" in beside.text
    assert beside.answers == {} and beside.menus == []
    assert all(question not in message.text for message in zoe.see())

    position = table.position
    for stranger in (other, zoe):
        refusal = await forged_answer(stranger, hand, choices[-1])
        assert refusal.private and refusal.text.startswith("That hand is not yours.")
    assert table.position == position

    await owner.press(choices[-1], hand)
    if choices[-1] in LEAVING:
        assert table.position == position
        await owner.press("Lock in", hand)
    assert table.position == position + 1
    assert table.match is not None and table.match.journal[-1].prompt == prompt


@pytest.mark.parametrize(
    ("prompt", "leaving", "left"),
    [
        ("ronin.next", "Nobody else", "Hayai, Yobu and Yumi can still act today."),
        ("areas.next", "No more", "The Shrine can still act today."),
    ],
)
async def test_leaving_abilities_unused_is_asked_once_more(town: Town, prompt: str, leaving: str, left: str):
    owner = town.at(ASKED[prompt][0])
    table = await town.game_at(before(prompt))
    hand = await owner.open_hand()
    position = table.position
    await owner.press(leaving, hand)
    assert table.position == position and left in hand.text
    await owner.press("Not yet", hand)
    assert left not in hand.text and hand.answers[leaving]
    await owner.press(leaving, hand)
    await owner.press("Lock in", hand)
    assert table.position == position + 1


async def forged_answer(stranger: Person, hand: Screen, choice: str) -> Screen:
    """Somebody else's client sends the answer of this hand from the public message."""
    return await stranger.forges(hand.custom_id(choice), stranger.town.board)


async def test_an_answer_that_was_never_offered_is_refused(town: Town, bob: Person):
    table = await town.game_at(before("hayai.goal"))
    hand = await bob.open_hand()
    position = table.position
    answer = await bob.forges(hand.custom_id("Path").replace("area:path", "area:moon"), hand)
    assert answer.text == "That choice is no longer open. Pick one of those shown now."
    assert table.position == position and [*hand.answers] == ["Path", "Graveyard", "Not Hayai after all"]


async def test_after_an_answer_the_hand_shows_what_comes_next(town: Town, ann: Person):
    await town.game_at(before("path.target"))
    hand = await ann.open_hand()
    await ann.press("Watchtower", hand)
    assert WORDS.say("prompt-path-number", area="area:watchtower") in hand.text
    await ann.press("1", hand)
    assert "to the Watchtower" in town.board.text
