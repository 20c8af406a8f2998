"""The reach of a card: its gates are checked with the kamae and focus that its earlier lines leave."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from random import Random

import pytest

from bot.engine import Guesses, Question, Seat, Several, Step, barred, options_of, rehearse
from bot.games.senjutsu.advisor.seeing import struck_by
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.board.hexes import CENTRE, Hex, hex_of
from bot.games.senjutsu.cards.card import CARDS, Piece, card_numbered
from bot.games.senjutsu.cards.language import KAMAE, Kamae
from bot.games.senjutsu.reach.movement import Ground, Move
from bot.games.senjutsu.reach.possible import Actor, Stand, reaches_of
from bot.games.senjutsu.seen.outlook import outlook
from bot.games.senjutsu.seen.showing import show
from bot.games.senjutsu.state.game import Over
from bot.games.senjutsu.turn.phases import resolve_cards
from bot.games.senjutsu.turn.resolving import resolve
from bot.games.senjutsu.turn.revealing import reveal_cards
from tests.games.senjutsu.scene import Fighter, duel

OPEN_FIELD = Ground(FIELDS["snowy_clearing"].hexes, {}, ())
WATERFALL, SAI, MASTERFUL, DRAGON_TAIL, TURNING = 48, 68, 19, 15, 47


def struck(
    number: int, kamae: Kamae = "balance", focus: int = 0, frozen: bool = False
) -> dict[int, set[str]]:
    """The hexes that each part of a card can strike, from the middle of the field and looking up."""
    found: dict[int, set[str]] = {}
    start = Stand(Move(CENTRE, 0), kamae, focus)
    actor = Actor(frozen=frozen)
    for part, reach in reaches_of(OPEN_FIELD, actor, start, card_numbered(number).sheet.parts):
        found.setdefault(part, set()).update(place.key for place in reach.struck)
    return found


def test_a_blow_that_cannot_be_paid_is_none():
    assert set(struck(WATERFALL, focus=0)) == {0}
    assert set(struck(WATERFALL, focus=1)) == {0, 1}
    assert set(struck(SAI, focus=0)) == {1}


@pytest.mark.parametrize(("kamae", "count"), [("aggression", 1), ("balance", 3), ("determination", 1)])
def test_of_lines_for_several_kamae_only_that_of_ones_own_strikes(kamae: Kamae, count: int):
    """On an empty field, after any rotation that the line above allows."""
    found = [
        reach
        for _, reach in reaches_of(
            OPEN_FIELD, Actor(), Stand(Move(CENTRE, 0), kamae, 0), card_numbered(MASTERFUL).sheet.parts
        )
    ]
    assert {len(reach.struck) for reach in found} == {count}
    assert struck(MASTERFUL, "neutral") == {}


def test_a_kamae_that_a_line_above_leads_to_opens_the_lines_below():
    """The step needs Aggression. The switch in the line above leads there, unless the kamae is frozen."""
    behind = {"d3"}
    assert struck(DRAGON_TAIL, "aggression")[0] > behind
    assert "d2" in struck(DRAGON_TAIL, "balance")[0]
    assert "d2" not in struck(DRAGON_TAIL, "balance", frozen=True)[0]


def test_focus_that_was_spent_on_a_step_pays_for_no_blow():
    """Turning Slash may turn for one focus."""
    card = card_numbered(TURNING)
    turned = [
        reach.stand
        for _, reach in reaches_of(
            OPEN_FIELD, Actor(), Stand(Move(CENTRE, 0), "balance", 1), card.sheet.parts
        )
    ]
    assert {(stand.move.facing, stand.purse) for stand in turned} == {(0, 1), (1, 0), (5, 0)}


def test_ai_seats_fear_no_blow_that_cannot_be_paid():
    def feared(focus: int) -> dict[Hex, float]:
        field = tuple(OPEN_FIELD.hexes)
        return struck_by(card_numbered(WATERFALL), 1, CENTRE, 0, "balance", focus, field, (), frozenset())

    assert feared(0) == {}
    assert hex_of("d5") in feared(1)


@pytest.mark.parametrize("number", CARDS)
def test_the_rules_never_reach_farther_than_was_foreseen(number: int):
    """Each card is played at random in each kamae, with much and with little focus, against two who stand
    still."""
    for kamae in KAMAE:
        for focus in (card_numbered(number).cost, 3):
            for seed in range(3):
                scene = duel(
                    master=Fighter("d3", kamae=kamae, focus=focus, hand=(number,)),
                    ronin=Fighter("d5", 2),
                    student=Fighter("f1"),
                )
                master = scene.of("master")
                piece = next(one for one in master.hand if one.startswith(f"card:{number:03}"))
                foreseen = outlook(show(scene.game, Seat("master")), Seat("master"), piece)
                strikes, blocks = played(scene.game, Seat("master"), piece, Random(seed))
                assert strikes <= foreseen.strikes
                assert blocks <= foreseen.blocks


def played(game, seat: Seat, piece: Piece, random: Random) -> tuple[set[Hex], set[Hex]]:
    """The hexes struck and blocked when he plays a card and the others are stunned."""
    for one in game.samurai:
        one.stunned = one.seat != seat
        one.wounds = -99
    me = game.of(seat)
    me.played = piece
    me.hand.remove(piece)
    found: dict[str, set[Hex]] = {"attack": set(), "block": set()}

    def answer(question: Question[object]) -> list[str]:
        free = [option.key for option in options_of(question.request) if barred(option) is None]
        if isinstance(question.request, Several):
            return free[: question.request.least]
        return [random.choice(free)]

    def hear(step: Step) -> None:
        hexes = step.facts.get("hexes")
        if step.name in found and isinstance(hexes, tuple) and step.facts["card"] == piece.partition("#")[0]:
            found[step.name].update({hex_of(str(key)) for key in hexes} & game.hexes)

    async def turn() -> None:
        await reveal_cards(game, partial(resolve, game))
        await resolve_cards(game)

    with suppress(Over):
        rehearse(turn(), answer, Guesses(random), hear)
    return found["attack"], found["block"]
