"""Two players against each other: what weapons, places, weather, modules and armour do there."""

from __future__ import annotations

import pytest

from bot.games.way_of_the_samurai.cards import action
from bot.games.way_of_the_samurai.duel_choices import PLACE, TURN, bracings, purchases
from bot.games.way_of_the_samurai.notation import Gauge
from bot.games.way_of_the_samurai.terms import RIVAL, SAMURAI
from bot.wording import words
from tests.games.way_of_the_samurai.two import Table

HIT, MISS = (2, 0, 4), (0, 0, 0)
"""Gauges of one who takes a life from one with those of the other, and cannot be hit by him."""
WOUNDS = (4, 0, 4)


def struck(first: tuple[int, int, int] = HIT, second: tuple[int, int, int] = MISS, **carried: str) -> Table:
    """The first exchange up to the blows, with these gauges."""
    return Table(1, **carried).braced(first, second)


def rival_with(table: Table, **changes: int) -> Table:
    for name, value in changes.items():
        setattr(table.game.fighters[1], name, value)
    return table


# Weapons


def test_a_tanto_doubles_what_the_other_loses():
    assert struck(samurai="tanto").both().lives == (8, 6)
    table = struck((1, 0, 2), (0, 0, 0), samurai="tanto").both()
    about = [
        words("way-of-the-samurai").about("duel.graze", option)
        for option in getattr(table.match.pending[RIVAL].request, "options", ())
    ]
    assert about == ["The Tanto doubles it. 3 Qi left then.", "The Tanto doubles it. 6 life left then."]
    assert table.both(second="lose:qi").game.fighters[1].qi == 3


def test_a_tanto_doubles_its_wounds_but_not_want_of_qi():
    table = rival_with(struck(WOUNDS, samurai="tanto").both(), qi=0)
    lost = table.last("life") if "life" in table.names else {"before": 0, "after": 0}
    assert (int(str(lost["before"])) - int(str(lost["after"]))) % 2 == 0
    life = table.game.fighters[1].life
    while table.match.outcome is None and table.view.round == 1:
        table.set(MISS, MISS).both() if "duel.brace" in table.prompts.values() else table.both()
        table.game.fighters[1].qi = 0
    assert table.last("no_qi") == {"who": "seat:rival"}
    assert life - table.game.fighters[1].life <= 2 + sum(step.name == "blow" for step in table.steps)


def test_a_tanto_never_has_more_than_two_guard():
    assert Table(samurai="tanto").view.you.limits == (4, 4, 2)


def test_at_technique_four_a_kusarigama_holds_the_others_blade():
    table = struck((0, 4, 0), (4, 0, 4), samurai="kusarigama").both().both(second="lose:qi")
    assert table.lives[0] == 8
    assert table.last("chained") == {"seat": "seat:samurai", "other": "seat:rival"}
    assert struck((0, 3, 0), (4, 0, 4), samurai="kusarigama").both().names.count("chained") == 0


def test_a_chain_tangles_between_two_as_well():
    table = Table(samurai="kusarigama").ends_round((-2, -2, -1), (-2, -2, 4))
    assert table.last("tangled")["guard"] == -1
    assert table.last("wounded")["seat"] == "seat:samurai"


def test_a_naginata_raises_guard_before_the_blows_and_holds_two_qi():
    table = Table(samurai="naginata")
    assert table.view.you.qi == 2
    while "duel.third" not in table.prompts.values():
        table.both()
    before = table.set((0, 0, 1), (0, 0, 1)).game.you.gauges["guard"]
    table.both()
    change = next(step.facts for step in table.steps if step.name == "guard")
    assert (change["seat"], int(str(change["after"])) - int(str(change["before"]))) == ("seat:samurai", 1)
    assert before == 1


def test_a_kanabo_1_fells_one_whose_last_qi_it_takes():
    table = rival_with(struck((1, 0, 4), MISS, samurai="kanabo_1"), qi=1).both().both(second="lose:qi")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (SAMURAI,)
    assert table.last("fallen") == {"seat": "seat:rival", "reason": "qi_victory"}


def test_a_kanabo_1_does_not_fell_one_who_spends_his_last_qi():
    table = rival_with(struck((1, 0, 4), MISS, samurai="kanabo_1"), qi=1).both(second="guard:1")
    assert table.game.fighters[1].qi == 0
    assert table.match.outcome is None


def test_a_kanabo_2_costs_one_life_more_and_buys_no_guard():
    table = struck(samurai="kanabo_2")
    request = table.match.pending.get(SAMURAI)
    assert request is None, "it has no Guard to buy"
    assert table.both().lives == (8, 6)


def test_a_kanabo_3_gains_qi_for_two_lives():
    table = struck(WOUNDS, samurai="kanabo_3")
    table.game.you.qi = 1
    rival_with(table, armour=0)
    table.both()
    lost = 8 - table.game.fighters[1].life
    assert table.game.you.qi == (3 if lost >= 2 else 1)


@pytest.mark.parametrize(("weapon", "raised"), [("masakari_2", "strength"), ("sai_1", "technique")])
def test_a_third_card_may_be_turned_once_a_round(weapon: str, raised: Gauge):
    other = "technique" if raised == "strength" else "strength"
    letter = other[0].upper()
    card = action("turned", "earth", f"{letter}+2, G-1", False)
    table = Table(samurai=weapon).both()
    you = table.game.you
    you.hand[0] = card
    table.both("turn").set((0, 0, 0), (0, 0, 0)).both(card.key)
    assert you.gauges[raised] == 2
    assert (you.turning, you.turned) == (False, True)


def test_being_asked_to_turn_says_nothing_about_the_hand():
    """The question comes whatever is held, also without Qi."""
    table = Table(samurai="masakari_2")
    you = table.game.you
    table.both("nothing")
    you.hand[:] = [card for card in you.deck if "T+" not in card.effect.text][:4]
    again = purchases(table.game, you)
    you.hand[:] = [card for card in you.deck if "T+" in card.effect.text][:4]
    assert purchases(table.game, you) == again
    assert TURN in again


def test_with_a_tonfa_2_one_card_is_laid_before_the_other_is_seen():
    table = Table(samurai="tonfa_2")
    assert table.prompts == {"samurai": "duel.first", "rival": "duel.pair"}
    table.both()
    assert [len(fighter.played) for fighter in table.view.fighters] == [1, 2]
    table.both()
    assert table.prompts == {"samurai": "duel.rest", "rival": "duel.third"}
    table.both()
    assert [len(fighter.played) for fighter in table.view.fighters] == [3, 3]


def test_any_wound_is_the_end_with_a_tonfa_2():
    table = struck(MISS, WOUNDS, samurai="tonfa_2").both()
    assert table.last("fallen") == {"seat": "seat:samurai", "reason": "tonfa"}


def test_sai_2_lowers_a_gauge_every_round_and_brings_qi_for_low_guard():
    table = Table(samurai="sai_2")
    assert table.prompts == {SAMURAI: "lost_gauge"}
    table.both("gauge:strength")
    assert table.view.you.strength == -1
    table.game.you.qi = 2
    table.ends_round((-2, -2, 0), (-2, -2, 4))
    assert [step.facts["after"] for step in table.steps if step.name == "qi"][-1:] == [table.game.you.qi]
    assert "gauge" in table.names


def test_a_nagamaki_takes_back_a_card_for_a_qi():
    table = Table(samurai="nagamaki")
    card = table.game.you.deck.pop()
    table.game.you.discard.append(card)
    table.both().both("recall")
    assert table.prompts == {SAMURAI: "recall"}
    table.both(card.key)
    assert card in table.game.you.hand
    assert table.game.you.qi == 4


def test_katana_and_tanto_are_chosen_after_three_cards_by_each():
    table = Table(samurai="katana_tanto", rival="katana_tanto")
    assert table.prompts == {"samurai": "side", "rival": "side"}
    assert [fighter.hand_size for fighter in table.view.fighters] == [3, 3]
    table.both("side:tanto", "side:katana")
    first, second = table.view.fighters
    assert (first.side, second.side, first.technique, second.technique) == ("tanto", "katana", -1, 0)
    assert (first.hand_size, second.hand_size) == (6, 6)


def test_a_tessen_moves_the_fight_and_rolls_again():
    table = Table(samurai="tessen", place="forest")
    assert table.prompts == {SAMURAI: "duel.move"}
    table.both("place:bridge")
    assert table.view.place is not None and table.view.place.name == "bridge"
    table.game.you.die = 3
    table.both().both("place")
    assert table.prompts == {SAMURAI: "roll_again"}


def test_two_tessen_let_a_die_decide():
    places: set[str] = set()
    for seed in range(12):
        table = Table(seed, samurai="tessen", rival="tessen", place="forest")
        place = table.both("place:bridge", "place:mountain").view.place
        assert place is not None
        places.add(place.name)
    assert places == {"bridge", "mountain"}


def test_a_kai_deepens_a_wound_from_five_on_and_begins_with_two_qi():
    table = struck(WOUNDS, samurai="kai")
    assert Table(samurai="kai").view.you.qi == 2
    table.game.you.die = 5
    table.both()
    assert (table.last("wounded")["level"], table.game.you.die) == (2, 1)


# Places and weather


def test_the_cliff_is_used_once():
    table = Table(place="cliff").both()
    assert "place" in table.offered
    table.game.cliff_used = True
    assert PLACE not in purchases(table.game, table.game.you)


def test_both_may_fall_at_a_place_at_once():
    """Both purchases are carried out before it is judged who has fallen."""
    for seed in range(60):
        table = Table(seed, place="mountain").both()
        for fighter in table.game.fighters:
            fighter.life = 1
        table.both("place", "place")
        rolls = [step.facts["roll"] for step in table.steps if step.name == "place"]
        if rolls == [4, 4]:
            assert table.match.outcome is not None
            assert table.match.outcome.reason == "duel-both"
            return
    raise AssertionError("no two fours")


def test_in_the_snow_each_gives_a_life_or_a_qi_in_secret_every_round():
    table = Table(place="forest", weather="snow")
    while "chill" not in table.prompts.values():
        table.both()
    assert table.prompts == {"samurai": "chill", "rival": "chill"}
    before = table.game.you.qi, table.game.fighters[1].life
    table.both("chill:qi", "chill:life")
    assert (before[0] - table.game.you.qi, before[1] - table.game.fighters[1].life) == (1, 1)


def test_in_the_snow_a_deep_wound_fells():
    table = struck(WOUNDS, place="forest", weather="snow")
    table.game.you.die = 6
    table.both()
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (SAMURAI,)


def test_in_the_wind_no_wound_is_deep():
    table = struck(WOUNDS, place="forest", weather="wind")
    table.game.you.die = 6
    table.both()
    assert (table.last("wounded")["level"], table.game.you.die) == (1, 6)


def test_in_a_thunderstorm_everything_costs_twice():
    table = Table(place="forest", weather="thunder").both().both("cards:1")
    assert table.view.you.qi == 3
    fresh = Table(place="forest", weather="thunder").game
    assert [one.key for one in bracings(fresh, fresh.you)] == ["guard:1", "guard:2"]


def test_in_a_thunderstorm_no_guard_fells_at_the_end_of_a_round():
    table = Table(place="forest", weather="thunder").ends_round((-2, -2, 0), (-2, -2, -2))
    assert table.last("fallen") == {"seat": "seat:rival", "reason": "drained"}


def test_in_the_rain_a_bought_card_costs_a_card():
    table = Table(place="forest", weather="rain").both().both("cards:1")
    assert table.prompts == {SAMURAI: "lay_down"}
    table.both()
    assert table.view.you.hand_size == 4


# Modules, armour, easing


def test_with_blood_each_has_wounds_that_stay_and_a_deck_of_his_own():
    table = struck((4, 2, 0), WOUNDS, modules="blood").set((4, 0, 0), (4, 0, 0)).both()
    assert [len(fighter.blood) for fighter in table.game.fighters] == [1, 1]


def test_with_gisei_a_life_buys_guard_before_the_blows():
    table = struck(modules="gisei").both(second="gisei")
    assert table.last("life_paid")["seat"] == "seat:rival"
    assert "gisei" in table.names


def test_the_last_life_is_not_sacrificed_between_two():
    table = Table(modules="gisei").both().both()
    table.game.you.life = 1
    table.both()
    assert "gisei" not in table.offered


def test_between_two_both_wear_armour():
    table = struck(armour="mine")
    assert [fighter.armour for fighter in table.view.fighters] == [4, 4]
    table.both()
    assert table.lives == (8, 8)
    assert table.view.fighters[1].armour < 4


def test_an_easier_start_is_for_both():
    table = Table(ease="die,special")
    assert [fighter.die for fighter in table.view.fighters] == [2, 2]
    assert [fighter.deck + fighter.hand_size for fighter in table.view.fighters] == [19, 19]


def test_the_last_picture_names_what_felled():
    """Somebody who is beheaded or sinks into the snow has life left."""
    table = struck(WOUNDS, place="forest", weather="snow")
    table.game.you.die = 6
    table.both()
    assert table.view.result is not None
    (fallen,) = table.view.result.fallen
    assert fallen.key == "seat:rival"
    assert fallen.reason in ("weather_victory", "beheaded")
