"""Everything the game says has words, and fits where it is said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from bot.engine import Option, Setup, Step, options_of
from bot.engine.match import Match
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.dealing import facts_of
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.games.way_of_the_samurai.terms import OPTIONS, PRESETS, RIVAL, SAMURAI
from bot.games.way_of_the_samurai.traits import ENEMIES, WEAPONS, WEATHERS
from bot.wording import message_id, words
from tests.games.random_play import dealer, play_at_random, random_answer
from tests.games.way_of_the_samurai.scene import Scene, new_game
from tests.games.way_of_the_samurai.test_random_fights import drawn
from tests.kit.rings import SLOW

WORDS = words(WAY_OF_THE_SAMURAI.key)
SELECT_LINE = 100
PROMPT = 300


def worded(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in WORDS.ids(prefix)}


class Listener:
    """Hears all that is said."""

    def __init__(self) -> None:
        self.steps: set[str] = set()
        self.prompts: set[str] = set()

    def __call__(self, match: Match, steps: Sequence[Step]) -> None:
        for step in steps:
            self.steps.add(step.name)
            assert not re.search(r"\b[a-z]+:[a-z_]+", WORDS.step(step)), "no key is left unspoken"
        for question in match.pending.values():
            request = question.request
            self.prompts.add(message_id(request.prompt))
            assert 0 < len(WORDS.prompt(request)) <= PROMPT
            for option in options_of(request):
                assert WORDS.option(request.prompt, option) != option.key
                assert len(WORDS.option(request.prompt, option)) <= SELECT_LINE
                assert len(WORDS.about(request.prompt, option)) <= SELECT_LINE


RARE_SETUPS: tuple[tuple[dict[str, str], str], ...] = (
    ({"place": "forest", "weather": "snow", "enemy": "shiro"}, "tessen"),
    ({"enemy": "shiro"}, "nagamaki"),
    ({"enemy": "kempo", "ease": "die"}, "kusarigama"),
    ({"enemy": "alucard"}, "kanabo_2"),
    ({"enemy": "leonardo"}, "tanto"),
    ({"mode": "dojo", "events": "hard", "armour": "mine"}, "tanto"),
    ({"mode": "village", "events": "hard", "armour": "mine", "ease": "choose"}, "tanto"),
    ({"enemy": "kempo", "armour": "mine"}, "tanto"),
    ({"mode": "village", "modules": "bushido,gisei,taikyu"}, "wakizashi"),
    ({"enemy": "mugen"}, "katana_tanto"),
    ({"enemy": "yorha"}, "sai_2"),
    ({"enemy": "dante"}, "yari"),
    ({"enemy": "sasuke", "modules": "bushido"}, "masakari_2"),
)
"""Situations that random fights seldom reach, played by the AI seat."""


RIVALS = (("yari", "nodachi"), ("tonfa_2", "kusarigama"), ("tessen", "kusarigama"), ("yari", "sai_2"))
"""Weapons of two players that together bring every question of a duel."""


def three_of_fire() -> Scene:
    """Against Kempo they roll the die."""
    table = new_game({"enemy": "kempo"})
    you = table.game.you
    you.hand = [card for card in LIBRARY.actions if card.symbol == "fire"]
    you.deck = [card for card in LIBRARY.actions if card.symbol != "fire"]
    return table.does("buy:card", *(card.key for card in you.hand if card.symbol == "fire")).stands()


def broken_blade() -> Scene:
    """On the way out of the village the hardest event takes the weapon."""
    table = new_game({"mode": "village", "events": "hard"}, chance={"event": [6]})
    table.game.foe.life, table.game.foe.qi = 1, 0
    return table.exchange().does("reward:qi").exchange()


def round_ends(weapon: str) -> Scene:
    """Without Qi, and with as little Guard as there can be."""
    table = new_game(weapon=weapon)
    table.game.exchange = 2
    table.plays_on()
    table.game.you.qi, table.game.you.gauges["guard"] = 0, -2
    return table.stands().does("reward:special")


SCENES = (
    round_ends("kusarigama"),
    round_ends("bokken"),
    three_of_fire(),
    broken_blade(),
    broken_blade().does("weapon:naginata"),
    new_game({"enemy": "mugen"}, chance={"virtues": [3]}).does("swap"),
    new_game({"place": "forest", "ease": "die"}, "tessen").does("buy:place"),
    new_game({"place": "forest"}, "tessen").does("move"),
    new_game({"place": "forest"}, "tessen").does("move", "place:bridge"),
    new_game({"enemy": "mugen"}, chance={"virtues": [7]}),
)
"""And what neither comes to."""


def by_ai(options: dict[str, str], weapon: str, seed: int, listener: Listener) -> None:
    match = Match(
        WAY_OF_THE_SAMURAI, Setup((SAMURAI,), options, chosen={SAMURAI: {"weapon": weapon}}), dealer(seed)
    )
    random = Random(seed)
    listener(match, match.opening())
    while match.outcome is None:
        request = match.pending[SAMURAI].request
        if random.random() < 0.7:
            keys = WAY_OF_THE_SAMURAI.advise(match.view(SAMURAI), request, random)
        else:
            keys = random_answer(WAY_OF_THE_SAMURAI, request, random)
        listener(match, match.answer(SAMURAI, keys))


@SLOW
def test_all_that_many_fights_say_is_worded():
    listener = Listener()
    for seed in range(60):
        match = play_at_random(WAY_OF_THE_SAMURAI, drawn(Random(seed)), seed, listener)
        assert match.outcome is not None
        assert WORDS.say(f"outcome-{match.outcome.reason}", match.outcome.facts)
    for seed, (one, other) in enumerate(RIVALS):
        chosen = {SAMURAI: {"weapon": one}, RIVAL: {"weapon": other}}
        setup = Setup((SAMURAI, RIVAL), {"place": "mountain"}, chosen=chosen)
        match = play_at_random(WAY_OF_THE_SAMURAI, setup, seed, listener)
        assert match.outcome is not None
        assert WORDS.say(f"outcome-{match.outcome.reason}", match.outcome.facts)
    for options, weapon in RARE_SETUPS:
        for seed in range(5):
            by_ai(options, weapon, seed, listener)
    for table in SCENES:
        listener(table.match, table.steps)
    assert worded("step-") - listener.steps == set()
    assert worded("prompt-") - listener.prompts == set()


def test_every_card_weapon_enemy_place_and_weather_has_a_name():
    cards = [*LIBRARY.actions, *LIBRARY.specials, *LIBRARY.opponents, LIBRARY.hard, *LIBRARY.wounds]
    keys = [card.key for card in (*cards, *LIBRARY.places.values(), *ENEMIES.values())]
    keys += [stop.key for stops in LIBRARY.campaigns.values() for stop in stops]
    keys += [f"weapon:{one}" for one in WEAPONS] + [f"weapon-text:{one}" for one in WEAPONS]
    keys += [f"weather:{one}" for one in WEATHERS] + [f"weather-text:{one}" for one in WEATHERS]
    keys += [f"ability:{one}" for one in ENEMIES]
    assert [key for key in keys if WORDS.label(key) == key] == []


def test_every_part_of_every_effect_has_a_name():
    effects = [card.effect for card in (*LIBRARY.actions, *LIBRARY.specials)]
    effects += [half for card in LIBRARY.opponents for half in (card.defence, card.counter)]
    effects += [half for card in LIBRARY.wounds for half in (card.first, card.second)]
    effects += [row for place in LIBRARY.places.values() for row in place.rows]
    effects += [row for rows in LIBRARY.events.values() for row in rows]
    keys = {key for one in effects for key in (*one.need_keys, *(part for way in one.keys for part in way))}
    assert [key for key in sorted(keys) if WORDS.label(key) == key] == []


def test_the_lobby_is_worded():
    for option in OPTIONS:
        assert WORDS.has(f"option-{message_id(option.key)}")
    for kind in ("enemy", "weapon", "place", "weather"):
        told = WORDS.ids(f"about-option-{kind}-")
        assert told
        assert all(len(WORDS.say(name)) <= SELECT_LINE for name in told)
    for preset in PRESETS:
        assert WORDS.has(f"preset-{preset.key}")


@pytest.mark.parametrize("chapter", sorted(one for one in worded("rules-") if not one.endswith("-title")))
def test_a_chapter_of_the_rules_fits_a_message(chapter: str):
    assert WORDS.say(f"rules-{chapter}-title")
    assert 300 < len(WORDS.say(f"rules-{chapter}")) <= 1800


def test_the_rules_say_whose_figures_they_are():
    ours = WORDS.say("rules-ours")
    for told in ("ours", "18 action cards", "10 opponent cards", "game for two", "wounds", "ronin"):
        assert told in ours


def test_the_advice_for_beginners_is_true_of_the_cards():
    """The worth of each point of Guard is counted on the real counter cards."""
    counters = [card.counter.needs for card in LIBRARY.opponents]
    stops = {
        guard: sum(not any(need.met(guard) for need in needs) for needs in counters)
        for guard in range(LIBRARY.lowest, LIBRARY.highest + 1)
    }
    worth = [f"Guard {guard} stops {stops[guard]}" for guard in (4, 3, 2)]
    said = (
        f"one of his {len(counters)} cards: {worth[0]} of them, {worth[1]}, {worth[2]}, and less stops none."
    )
    assert said in WORDS.say("rules-tips")
    assert not any(stops[guard] for guard in range(LIBRARY.lowest, 2))


def test_rulings_are_numbered_one_after_the_other():
    numbers = sorted(int(number) for number in worded("ruling-"))
    assert numbers == list(range(1, len(numbers) + 1))


def test_how_a_match_stands_is_told():
    table = new_game({"mode": "clan"})
    told = WORDS.say("situation", WAY_OF_THE_SAMURAI.situation(table.match.view(None)))
    assert told.startswith("The Samurai Clan, round 1: Crane with 8 life and 5 Qi against")
    two = Match(WAY_OF_THE_SAMURAI, Setup((SAMURAI, RIVAL)), dealer(1))
    told = WORDS.say("situation", WAY_OF_THE_SAMURAI.situation(two.view(None)))
    assert "Crane with 8 life and 5 Qi against Tiger" in told


def test_a_way_through_the_dojo_says_whose_life_and_qi_it_names():
    assert WORDS.say("about-path", life=4, qi=3) == "Whoever waits there has 4 life and 3 Qi."


@pytest.mark.parametrize(
    "prompt", ["play", "special", "start_card", "start_special", "start_removed", "recall", "duel.pair"]
)
def test_the_joker_does_one_of_what_it_may(prompt: str):
    (joker,) = [card for card in LIBRARY.specials if card.symbol == "void"]
    facts = {**facts_of(joker), "fate": "unknown", "lacks": (), "combo": "none"}
    said = WORDS.about(prompt, Option(joker.key, joker, facts))
    assert said == "One of Strength +1, Technique +1 and Guard +1 (Void)."


def test_a_player_who_would_spend_the_last_qi_reads_what_that_costs():
    costs = "Without Qi a round’s end costs 2 life."
    for left in (0, 1):
        buy, guard = ({"before": left + 1, "after": left}, {"guard": 2, "qi": left, "cost": 1})
        said = [
            WORDS.about("play", Option("buy:card", 0, buy)),
            WORDS.about("guard", Option("buy:card", 0, buy)),
            WORDS.about("guard", Option("guard:1", 0, guard)),
            WORDS.about("duel.buy", Option("cards:1", 0, buy)),
        ]
        assert [costs in line for line in said] == [left == 0] * 4
