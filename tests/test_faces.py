"""The search for card faces of Way of the Samurai: lawful changes, equal games, honest scores."""

from __future__ import annotations

from math import log
from pathlib import Path
from random import Random

from bench.faces.cards import PRINTED, Faces, changed, differences
from bench.faces.scores import CELLS, KATANA, WEAPONS, Fight, Record, fight, parts_of, score
from bench.faces.shares import shares
from bot.games.way_of_the_samurai.advisor.swordmaster import advise
from bot.games.way_of_the_samurai.cards import LIBRARY

TODAY = Faces.today()


def record(won: dict[str, int], games: int = 100, red: int = 1, used: int = 25) -> Record:
    """A record with so many games won of each cell; half of them where nothing is said."""
    found = Record(TODAY)
    for row in CELLS:
        wins = won.get(row["name"], games // 2)
        found.fights[row["name"]] = [Fight(nth < wins, red, nth < used, ()) for nth in range(games)]
    return found


def test_the_faces_of_the_data_are_lawful_and_play_as_they_are():
    library = TODAY.library()
    assert TODAY.is_lawful
    assert (library.actions, library.opponents, library.wounds) == (
        LIBRARY.actions,
        LIBRARY.opponents,
        LIBRARY.wounds,
    )


def test_changes_keep_what_the_rulebook_prints():
    random, faces = Random(3), TODAY
    for _ in range(200):
        faces = changed(faces, random, 2)
        assert all(any(row[half] == text for row in faces.opponents) for half, text in PRINTED)
        assert [row[0] for row in faces.standard] == [row[0] for row in TODAY.standard]
        assert faces.wounds[-1] == TODAY.wounds[-1]
    assert list(differences(TODAY, faces))


def test_the_same_seed_makes_the_same_changes():
    assert changed(TODAY, Random(5), 3) == changed(TODAY, Random(5), 3)


def test_saved_faces_are_read_as_they_were(tmp_path: Path):
    faces = changed(TODAY, Random(1), 3)
    faces.save(tmp_path / "faces.json")
    assert Faces.load(tmp_path / "faces.json") == faces


def test_the_best_faces_found_so_far_are_lawful_and_have_spread_counters():
    found = Faces.load(Path(__file__).parents[1] / "bench" / "faces" / "found.json")
    assert found.is_lawful
    assert all(found.counters[guard] >= 2 for guard in (1, 2, 3, 4))


def test_a_fight_is_the_same_for_the_same_number():
    game = TODAY.game()
    assert fight(game, WEAPONS[0], 4, advise) == fight(game, WEAPONS[0], 4, advise)


def test_other_faces_are_played_with():
    """Also the AI counts with them: its wound cards are those of the table."""
    harmless = tuple((name, defence, "G<4: Q-1") for name, defence, _ in TODAY.opponents)
    easy = Faces(TODAY.standard, harmless, TODAY.wounds)
    wins = [sum(fight(one.game(), WEAPONS[0], nth, advise).won for nth in range(2)) for one in (TODAY, easy)]
    assert wins[1] == 2 >= wins[0]


def test_a_weapon_at_half_or_twice_the_katanas_odds_is_near_enough():
    near = parts_of(record({}))["weapons"]
    far = parts_of(record({"weapon:kusarigama": 90}))["weapons"]
    assert near == 0
    assert far - near > log(90.5 / 10.5) - log(2)


def test_a_die_that_is_never_used_costs():
    alive, dead = parts_of(record({}))["die"], parts_of(record({}, used=0))["die"]
    assert alive == 0 < dead


def test_enemies_count_by_their_distance_from_the_range():
    met = {KATANA: 62, "enemy:takeshi": 52, "enemy:oda": 42, "enemy:shiro": 42, "enemy:kempo": 32}
    assert parts_of(record(met))["enemies"] == 0
    assert score(parts_of(record({**met, "enemy:kempo": 60}))) > score(parts_of(record(met)))


def test_shares_name_the_source_of_the_spread():
    strong = {"weapon:kusarigama": 90, "weapon:kai": 10}
    same = {(faces, policy): record(strong) for faces in ("a", "b") for policy in ("x", "y")}
    assert shares(same)["text"] > 0.99
    by_faces = {key: record(strong if key[0] == "a" else {}) for key in same}
    assert shares(by_faces)["faces"] > 0.3
    by_policy = {key: record(strong if key[1] == "x" else {}) for key in same}
    assert shares(by_policy)["AI"] > 0.3
