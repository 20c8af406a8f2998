"""The timing of a turn: order of cards, payments, discards, ends."""

from __future__ import annotations

import pytest

from bot.engine import Dealer, Problem, Seat, Setup, along_of, options_of
from bot.engine.match import Match
from bot.games.senjutsu.rules import SENJUTSU
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.turn.revealing import last_wound
from bot.wording import words
from tests.games.senjutsu.scene import SAID, Fighter, Scene, duel


def order(scene: Scene) -> list[str]:
    """The owners of the resolved parts, in order."""
    return [
        str(step.facts["samurai"]).removeprefix("hero:") for step in scene.steps if step.name == "resolve"
    ]


def test_the_fastest_card_comes_first():
    scene = duel(master=Fighter("d1", hand=(127,)), ronin=Fighter("d7", 3, hand=(110,)))
    assert order(scene.play(master=127, ronin=110)) == ["ronin", "master"]


def test_parts_under_a_line_wait_for_their_speed():
    scene = duel(master=Fighter("d1", hand=(48,)), ronin=Fighter("d7", 3, hand=(126,)))
    assert order(scene.play(master=48, ronin=126)) == ["master", "ronin", "master"]


@pytest.mark.parametrize(
    ("first", "second"),
    [(123, 126), (126, 59), (44, 71)],
    ids=["defence before attack", "attack before meditation", "weapon last within its type"],
)
def test_cards_of_one_speed_go_by_their_type(first: int, second: int):
    """All of these have speed 5. Master leads the track and is not asked."""
    weapon = 71 if second == 71 else 0
    master = Fighter("d1", hand=(second, 102), weapon=weapon)
    scene = duel(master=master, ronin=Fighter("d7", 3, hand=(first,)))
    scene.play({"ronin": {"speed": "speed:5"}}, master=second, ronin=first)
    assert order(scene)[:2] == ["ronin", "master"]
    assert "tie" not in scene.questions("master")


def test_the_leader_on_the_track_goes_first_at_a_tie_unless_he_says_otherwise():
    for slot, expected in (("pass", ["master", "ronin"]), ("slot:2", ["ronin", "master"])):
        scene = duel(master=Fighter("d1", hand=(110,)), ronin=Fighter("d7", 3, hand=(110,)))
        assert order(scene.play({"master": {"tie": slot}}, master=110, ronin=110)) == expected
        assert "tie" not in scene.questions("ronin")


def test_a_tie_is_asked_as_a_window_so_that_a_pass_may_stand():
    scene = duel(master=Fighter("d1", hand=(110,)), ronin=Fighter("d7", 3, hand=(110,)))
    scene.play(master=110, ronin=110)
    assert scene.offered("master", "tie") == ("slot:2", "pass")


def test_a_change_of_kamae_and_the_draw_after_it_are_said_at_once():
    """Firm Mind draws one card more in Balance, also for a samurai who changed to Balance by this card."""
    scene = duel(ronin=Fighter("d1", kamae="neutral", hand=(102,)), master=Fighter("d7", 3))
    scene.play({"ronin": {"change-draw": "kamae:balance draw:3"}}, ronin=102)
    offered = scene.offered("ronin", "change-draw")
    assert "kamae:stay draw:2" in offered and "kamae:stay draw:3" not in offered
    assert scene.of("ronin").kamae == "balance" and len(scene.of("ronin").hand) >= 3


def test_a_cost_is_paid_when_the_card_is_revealed():
    scene = duel(master=Fighter("d1", focus=3, hand=(119,)), ronin=Fighter("d7", 3))
    scene.play(master=119)
    assert scene.told("spend") == ["Master spends 1 focus, and has 2 left."]


def test_a_card_one_cannot_pay_or_stand_for_cannot_be_chosen():
    scene = duel(master=Fighter("d1", kamae="balance", focus=1, hand=(26, 55, 119)), ronin=Fighter("d7", 3))
    options = scene.match.pending[scene.of("master").seat].request.options  # type: ignore[attr-defined]
    barred = {option.key.partition("#")[0]: option.barred.code for option in options if option.barred}
    assert barred == {"card:026": "needs-kamae", "card:055": "needs-kamae"}
    one = words("senjutsu").problem(next(option.barred for option in options if option.barred))
    assert one == "It can only be played in Aggression."
    two = Problem("needs-kamae", {"needs": "kamae:balance", "or": "kamae:aggression", "either": True})
    assert words("senjutsu").problem(two) == "It can only be played in Balance or Aggression."
    poor = duel(master=Fighter("d1", hand=(119, 84)), ronin=Fighter("d7", 3))
    options = poor.match.pending[poor.of("master").seat].request.options  # type: ignore[attr-defined]
    barred = {option.key.partition("#")[0]: option.barred.code for option in options if option.barred}
    assert barred == {"card:119": "needs-focus", "card:084": "only-instant"}
    bushido = duel(master=Fighter("d1", hand=(92,)), ronin=Fighter("d7", 3))
    (option,) = [
        option
        for option in bushido.match.pending[bushido.of("master").seat].request.options  # type: ignore[attr-defined]
        if option.key.startswith("card:092")
    ]
    assert option.barred.code == "only-bushido"


def test_a_replacement_is_paid_first_and_then_comes_the_refund():
    """He needs two focus first, although the replaced card returns one."""
    scene = duel(master=Fighter("d2", focus=2, hand=(14, 32)), ronin=Fighter("d4", 3))
    scene.play({"master": {"replace": "card:032"}}, master=14)
    assert scene.told("spend", "replaced", "refund")[:4] == [
        "Master spends 1 focus, and has 1 left.",
        "Master plays Wolf Pounce instead of Dark Bargain.",
        "Master spends 1 focus, and has 0 left.",
        "Master takes back 1 focus for the replaced card: 1 now.",
    ]
    poor = duel(master=Fighter("d2", focus=1, hand=(14, 32)), ronin=Fighter("d4", 3))
    poor.play({"master": {"replace": "card:032"}}, master=14)
    assert poor.told("replaced") == []


def test_focus_paid_for_another_speed_is_returned_too():
    scene = duel(master=Fighter("d3", focus=1, hand=(109, 101)), ronin=Fighter("d5", 3))
    scene.play({"master": {"quick": "yes", "replace": "card:101"}}, master=109)
    assert scene.told("spend", "refund")[:2] == [
        "Master spends 1 focus, and has 0 left.",
        "Master takes back 1 focus for the replaced card: 1 now.",
    ]


@pytest.mark.parametrize(("number", "speed", "blow"), [(120, 5, 126), (63, 8, 128)])
def test_an_addition_at_the_end_of_a_card_waits_for_its_block(number: int, speed: int, blow: int):
    """A block stays open until its blow comes, so an addition can still be played on it."""
    key = "warrior" if number == 63 else "master"
    fighters = {key: Fighter("d3", hand=(number, 84)), "ronin": Fighter("d4", 3, focus=1, hand=(blow,))}
    scene = Scene(fighters)
    scene.play({key: {"speed": f"speed:{speed}", "add-at-end": "card:084"}}, **{key: number, "ronin": blow})
    steps = [step.name for step in scene.steps]
    assert steps.count("addition") == 1
    assert steps.index("attack") < steps.index("addition")


def test_a_card_that_takes_the_place_of_another_names_its_target():
    """War Cry, taken from the foe's discard pile, cancels the foe's movement."""
    scene = duel(master=Fighter("d3", hand=(9,)), ronin=Fighter("d6", 3, hand=(116,), discard=(98,)))
    scene.play({"master": {"take": "card:098"}}, master=9, ronin=116)
    assert scene.told("replaced", "cancelled") == [
        "Master plays War Cry instead of Dragon Reflection.",
        "Cancelled: the movement of Ronin.",
    ]


@pytest.mark.parametrize(("played", "allowed"), [(102, True), (126, False), (8, False)])
def test_a_replacement_is_for_cards_of_another_type_that_are_no_core_cards(played: int, allowed: bool):
    scene = duel(master=Fighter("d2", hand=(102, 126, 47)), ronin=Fighter("d6", 3))
    scene.play({"master": {"replace": "card:047"}}, master=played)
    assert bool(scene.told("replaced")) is allowed


def test_spans_are_chosen_from_the_bottom_of_the_track_up():
    scene = duel(master=Fighter("d1", hand=(123,)), ronin=Fighter("d7", 3, hand=(115,)))
    scene.play(master=123, ronin=115)
    assert [seat for seat, prompt, _ in scene.asked if prompt == "speed"] == ["ronin", "master"]
    assert scene.offered("ronin", "speed") == ("speed:8", "speed:7", "speed:6")


def test_broad_block_widens_a_span_by_one_at_either_end():
    scene = duel(master=Fighter("d1", focus=1, hand=(123, 83)), ronin=Fighter("d7", 3))
    scene.play({"master": {"add-block-speed": "card:083"}}, master=123)
    assert scene.offered("master", "speed") == tuple(f"speed:{speed}" for speed in range(6, 0, -1))


def test_another_speed_for_focus_may_be_paid():
    scene = duel(master=Fighter("d1", focus=1, hand=(109,)), ronin=Fighter("d7", 3, hand=(126,)))
    scene.play({"master": {"quick": "yes"}}, master=109, ronin=126)
    assert order(scene) == ["master", "ronin"]


def test_another_speed_of_a_kamae_is_not_chosen_but_taken():
    scene = duel(
        master=Fighter("d1", kamae="aggression", hand=(44,)),
        ronin=Fighter("d7", 3, "aggression", hand=(105,)),
    )
    assert order(scene.play(master=44, ronin=105))[0] == "master"


def test_core_and_weapon_cards_come_back_to_the_hand():
    scene = duel(master=Fighter("d1", hand=(102,)), ronin=Fighter("d7", 3))
    scene.play(master=8)
    assert "card:008" not in [piece.partition("#")[0] for piece in scene.of("master").discard]
    options = scene.match.pending[scene.of("master").seat].request.options  # type: ignore[attr-defined]
    assert [option.key for option in options][:2] == ["card:008#master.1", "card:075#master.1"]


def test_hands_are_cut_to_five_and_stuns_count():
    scene = duel(master=Fighter("d1", hand=(102, 110, 116, 123, 127), stuns=2), ronin=Fighter("d7", 3))
    scene.play(master=127)
    assert "Master discards 2 cards, face down." in scene.told("discard_hidden")
    assert scene.of("master").stuns == 2


def test_a_played_stun_goes_back_to_the_box():
    scene = duel(master=Fighter("d1", stuns=2), ronin=Fighter("d7", 3))
    scene.play()
    assert scene.of("master").stuns == 1


def test_a_hobble_slows_for_four_ends_of_turn():
    scene = duel(master=Fighter("d1", hand=(110,), hobbles=1), ronin=Fighter("d7", 3))
    scene.play(master=110)
    assert [step.facts["speed"] for step in scene.steps if step.name == "resolve"] == [7]
    assert scene.of("master").hobbles == [3]


def test_a_limping_samurai_reads_his_slower_speeds():
    scene = duel(master=Fighter("d1", hand=(110, 123, 126), hobbles=2), ronin=Fighter("d7", 3, hand=(110,)))
    about = {seat: looked_at(scene, seat) for seat in ("master", "ronin")}
    assert about["ronin"]["card:110"].startswith("Speed 8, ")
    assert about["master"]["card:110"].startswith("Speed 6 now, printed 8, ")
    assert about["master"]["card:123"].startswith("Speed 3-1 now, printed 5-2, ")


def looked_at(scene: Scene, seat: str) -> dict[str, str]:
    """The text beside each card before it is chosen."""
    request = scene.match.pending[scene.of(seat).seat].request
    about = {one.key.partition("#")[0]: SAID.about(request.prompt, one) for one in options_of(request)}
    return {key: text for key, text in about.items() if text}


def test_slow_cards_do_not_get_slower_than_one():
    scene = duel(master=Fighter("d1", hand=(124,), hobbles=3), ronin=Fighter("d7", 3))
    scene.play(master=124)
    assert [step.facts["speed"] for step in scene.steps if step.name == "resolve"] == [1]


def test_a_bleeding_wound_costs_one_card_a_turn_however_many_there_are():
    scene = duel(master=Fighter("d1", bleeding=3), ronin=Fighter("d7", 3))
    assert scene.told("top_discarded") == ["Master loses the top card of the deck (bleeding); 12 left."]


def test_a_card_that_cannot_be_drawn_is_a_wound():
    scene = duel(master=Fighter("d1", deck=()), ronin=Fighter("d7", 3))
    scene.of("master").deck.clear()
    scene.play()
    assert scene.told("exhausted") == ["Master has no card left to draw and is wounded: 0 → 1."]


def test_samurai_who_fall_together_have_not_won():
    scene = duel(master=Fighter("d1", wounds=4, deck=()), ronin=Fighter("d7", 3, wounds=4, deck=()))
    for name in ("master", "ronin"):
        scene.of(name).deck.clear()
    scene.play()
    assert scene.match.outcome is not None
    assert (scene.match.outcome.reason, scene.match.outcome.winners) == ("draw", ())


def test_the_advantage_is_with_somebody_who_stands():
    scene = Scene(
        {
            "master": Fighter("d4", wounds=4),
            "ronin": Fighter("d3", hand=(126,)),
            "student": Fighter("d7", 3),
        }
    )
    scene.play(ronin=126)
    assert scene.told("turn")[-1] == "Turn 2. The advantage is with Student."


def test_five_stuns_are_a_defeat():
    scene = duel(master=Fighter("d3", hand=(125,)), ronin=Fighter("d4", 3, stuns=6))
    scene.play(master=125)
    assert scene.match.outcome is not None and scene.match.outcome.winners == ("master",)


def test_five_wounds_are_a_defeat_and_the_rest_of_the_turn_is_not_played():
    scene = duel(master=Fighter("d3", hand=(48,)), ronin=Fighter("d4", 3, wounds=4, hand=(126,)))
    scene.play(master=48, ronin=126)
    assert scene.match.outcome is not None and scene.match.outcome.winners == ("master",)
    assert order(scene) == ["master"]


def test_an_execution_is_no_wound():
    scene = duel(master=Fighter("d2", kamae="aggression", focus=3, hand=(55,)), ronin=Fighter("e4", 3))
    scene.play({"master": {"move": "d3"}}, master=55)
    assert scene.match.outcome is not None and scene.match.outcome.winners == ("master",)
    assert scene.told("wound") == []


def test_a_samurai_who_chooses_his_hex_chooses_his_facing():
    """Places are chosen from the bottom of the track up. The facing may be given along with the hex."""
    match = Match(SENJUTSU, Setup((Seat("master"), Seat("ronin")), {"places": "free"}), Dealer("places"))
    asked: list[tuple[str, str]] = []
    said = {"place": {"ronin": ["d7"], "master": ["d1"]}, "begin-facing": {"ronin": ["↙"], "master": ["↘"]}}
    while (seat := match.waiting_for[0]) and match.pending[seat].request.prompt in said:
        prompt = match.pending[seat].request.prompt
        asked.append((seat, prompt))
        if prompt == "place":
            spots = {option.key: option for option in options_of(match.pending[seat].request)}
            along = along_of(spots[said["place"][seat][0]])
            assert along is not None and along.prompt == "begin-facing"
        match.answer(seat, said[prompt][seat])
    assert asked == [(seat, prompt) for seat in ("ronin", "master") for prompt in ("place", "begin-facing")]
    game = match.state
    assert isinstance(game, Game)
    assert {one.key: one.facing for one in game.samurai} == {"master": 2, "ronin": 4}


@pytest.mark.parametrize(("wounds", "warned"), [(4, True), (3, False)])
def test_a_standing_pass_stops_before_the_last_wound(wounds: int, warned: bool):
    """One more wound fells the Master, and the Ronin has revealed an attack: both lie open."""
    scene = duel(master=Fighter("d2", wounds=wounds), ronin=Fighter("d4", 3))
    master, ronin = scene.of("master"), scene.of("ronin")
    assert last_wound(master, []) is None
    loss = last_wound(master, [ronin])
    assert (loss is not None) == warned
    assert loss is None or words("senjutsu").problem(loss).endswith("an attack of Ronin lies open.")
