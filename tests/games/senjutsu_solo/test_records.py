"""Records: the farthest stand against each kind of horde, by player and by hero, and opponents beaten."""

from __future__ import annotations

from bot.engine import Finished
from bot.games.senjutsu_solo.journey import NEVER, records_of
from bot.wording import words

SAID = words("senjutsu-solo")


def stand(name: str, hero: str, stage: int, wave: int, mode: str = "horde") -> Finished:
    facts = {"mode": f"mode:{mode}", "heroes": (f"hero:{hero}",), "stage": stage, "wave": wave}
    return Finished(name, {"mode": mode}, won=stage > 1 or wave > 3, facts=facts)


def fought(foe: str, *, won: bool) -> Finished:
    return Finished("Ann", {"foe": foe}, won, {"mode": "mode:fight", "heroes": ("hero:master",)})


def test_the_farthest_stand_counts_for_each_hero_and_for_all():
    facts = records_of(
        [stand("Ann", "ronin", 1, 3), stand("Bob", "ronin", 2, 1), stand("Ann", "master", 1, 1)]
    )
    assert (facts["horde"], facts["horde_by"], facts["fallen_lord"]) == (4, "Bob", NEVER)
    assert facts["hordes"] == (("hero:master", 0), ("hero:ronin", 4))
    said = SAID.say("records-server", facts)
    assert "The horde: 4 waves beaten by Bob" in said and "The fallen lord: not tried yet" in said
    assert "Waves beaten with each hero: Master 0 and Ronin 4" in said


def test_each_kind_of_horde_has_a_record_of_its_own():
    facts = records_of([stand("Ann", "ronin", 1, 2, "fallen_lord"), stand("Ann", "ronin", 4, 2)])
    assert (facts["fallen_lord"], facts["horde"], facts["nightmare_horde"]) == (1, 13, NEVER)


def test_opponents_beaten_count_once_and_a_defeat_or_a_fight_given_up_never():
    told = [fought("musashi,monk", won=True), fought("monk", won=True), fought("kojiro", won=False)]
    facts = records_of(
        [*told, Finished("Ann", {"mode": "horde"}, won=False, facts={"samurai": "hero:ronin"})]
    )
    assert (facts["beaten"], facts["stands"]) == (2, 0)
    assert "2 of 20 kinds of opponents beaten" in SAID.say("records-own", facts)
