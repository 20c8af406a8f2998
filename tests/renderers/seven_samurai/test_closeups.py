"""Looking closer: the discard pile, what may still come, and everybody's board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.engine import Seat, Setup
from bot.engine.match import Match
from bot.games.seven_samurai.raiders import RAIDERS, SYMBOLS, Raider
from bot.games.seven_samurai.rules import SEVEN_SAMURAI, SevenSamurai
from bot.games.seven_samurai.samurai import KIAI, SEATS
from bot.games.seven_samurai.view import TableView
from bot.wording import CATALOGUE, Words, words
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import NOBODY, Picture
from renderers.seven_samurai import PAINTER, samples
from tests.games.random_play import dealer
from tests.kit.rings import every
from tests.renderers.seven_samurai.test_legible import faults
from tests.renderers.soundness import sound

WORDS = words("seven-samurai")
LATE = samples.table(round=3, discard=RAIDERS[::3], revealed=(samples.raider(63), samples.raider(41)))
VIEWS = {
    "seven": samples.DRAWN,
    "late": LATE,
    "spares": samples.SPARES,
    "crowded": samples.CROWDED,
    "empty": samples.table(discard=()),
    "everything": samples.table(discard=RAIDERS),
    "lost": samples.ENDED["death"],
}
EVERY_VIEW = every("view", VIEWS.values(), ids=[*VIEWS], daily=5)


def discard(*raiders: Raider) -> Picture:
    return PAINTER.closeup(samples.table(discard=raiders), WORDS, "pile:discard", NOBODY)


def stack(view: TableView) -> Picture:
    return PAINTER.closeup(view, WORDS, "pile:stack", NOBODY)


def board(view: TableView, seat: str) -> Picture:
    return PAINTER.closeup(view, WORDS, f"samurai:{seat}", NOBODY)


def test_there_are_two_piles_and_a_board_for_everybody():
    keys = PAINTER.closeups(samples.table(3))
    assert [WORDS.label(key) for key in keys] == [
        "What may still come",
        *("Kikuchiyo", "Kanbei", "Kyuzo"),
        "Discard pile",
    ]
    assert PAINTER.closeups(samples.table(3, discard=(), turn=None)) == keys


@EVERY_VIEW
def test_every_closeup_is_sound_and_its_words_can_be_read(view: TableView):
    pictures = {key: PAINTER.closeup(view, WORDS, key, samples.PLAYERS) for key in PAINTER.closeups(view)}
    for picture in pictures.values():
        sound(picture, WIDTH, HEIGHT)
    assert faults(pictures.items()) == []


def test_words_thrice_as_long_still_fit(tmp_path: Path):
    long = "Nobunagahidemitsutakauji"
    file = tmp_path / "long.ftl"
    prefixes = ("samurai-", "talent-", "power-", "pile-", "picture-close-", "picture-penalty-")
    names = [name for prefix in prefixes for name in WORDS.ids(prefix)]
    file.write_text("".join(f"{name} = {long} {long} {long}\n" for name in names), encoding="utf-8")
    english = CATALOGUE / "en"
    wordy = Words("en", english / "house.ftl", english / "seven_samurai.ftl", file)
    for key in PAINTER.closeups(LATE):
        for text in PAINTER.closeup(LATE, wordy, key, NOBODY).written:
            assert text.box[0] >= 0 and text.box[2] <= WIDTH and text.size >= LEAST, (key, text)


# The discard pile


def test_every_discarded_card_is_counted():
    pile = RAIDERS[::2]
    whole = discard(*pile)
    assert whole.alt.startswith("33 cards in the discard pile. 1: 2 hat (1 with flames)")
    for card in pile:
        assert discard(*(other for other in pile if other != card)).image != whole.image


def test_the_discard_pile_is_sorted_for_each_order_of_discarding():
    pile = list(RAIDERS[::3])
    sorted_out = discard(*pile)
    Random(7).shuffle(pile)
    assert discard(*pile) == sorted_out


def test_an_empty_discard_pile_says_so():
    empty = discard()
    assert empty.alt == "The discard pile is empty."
    assert "empty" in [text.text for text in empty.written]


# The raiders that may still come


def opening(players: int = 3) -> tuple[Match, SevenSamurai]:
    match = Match(SEVEN_SAMURAI, Setup(SEATS[:players]), dealer(1))
    assert isinstance(match.state, SevenSamurai)
    return match, match.state


def test_before_the_first_fight_any_plunderer_may_come():
    _, game = opening()
    alt = stack(game.view(None)).alt
    assert alt.startswith("What may still come: 21 on the hill, 0 intruders.")
    assert "Plunderers: 21 face down. Out of these 52; 31 of them are in the box." in alt
    assert "1: 4 hat (2 with flames), 4 farm (2 with flames), 4 doll (2 with flames) and 1 no symbol." in alt
    assert alt.endswith("Lieutenants: from round 2. Bosses: from round 3.")


def test_a_line_for_four_values_stands_apart_from_a_line_for_one():
    _, game = opening()
    said = [text.text for text in stack(game.view(None)).written]
    first = said.index("All 1 to 4:")
    assert said[first - 1] == "1" and said.index("2", first) < said.index("21 face down")


def test_a_card_that_lies_open_may_come_no_more():
    _, game = opening()
    before = stack(game.view(None))
    seen = game.stack.take()
    game.samurai[0].line.append(seen)
    after = stack(game.view(None))
    assert after.image != before.image
    assert "20 on the hill" in after.alt
    assert "Plunderers: 20 face down. Out of these 51" in after.alt


def test_a_card_known_to_come_next_lies_face_up():
    _, game = opening()
    game.stack.turn_up(2)
    first, second, *_ = reversed(game.stack.cards)
    named = f"{WORDS.label(first.key)}; {WORDS.label(second.key)}"
    assert f"Next, face up: {named}. Plunderers: 19 face down." in stack(game.view(None)).alt


def hidden_places(game: SevenSamurai) -> Iterator[tuple[list[Raider], int]]:
    """Everywhere a card lies that nobody may see."""
    face_down = len(game.stack) - game.stack.face_up
    for cards, count in ((game.stack.cards, face_down), (game.intruders, len(game.intruders))):
        yield from ((cards, place) for place in range(count))
    plunderers = [place for place, card in enumerate(game.box) if card.kind == "plunderer"]
    yield from ((game.box, place) for place in plunderers)


def test_two_unseen_cards_may_change_places_and_no_byte_tells():
    match, game = opening()
    random = Random(1)
    for _ in range(8):
        (seat,) = match.waiting_for
        view = match.view(seat)
        match.answer(seat, SEVEN_SAMURAI.advise(view, match.pending[seat].request, random))
    game.slip_in()
    game.slip_in()
    game.stack.turn_up(1)

    def all_closeups() -> list[tuple[bytes, str]]:
        view = game.view(None)
        drawn = [PAINTER.closeup(view, WORDS, key, NOBODY) for key in PAINTER.closeups(view)]
        return [(picture.encode(), picture.alt) for picture in drawn]

    seen = all_closeups()
    places = [*hidden_places(game)]
    cards = [pile[place] for pile, place in places]
    random.shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card
    assert all_closeups() == seen
    game.stack.cards[-1], game.box[0] = game.box[0], game.stack.cards[-1]
    assert all_closeups() != seen, "a card that lies face up is seen"


# A board


@pytest.mark.parametrize("seat", SEATS)
def test_a_board_says_what_a_samurai_can_do(seat: str):
    kiai = KIAI[Seat(seat)]
    alt = board(samples.table(), seat).alt
    assert WORDS.say(f"talent-{seat}") in alt
    assert f"Human, Kiai {kiai.human}: {WORDS.say(f'power-human-{seat}')}" in alt
    assert f"Kiai {kiai.beast}: {WORDS.say(f'power-beast-{seat}')}" in alt
    written = " ".join(text.text for text in board(samples.table(), seat).written)
    for sentence in (f"talent-{seat}", f"power-human-{seat}", f"power-beast-{seat}"):
        assert WORDS.say(sentence) in written


def test_a_token_that_rests_says_so():
    rests = samples.idle(samples.table(), samples.KYUZO)
    closer = board(rests, samples.KYUZO)
    assert "Token of Kanbei: Received this turn: it does nothing" in closer.alt
    assert closer.image != board(samples.table(), samples.KYUZO).image


def test_the_side_that_lies_face_up_is_the_one_of_now():
    assert "Now: Tiger, Kiai 13: Twice" in board(samples.table(), "kikuchiyo").alt
    assert "Now: Human, Kiai 9: Discard the top 2 intruders." in board(samples.table(), "kanbei").alt


@pytest.mark.parametrize("seat", [seat for seat in SEATS if samples.BOARDS[seat].line])
def test_every_card_before_a_samurai_is_shown_and_named(seat: str):
    one = samples.BOARDS[Seat(seat)]
    whole = board(samples.table(), seat)
    for card in (*one.line, *one.defended):
        assert WORDS.label(card.key) in whole.alt
        line = tuple(other for other in one.line if other != card)
        less = replace(one, line=line, defended=tuple(other for other in one.defended if other != card))
        others = tuple(less if each.seat == seat else each for each in samples.table().samurai)
        assert board(samples.table(samurai=others), seat).image != whole.image


def test_the_line_is_shown_in_its_order():
    one = samples.BOARDS[samples.KYUZO]
    turned = replace(one, line=(*one.line[-2::-1], one.line[-1]))
    view = samples.table(samurai=(turned,))
    assert board(view, "kyuzo").image != board(samples.table(samurai=(one,)), "kyuzo").image


def test_wounds_tokens_and_bans_stand_in_words():
    kyuzo = board(samples.table(), "kyuzo").alt
    assert "3 wounds" in kyuzo and "The next one is his death." in kyuzo
    assert "Own support token: Lies before him." in kyuzo
    assert "Token of Kanbei: May ignore the penalties of odd cards." in kyuzo
    assert "Own support token: Given to Kyuzo." in board(samples.table(), "kanbei").alt
    taken = replace(samples.BOARDS[samples.KIKUCHIYO], spares=(samples.DAISUKE,), bans=("defend", "act"))
    alt = board(samples.table(samurai=(taken,)), "kikuchiyo").alt
    assert "Spare token of Daisuke: May hand an odd card he has drawn to a neighbour." in alt
    assert "This turn: No defending and Must pass" in alt


def test_a_samurai_without_cards_shows_what_he_lacks():
    bare = samples.BOARDS[samples.DAISUKE]
    assert bare.missing == SYMBOLS
    alt = board(samples.table(), "daisuke").alt
    assert "Daisuke: 0 of 8, lacks hat, farm and doll." in alt
    assert "In the line" not in alt and "Defended" not in alt
