"""The clicks that a plan, a choice and a round cost, compared with a table in ``docs/clicks.md``.

A press is one click; to open a select is one, and each line that is picked in it is one more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, cast

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine import Dealer, Entry, GameRules, Seat, Setup, repeat_of
from bot.engine.chance import Chance
from bot.engine.journal import effective
from bot.engine.match import Match
from bot.games import GAMES
from bot.games.senjutsu.advisor import swordsman
from bot.games.senjutsu.advisor.trying import Care
from bot.games.senjutsu_solo.advisor import companion
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.way_of_the_samurai.view import DuelView
from bot.tables import house
from bot.tables.ahead import look_ahead
from bot.tables.seating import Person as Sitting
from bot.tables.table import Table
from bot.wording import words
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.front.turns import Player, Turn, played
from tests.games import recorded
from tests.kit.rings import PROOF, SLOW

pytestmark = SLOW

DOCS = Path(__file__).parents[2] / "docs" / "clicks.md"
FOUR_AREAS = Path("tests/journals/seven_ronin/rules-2/ai-6.jsonl")
GUARDS = ("hayai=pen", "kabe=granary", "musashi=field_north", "taiko=path", "yobu=graveyard", "yumi=shrine")
KIKUCHIYO = Seat("kikuchiyo")
FIGHTS = (("First fight", "Student"), ("First fight", "Warrior"), ("A nightmare", "Ronin"))


class Clicks:
    """Counts what one member clicks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, person: Person) -> None:
        self.made = 0
        press, select = MemberActor.click, MemberActor.select

        async def pressing(actor: MemberActor, *what: Any, **how: Any) -> InteractionResult:
            self.made += actor is person.actor
            return await press(actor, *what, **how)

        async def picking(
            actor: MemberActor, on: Any, values: Sequence[str], **how: Any
        ) -> InteractionResult:
            self.made += (1 + len(values)) * (actor is person.actor)
            return await select(actor, on, values, **how)

        monkeypatch.setattr(MemberActor, "click", pressing)
        monkeypatch.setattr(MemberActor, "select", picking)


@pytest.fixture
def clicks(monkeypatch: pytest.MonkeyPatch, ann: Person) -> Clicks:
    """The clicks of ann."""
    return Clicks(monkeypatch, ann)


def costs(row: str, clicks: int, *, about: bool = False) -> None:
    """Compare with the table in ``docs/clicks.md`` and the limit there. With ``about`` fewer clicks are fine,
    because they depend on the play of AI seats."""
    lines = [line.split("|") for line in DOCS.read_text("utf-8").splitlines() if line.startswith("| ")]
    counted, most = next((int(line[2]), int(line[3])) for line in lines if line[1].strip() == row)
    told = f"{row}: {clicks} clicks, where docs/clicks.md says {counted} of {most}"
    assert clicks <= most and (about or clicks == counted <= most), told


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_from_play_to_the_first_decision(town: Town, ann: Person, clicks: Clicks, game: GameRules):
    await ann.use(await ann.type("play"), f"press:0:0:play-now:{game.key}")
    hand = await ann.press("Begin", town.board)
    costs(f"From `/play` to the first decision of {words(game.key).say('game-name')}", clicks.made)
    (seat,) = (await town.table()).seats_of(ann.id)
    assert hand.private and seat in (await town.table()).waiting_for


async def test_the_attackers_plan_of_four_areas_and_the_market(town: Town, ann: Person, clicks: Clicks):
    played = recorded.read(SEVEN_RONIN, FOUR_AREAS)
    number = next(n for n, entry in enumerate(played.entries) if _four_areas_and_market(entry))
    await town.game_at(played.entries[:number])
    hand = await ann.open_hand()
    before = clicks.made
    lines = {value: label for label, value in hand.menus[0].options.items()}
    await ann.pick(*(lines[key.partition("=")[0]] for key in played.entries[number].keys))
    await ann.press("Lock in", hand)
    costs("Attacker's plan: four areas and the Market, one ninja each", clicks.made - before)
    assert set((await (await town.table()).journal())[-1].keys) == set(played.entries[number].keys)


def _four_areas_and_market(entry: Entry) -> bool:
    return entry.prompt == "plan.attack" and len(entry.keys) == 5 and "area:market=1" in entry.keys


async def test_the_attackers_plan_with_two_ninja_on_three_areas(town: Town, ann: Person, clicks: Clicks):
    await town.game()
    hand = await ann.open_hand()
    before = clicks.made
    await ann.pick("North Field", "South Field", "Path", "Market", on=hand)
    for area in ("North Field", "South Field", "Path"):
        await ann.press(f"+1 {area}", hand)
    await ann.press("Lock in", hand)
    costs("Attacker's plan: two ninja on each of three areas, one on the Market", clicks.made - before)


async def test_the_defenders_plan(town: Town, ann: Person, bob: Person, clicks: Clicks):
    lobby = await town.lobby()
    await ann.press("Defender", lobby)
    await bob.press("Attacker", lobby)
    await ann.press("Begin", lobby)
    hand = await ann.open_hand()
    before = clicks.made
    for place in ("Well", "Inn", "Path", "Shrine", "Granary", "North Field", "South Field"):
        await ann.press(place, hand)
    await ann.press("Lock in", hand)
    costs("Defender's plan: seven ronin", clicks.made - before)
    assert "You have locked in" in hand.text


async def test_the_attackers_well_and_inn(town: Town, ann: Person, clicks: Clicks):
    """The Inn copies the Well."""
    table = await town.game_at(_well_and_inn())
    await ann.open_hand()
    before = clicks.made
    await ann.choose("area:well>ronin:kabe")
    await ann.choose("area:inn>ronin:yumi")
    costs("Attacker's areas: the Well, and the Inn that copies it", clicks.made - before)
    assert "areas.next" not in [question.request.prompt for question in _asked(table)]


def _well_and_inn() -> list[Entry]:
    """Plans with one ninja at the Well, one at the Inn, and all others elsewhere."""
    match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("clicks"))
    match.answer(ATTACKER, ["area:inn=1", "area:well=1"])
    guards = [guard.replace("=", "=area:") for guard in (*GUARDS, "tasuke=field_south")]
    match.answer(DEFENDER, [f"ronin:{guard}" for guard in guards])
    while DEFENDER in match.pending:
        match.answer(DEFENDER, ["pass"])
    return match.journal


def _asked(table: Table) -> list[Any]:
    return [table.question(seat) for seat in table.waiting_for]


async def test_a_round_of_one_samurai(
    town: Town, ann: Person, clicks: Clicks, monkeypatch: pytest.MonkeyPatch
):
    """ann is Kikuchiyo, who is asked more than most, beside two companions; she does what an AI in her place
    would. Whatever she is asked, one press answers it."""
    monkeypatch.setattr(house, "new_seed", lambda: "clicks-1")
    lobby = await ann.type("play seven-samurai", thread=False)
    await ann.press("Kikuchiyo", lobby)
    for name, seat in (("bob", "Kanbei"), ("zoe", "Heihachi")):
        await town.people[name].press(seat, lobby)
    await ann.press("Begin", lobby)
    table = await town.table()
    before = clicks.made + 1  # the hand is opened once
    await ann.open_hand()
    while _round(table) == 1:
        (seat,) = table.waiting_for
        keys = _advised(table, seat)
        if seat == KIKUCHIYO:
            await town.bot.publisher.settle()
            await ann.choose(*keys)
        else:
            sitter = table.sitter(seat)
            assert sitter.user_id is not None
            await table.answer(Sitting(sitter.user_id, sitter.name), seat, table.position, keys)
    answered = [one for one in await table.journal() if one.kind == "answer" and one.by == KIKUCHIYO]
    assert clicks.made - before == len(answered)


def test_the_rounds_of_all_recorded_games():
    """One press answers a question of 7 Samurai, and with it the next where that can be looked ahead to; what
    would be said again and again is said once."""
    rounds: list[int] = []
    usual: list[int] = []
    for file in recorded.files_of(SEVEN_SAMURAI):
        if recorded.version_of(file) == SEVEN_SAMURAI.rules_version:
            clicks, special = clicks_of_each_round(recorded.read(SEVEN_SAMURAI, file))
            rounds += clicks.values()
            usual += [made - special[this] for this, made in clicks.items()]
    costs("A round of one samurai in recorded games, the middle one", sorted(rounds)[len(rounds) // 2])
    costs("The same without Kiai, talents and tokens taken up, the longest", max(usual))
    costs("A round of one samurai in recorded games, the longest", max(rounds))


@PROOF
def test_the_rounds_of_a_long_game_of_four():
    """The longest of ten games between four AI seats, at all levels; recorded games have shorter ones."""
    seats = tuple(Seat(name) for name in ("kanbei", "kikuchiyo", "kyuzo", "katsushiro"))
    options = {**recorded.usual_setup(SEVEN_SAMURAI).options, "level": "normal"}
    match = recorded.played_by_ai(SEVEN_SAMURAI, Setup(seats, options), "m-1-4-normal")
    clicks, special = clicks_of_each_round(recorded.Recorded(SEVEN_SAMURAI, match.setup, {}, match.journal))
    costs("A round of one samurai in a long game of four, the longest", max(clicks.values()))
    usual = [made - special[this] for this, made in clicks.items()]
    costs("The same game without Kiai, talents and tokens taken up, the longest", max(usual))


class Dealt:
    """Gives the recorded outcomes of chance."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._left = iter([entry.outcome for entry in entries if entry.kind == "chance"])

    def deal(self, _: Chance, __: int, /) -> tuple[int, ...]:
        return next(self._left)


Rounds: TypeAlias = Counter[tuple[int, str]]
"""Counts by round and samurai."""


def clicks_of_each_round(played: recorded.Recorded) -> tuple[Rounds, Rounds]:
    """All, and those that a round in which nothing special happens does not have. One press a question, none
    where it was answered with the one before, or where an answer stands."""
    match = Match(SEVEN_SAMURAI, played.setup, Dealt(played.entries))
    clicks: Rounds = Counter()
    special: Rounds = Counter()
    answered: set[tuple[int, str, str]] = set()
    standing: Standing = {}
    left = [entry for _, entry in effective(played.entries) if entry.kind == "answer"]
    for number, entry in enumerate(left):
        seat, keys = Seat(entry.by), ",".join(entry.keys)
        this = int(getattr(match.view(None), "round", 0)), seat
        clicks[this] += _withdrawn(match, seat, entry, standing)
        if (match.position, seat, keys) not in answered and (seat, entry.prompt) not in standing:
            clicks[this] += 1
            special[this] += is_special(entry)
            answered = {
                (match.position + 1, seat, then.key)
                for one in look_ahead(match, seat)
                if one.first.key == keys
                for then in one.options
            }
            _let_stand(match, seat, entry, left[number + 1 :], standing)
        match.answer(seat, entry.keys)
    return clicks, special


def is_special(entry: Entry) -> bool:
    """True if it is about a Kiai, a talent, or a token that is taken up."""
    named = "".join(entry.keys).partition(":")[0]
    return (
        entry.prompt.partition(".")[0] in ("kiai", "again", "penalty")
        or (entry.prompt == "spare" and bool(named))
        or named in ("hand_on", "dismiss", "bury")
    )


Standing: TypeAlias = dict[tuple[Seat, str], str]
"""The standing answers, each with its end."""


def _withdrawn(match: Match, seat: Seat, entry: Entry, standing: Standing) -> int:
    """The press for withdrawing a standing answer: none if it is over, one if another answer is wanted."""
    repeat = repeat_of(match.pending[seat].request)
    stood = standing.get((seat, entry.prompt))
    if stood is None or (repeat.answers(stood) and tuple(repeat.keys) == entry.keys):
        return 0
    del standing[seat, entry.prompt]
    return int(repeat.answers(stood))


def _let_stand(match: Match, seat: Seat, entry: Entry, later: Sequence[Entry], standing: Standing) -> None:
    """Let an answer stand as long as possible if the seat gives it at least three times in a row."""
    repeat = repeat_of(match.pending[seat].request)
    if not repeat.offered or tuple(repeat.keys) != entry.keys:
        return
    asked = [one for one in later if (one.by, one.prompt) == (seat, entry.prompt)]
    if len(asked) > 1 and asked[0].keys == asked[1].keys == entry.keys:
        standing[seat, entry.prompt] = repeat.offered[-1]


@PROOF
async def test_the_turns_of_a_duel(town: Town, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch):
    """Four whole duels. The decisions are fixed before, with standing answers for windows to pass."""
    monkeypatch.setattr(swordsman, "ADEPT", Care(2, 0.25))
    turns: list[Turn] = []
    for seed in range(4):
        lobby = await ann.type("play senjutsu", thread=False)
        await bob.press("Any seat", lobby)
        turns += await turns_at(town, lobby, seed, ann, bob)
    presses_of("A turn of Senjutsu", turns)


@PROOF
async def test_the_turns_of_a_fight_against_opponents(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(companion, "ADEPT", Care(2, 0.15))
    turns: list[Turn] = []
    for seed, (preset, hero) in enumerate(FIGHTS):
        lobby = await ann.type("play senjutsu-solo", thread=False)
        await ann.press(preset, lobby)
        if lobby.buttons[hero]:
            await ann.press(hero, lobby)
        turns += await turns_at(town, lobby, seed, ann)
    presses_of("A turn of Senjutsu Solo", turns)


@pytest.mark.parametrize(
    ("preset", "row"),
    [
        ("Recommended first fight: Ishida with the Katana", "An exchange of Way of the Samurai"),
        ("With Bushido and Gisei, as we like it", "The same with Bushido and Gisei"),
    ],
)
async def test_the_exchanges_of_a_fight(town: Town, ann: Person, preset: str, row: str):
    """A whole fight, answered as *Suggest* would."""
    lobby = await ann.type("play way-of-the-samurai", thread=False)
    await ann.press(preset, lobby)
    await ann.press("Begin", lobby)
    table = await town.table(lobby.table)
    (seat,) = table.seats_of(ann.id)
    await ann.open_hand()
    presses: Counter[tuple[int, int]] = Counter()
    while table.playing:
        assert table.match is not None
        view, before = cast("DuelView", table.match.view(seat)), ann.presses
        (key,) = _advised(table, seat)
        await Player(ann, table, seat).press(key, "answer", "ahead")
        presses[view.round, view.exchange] += ann.presses - before
    costs(f"{row}, the longest", max(presses.values()), about=True)
    costs(f"{row}, a hundred of them", round(100 * presses.total() / len(presses)), about=True)


async def turns_at(town: Town, lobby: Screen, seed: int, *people: Person) -> list[Turn]:
    """Begin and play to the end. Returns all turns."""
    number = lobby.table
    await people[0].press("Begin", lobby)
    table = await town.table(number)
    for person in people:
        person.hand = None
    led = {seat: person for person in people for seat in table.seats_of(person.id)}
    turns = await played(table, seed, led)
    assert not table.playing
    return turns


def presses_of(row: str, turns: Sequence[Turn]) -> None:
    """The longest usual turn, and the mean of all in hundredths of a press."""
    usual = [turn.presses for turn in turns if turn.usual]
    assert len(usual) > len(turns) / 2
    costs(f"{row} in which nothing unusual happens, the longest", max(usual))
    mean = round(100 * sum(turn.presses for turn in turns) / len(turns))
    costs(f"{row}, a hundred of them", mean, about=True)


def _round(table: Table) -> int:
    assert table.match is not None
    return int(getattr(table.match.view(None), "round", 0)) if table.playing else 0


def _advised(table: Table, seat: Seat) -> Sequence[str]:
    question = table.question(seat)
    assert question is not None and table.match is not None
    return table.game.advise(table.match.view(seat), question.request, Random(1))
