"""The account of a game that has ended: made from the public record, and every sentence of it can be said."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.engine import CALLED_OFF, Account, Dealer, GameRules, Step, View, stretches
from bot.engine.match import Match
from bot.front.table.chapter_ends import account_of, openings
from bot.games import GAMES
from bot.wording import CATALOGUE, SOURCE_LANGUAGE, Words, message_id, words
from tests.games import recorded
from tests.kit.ends import account_at
from tests.kit.rings import every
from tests.kit.translation import asks_for

TOLD = [game for game in GAMES.values() if game.account_facts]
RECORDED = [(game, file) for game in TOLD for file in recorded.files_of(game)]
MOST_SAID = 1000
PARTS = ("turning", "picture-when", "picture-turning")
"""A turning point has a sentence in the message, and a time and a short text in the picture."""


def messages(game: GameRules) -> dict[str, set[str]]:
    """The messages of all turning points, each with the facts that are declared."""
    declared = {one.step_name(): {*one.__match_args__} for one in game.account_facts}
    said = words(game.key)
    tries = {name for name in declared if said.has(f"try-{message_id(name)}")}
    found = {f"try-{message_id(name)}": {*declared[name], "chosen", "settings"} for name in tries}
    for name, facts in declared.items():
        found |= {f"{part}-{message_id(name)}": facts for part in PARTS if name not in tries}
    return found


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.key)
def test_every_turning_point_has_its_sentences_and_asks_for_declared_facts_only(game: GameRules):
    file = CATALOGUE / SOURCE_LANGUAGE / f"{game.key.replace('-', '_')}.ftl"
    said, wanted = words(game.key), messages(game)
    assert [name for name in wanted if not said.has(name)] == []
    undeclared = {
        name: asked
        for name, facts in wanted.items()
        if (asked := asks_for(file, name) - {message_id(fact) for fact in facts})
    }
    assert undeclared == {}
    spoken = {name for part in PARTS for name in said.ids(f"{part}-")}
    assert spoken <= set(wanted), "a sentence is about no turning point"


def said_of(account: Account, said: Words) -> Sequence[str]:
    """All sentences of an account."""
    return [
        said.say(f"{part}-{message_id(point.what.step_name())}", point.what.as_facts())
        for point in account.turnings
        for part in PARTS
    ]


@every(("game", "file"), RECORDED, ids=[file.stem for _, file in RECORDED], daily=10)
def test_recorded_games_have_an_account_of_every_kind_of_end(game: GameRules, file):
    """Played to the end, given up and called off at half."""
    played, said = recorded.read(game, file), words(game.key)
    half = played.entries[: len(played.entries) // 2]
    given_up = game.resigned(played.setup, played.setup.seats[0])
    ends = [
        account_at(game, played.setup, played.entries),
        account_at(game, played.setup, half, given_up),
        account_at(game, played.setup, half),
    ]
    assert [one.ended for one in ends[1:]] == ["resigned", CALLED_OFF]
    assert recorded.digest(ends[0]) == played.told["account"]
    declared = {*game.account_facts}
    for account in ends:
        assert account.turnings and all(said_of(account, said))
        told = [*(point.what for point in account.turnings), *(one.what for one in account.tries)]
        assert {type(one) for one in told} <= declared
        assert hash(account), "pictures are cached by it"
        choices = {option.key: option for option in game.options}
        for one in account.tries:
            assert all(choices[key].value(choices[key].keys(value)) == value for key, value in one.options)


ENDED = [game for game in GAMES.values() if game.chapter_accounts.opens]


@pytest.mark.parametrize("game", ENDED, ids=lambda game: game.key)
def test_every_line_about_a_chapter_has_its_sentence_and_asks_for_declared_facts_only(game: GameRules):
    file = CATALOGUE / SOURCE_LANGUAGE / f"{game.key.replace('-', '_')}.ftl"
    declared = {f"ended-{message_id(one.step_name())}": one for one in game.chapter_accounts.facts}
    assert {*words(game.key).ids("ended-")} == {*declared}
    for name, one in declared.items():
        assert asks_for(file, name) <= {message_id(fact) for fact in one.__match_args__}


@every(
    ("game", "file"),
    [(game, file) for game in ENDED for file in recorded.files_of(game)],
    ids=[f"{game.key}-{file.stem}" for game in ENDED for file in recorded.files_of(game)],
    daily=10,
)
def test_every_chapter_of_a_recorded_game_has_an_account(game: GameRules, file: Path):
    """It can be said, and is short enough to stand above a question. A turn of two needs none."""
    played, said = recorded.read(game, file), words(game.key)
    match = Match.replay(game, played.setup, Dealer("never asked"), played.entries, watched=True)
    ended = stretches(match.opening(), openings(game), over=True)
    assert ended
    for one in ended:
        told = game.chapter_accounts.tell(one)
        assert {type(line) for line in told} <= {*game.chapter_accounts.facts}
        assert told or game.key.startswith("senjutsu"), "a turn of two fighters needs none"
        assert bool(told) <= len(account_of(one, game, said)) <= MOST_SAID


def test_every_turn_of_three_duellists_has_an_account_until_two_are_left():
    game = GAMES["senjutsu"]
    (file,) = (file for file in recorded.files_of(game) if file.stem == "ai-three")
    played = recorded.read(game, file)
    match = Match.replay(game, played.setup, Dealer("never asked"), played.entries, watched=True)
    told = [
        bool(game.chapter_accounts.tell(one)) for one in stretches(match.opening(), openings(game), over=True)
    ]
    assert told[0] and told == sorted(told, reverse=True)


def test_steps_before_the_first_chapter_belong_to_none_and_the_last_chapter_ends_with_the_game():
    steps = [Step(name, {}) for name in ("deal", "day", "fight", "night", "day", "fight")]
    for place, one in enumerate(steps):
        one.view = None if one.name == "night" else View()
        one.position = place
    assert [[step.name for step in one.steps] for one in stretches(steps, {"day"}, over=False)] == [
        ["day", "fight"]
    ]
    first, last = stretches(steps, {"day"}, over=True)
    assert first.then is steps[4] and last.then is None and last.steps == steps[4:]
