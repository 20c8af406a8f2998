"""``python -m bot.new_game``: what it lays out can be played at once, in words made from keys and in pictures
that are tables."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot import games
from bot.engine import Choice, GameRules, Option, Problem, Step
from bot.new_game import GAMES, NotLaidOut, lay_out
from bot.wording import CATALOGUE, Words, words
from renderers.gallery import PAINTERS, painter_of
from renderers.kit.sizes import LEAST
from renderers.plain import PLAIN
from tests.front.town import Town
from tests.kit.catalogue import catalogue_in
from tests.kit.rings import PROOF, SLOW

ROOT = Path(__file__).parents[1]
NAME = "pebble_hunt"
KEY = "pebble-hunt"
TITLE = "Pebble hunt"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with nothing but the list of games and the sentences that all share, and a new game in it."""
    for path in (GAMES, Path("data/wording/en/house.ftl")):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    lay_out(NAME, tmp_path)
    return tmp_path


@pytest.fixture
def game(house: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameRules]:
    """The rules of the new game, while its own folders and sentences count as the house's."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(house / "bot/games")])
    with catalogue_in(house / "data/wording"):
        yield importlib.import_module(f"bot.games.{NAME}.rules").PEBBLE_HUNT
    for module in [name for name in sys.modules if name.startswith(f"bot.games.{NAME}")]:
        del sys.modules[module]
    delattr(games, NAME)


@pytest.fixture
async def town(tmp_path: Path, game: GameRules) -> AsyncIterator[Town]:
    async with Town(tmp_path, PLAIN, games={KEY: game}) as town:
        yield town


@SLOW
async def test_the_first_round_of_a_new_game(town: Town):
    ann, bob = town.people["ann"], town.people["bob"]
    lobby = await ann.type(f"play {KEY}", thread=False)
    assert TITLE in lobby.text
    for person in (ann, bob):
        await person.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    table = await town.table(lobby.table)
    for _ in range(3):  # each lays a card, and one of them takes a prize
        seat = table.waiting_for[0]
        question = table.question(seat)
        assert question is not None and isinstance(question.request, Choice)
        person = town.people[table.sitter(seat).name]
        await person.press(words(KEY).option("card", question.request.offered[0]), await person.open_hand())
    await town.bot.publisher.settle()
    assert "Took: seat" in town.board.text
    book = await ann.press("Rules", town.board)
    assert "The rules of this game are not written down yet." in book.text


def test_a_new_game_is_listed_and_named(house: Path):
    listed = (house / GAMES).read_text("utf-8")
    assert f"from bot.games.{NAME}.rules import PEBBLE_HUNT\n" in listed
    assert listed.count("        PEBBLE_HUNT,\n") == 1
    for path in house.rglob("*"):
        if NAME in path.as_posix() and path.is_file():
            assert "new_game" not in path.read_text("utf-8").lower().replace("-", "_"), path


def test_nothing_is_written_over(house: Path):
    with pytest.raises(NotLaidOut, match="is there already"):
        lay_out(NAME, house)


@pytest.mark.parametrize("name", ["", "High", "7_ronin", "a-b", "a__b", "../a"])
def test_a_name_has_to_be_that_of_a_folder(name: str, house: Path):
    with pytest.raises(NotLaidOut, match="is no name"):
        lay_out(name, house)


@PROOF
def test_a_new_game_passes_its_tests_and_the_style_checks(tmp_path: Path):
    """In a copy of the house: ruff, pyright, its own tests, and those that find every game by themselves."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for path in filter(None, listed.decode().split("\0")):
        if (ROOT / path).is_file():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, tmp_path / path)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    laid_out = [str(path.relative_to(tmp_path)) for path in lay_out(NAME, tmp_path) if path.suffix == ".py"]
    found = "tests/games/test_random_games.py", "tests/leaks/test_views.py"
    for command in (
        ["ruff", "check", "--no-cache", *laid_out],
        ["ruff", "format", "--check", "--no-cache", *laid_out],
        ["pyright", *laid_out],
        ["pytest", f"tests/games/{NAME}"],
        ["pytest", *found, "-k", KEY],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=tmp_path, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stdout.decode()


# Words made from keys


@pytest.fixture
def unwritten(house: Path) -> Iterator[Words]:
    with catalogue_in(house / "data/wording"):
        yield words(KEY)


def test_sentences_are_made_from_keys_and_facts(unwritten: Words):
    assert unwritten.step(Step("took_it", {"seat": "seat:first", "card": "card:high_card#2"})) == (
        "Took it: seat first and card high card"
    )
    assert unwritten.step(Step("round", {"round": 3})) == "Round: 3"
    assert (
        unwritten.step(Step("laid", {"cards": (("seat:a", 3), ("seat:b", 4))})) == "Laid: cards a 3 and b 4"
    )
    assert unwritten.prompt(Choice("lay.down", [Option("card:hop", 1)])) == "Lay down"
    assert unwritten.option("lay.down", Option("card:hop", 1)) == "hop"
    assert unwritten.problem(Problem("too-many", {"most": 3})) == "Too many: most 3"
    assert unwritten.say("lobby-pitch") == TITLE
    assert unwritten.label("12:30 is no key") == "12:30 is no key"


def test_a_game_without_a_catalogue_is_unfinished(unwritten: Words):
    assert words("no-such-game").say("prompt-take") == "Take"
    assert words().unfinished == ""


def test_a_finished_game_has_no_sentence_that_nobody_wrote(house: Path):
    catalogue = house / f"data/wording/en/{NAME}.ftl"
    lines = catalogue.read_text("utf-8").splitlines(keepends=True)
    catalogue.write_text("".join(line for line in lines if not line.startswith("game-unfinished")), "utf-8")
    with catalogue_in(house / "data/wording"), pytest.raises(LookupError):
        words(KEY).say("prompt-take")


def test_no_game_of_the_house_is_unfinished():
    assert CATALOGUE == ROOT / "data/wording"
    assert [game for game in games.GAMES if words(game).unfinished] == []


# Pictures


def test_a_game_without_a_painter_is_drawn_as_tables():
    assert painter_of("no-such-game") is PLAIN
    assert {game: painter_of(game) for game in games.GAMES} == dict(PAINTERS)


def test_a_picture_says_the_same_as_its_text_and_can_be_read(game: GameRules):
    state = importlib.import_module(f"bot.games.{NAME}.state")
    view = state.TableView(3, (state.PlayerView("first", 7, 2),), ("card:12", "card:30"))
    picture = PLAIN.board(view, words(KEY), {}, Step("took", {"card": "card:12"}))
    assert picture.alt == "Took: card 12. Round: 3. Hand: 12 and 30. first: Points 7 and Cards 2."
    for part in ("Took: card 12", "Round", "3", "12 and 30", "Points", "7"):
        assert part in [text.text for text in picture.written]
    assert min(text.size for text in picture.written) >= LEAST
    assert all(text.box[0] >= 0 and text.box[2] <= picture.image.width for text in picture.written)


def test_facts_without_room_in_the_picture_stand_beside_it(game: GameRules):
    state = importlib.import_module(f"bot.games.{NAME}.state")
    players = tuple(state.PlayerView(f"seat {number}", number, 2) for number in range(14))
    view, step = state.TableView(3, players, ()), Step("took", {"card": "card:12"})
    board, second = PLAIN.board(view, words(KEY), {}, step), PLAIN.beside(view, words(KEY), {})
    assert second is not None
    shown = {text.text for text in (*board.written, *second.written)}
    assert {f"seat {number}" for number in range(14)} <= shown
    assert PLAIN.beside(state.TableView(3, players[:3], ()), words(KEY), {}) is None
