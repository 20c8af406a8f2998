"""The hand for every question of every game is within Discord's limits and can be answered."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

from discord import ui

from bot.engine import (
    Choice,
    Dealer,
    Form,
    GameRules,
    Keyed,
    Request,
    Setup,
    Several,
    barred,
    draft_of,
    is_usual,
    numbered_places,
    options_of,
    plain_answer,
    way_of,
)
from bot.engine.match import Match
from bot.front.hand.controls import ways
from bot.front.hand.controls.context import HandContext, hand_context
from bot.front.hand.message import controls
from bot.front.shared.action import Keys
from bot.front.shared.components import layout
from bot.games import GAMES
from bot.store import Kept, ShownRow, Sitter, Store, TableRow
from bot.tables.ai_seats import Minds
from bot.tables.keeping import Begun
from bot.tables.seating import setup_of
from bot.tables.suggestions import ON, SUGGESTIONS
from bot.tables.table import Table
from bot.wording import words
from tests.kit import limits
from tests.kit.rings import SLOW, every
from tests.tables.sitting import core_of

pytestmark = SLOW

ROOM = 30
"""The number of components left in a hand with its picture, several seats and a standing pass."""
MOST_ANSWERS = 150
GAMES_AND_SEEDS = [(game, seed) for game in GAMES.values() for seed in range(3)]


@every(("game", "seed"), GAMES_AND_SEEDS, ids=lambda one: getattr(one, "key", one), daily=5)
def test_everything_that_is_asked_can_be_answered_within_the_limits(game: GameRules, seed: int):
    random = Random(seed)
    table = table_of(game, random)
    match = table.match
    assert match is not None
    asked: set[str] = set()
    for _ in range(MOST_ANSWERS):
        if match.outcome is not None:
            break
        seat = random.choice(match.waiting_for)
        request = match.pending[seat].request
        keys = plain_answer(game, request, random)
        asked.add(request.prompt)
        for draft, suggested in ((draft_of(request), None), (draft_of(request, keys), (*keys,))):
            core_of(table).drafts = {seat: (match.position, Begun(draft, suggested, draft))}
            context = hand_context(table, words(game.key), seat)
            wrong = problems_of(context)
            assert wrong == [], f"{request.prompt}: {wrong}"
            assert isinstance(request, Form) or unreachable(context) == [], request.prompt
        match.answer(seat, keys)
    assert asked


def table_of(game: GameRules, random: Random) -> Table:
    """A table that nobody keeps, with as many sitters as the game allows at most, and what they agreed on
    drawn at random until the game takes it."""
    number = game.players[-1]
    while True:
        options = {one.key: one.value(some(one, random)) for one in game.options if not one.each_seat}
        options[SUGGESTIONS.key] = ON
        row = TableRow(
            id=1, game=game.key, rules_version=game.rules_version, starter_id=1, language="en",
            seed="", commitment="", status="playing", options=options,
        )  # fmt: skip
        sitters = [
            Sitter(
                table_id=1, number=place, user_id=place, name=str(place), seat=seat,
                chosen={one.key: one.value(some(one, random)) for one in game.options if one.each_seat},
            )
            for place, seat in enumerate(game.seats[:number], 1)
        ]  # fmt: skip
        setup = setup_of(game, row, sitters, number)
        if not game.refuses(setup):
            break
        number = random.choice([*game.players])
    kept = Kept(row, ShownRow(table_id=1, channel_id=1), sitters, [], None, {})
    table = Table(cast("Store", None), game, kept, Minds(), lambda _: None)
    table.match = Match(game, setup, Dealer(f"controls {random.random()}"))
    return table


def test_the_effect_of_each_answer_is_written_once():
    """Both answers lead to the enemy's blow: the question about it is shown once."""
    game, random = GAMES["way-of-the-samurai"], Random(1)
    table, seat = table_of(game, random), game.seats[0]
    table.match = match = Match(game, Setup((seat,)), Dealer("twice"))
    while (request := match.pending[seat].request).prompt != "foe.way":
        match.answer(seat, game.advise(match.view(seat), request, random))
    context = hand_context(table, words(game.key), seat)
    assert [one.then.prompt for one in context.ahead] == ["guard", "guard"]
    assert len(behind(context)) == 2


def test_many_options_at_few_places_take_one_press_a_place():
    """Senjutsu: where to, looking at the foe; the other ways to look are turned to beside it."""
    context, request = moving()
    numbers = [str(number) for number in numbered_places(request).values()]
    shown = labels(context)
    assert [label.split()[0] for label in shown[: len(numbers)]] == numbers
    assert all(label.split()[1][0] in ways.CLOCKWISE for label in shown[: len(numbers)])
    usual = {option.key for option in options_of(request) if is_usual(option)}
    assert {key for action, key in behind(context) if action == "answer"} == usual
    for way in shown[len(numbers) :]:
        turned = replace(context, focus=(way[0],))
        keys = [key for action, key in behind(turned) if action == "answer"]
        there = [one.key for one in options_of(request) if way_of(one) == way[0]]
        assert set(there) <= set(keys), "all that can be gone this way are offered"
        assert labels(turned)[: len(numbers)].count(way) == 0


def moving() -> tuple[HandContext, Request[object]]:
    """Somebody may go to more places, more ways, than can be taken in at a glance."""
    random = Random(1)
    table = table_of(GAMES["senjutsu"], random)
    match = table.match
    assert match is not None
    while True:
        seat = random.choice(match.waiting_for)
        request = match.pending[seat].request
        if request.prompt == "move" and ways.MOST_AT_ONCE < len(options_of(request)) <= 50:
            return hand_context(table, words(table.game.key), seat), request
        match.answer(seat, plain_answer(table.game, request, random))


def behind(context: HandContext) -> list[tuple[str, str]]:
    """The actions and keys of the enabled buttons."""
    components = layout(ui.Container(*controls(context, ROOM))).to_components()
    ids = [part["custom_id"] for part in limits.walk(components) if not part.get("disabled", True)]
    return [(one.split(":")[3], one.partition("|")[2]) for one in ids]


def labels(context: HandContext) -> list[str]:
    components = layout(ui.Container(*controls(context, ROOM))).to_components()
    return [part["label"] for part in limits.walk(components) if part["type"] == limits.BUTTON]


def some(option: Any, random: Random) -> list[str]:
    return random.sample(option.choices, random.randint(option.least, option.most))


def problems_of(context: HandContext) -> list[str]:
    """The problems Discord would have with these controls below a hand's heading."""
    items = controls(context, ROOM)
    body = {"components": layout(ui.Container(*items)).to_components(), "flags": limits.COMPONENTS_V2}
    wrong = limits.problems("POST", "/channels/1/messages", body)
    used = sum(1 for _ in limits.walk(body["components"])) - 1
    return [*wrong, *([f"{used} components"] if used > ROOM else [])]


def unreachable(context: HandContext) -> list[str]:
    """Options that can be chosen and stand on no page."""
    request = context.request
    assert isinstance(request, Choice | Several)
    offered: set[str] = set()
    for turn in range(30):
        way = ways.CLOCKWISE[turn % len(ways.CLOCKWISE)]
        turned = hand_context(context.table, context.words, context.seat, (way,), turn)
        for part in limits.walk(layout(ui.Container(*controls(turned, ROOM))).to_components()):
            if part["type"] == limits.BUTTON:
                offered.add(str(part["custom_id"]).partition("|")[2])
            elif part["type"] == limits.SELECT:
                offered |= {option["value"] for option in part["options"]}
    options: list[Keyed] = [*options_of(request)]
    offered |= {Keys.of(key).first for key in offered}
    return [one.key for one in options if not barred(one) and one.key not in offered]
