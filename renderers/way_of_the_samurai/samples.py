"""Sample views: every place, weather, enemy, weapon and kind of step, for tests and contact sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat
from typing import Any, Final, Literal, TypeAlias

from bot.engine.question import Choice, Option, Problem, Request, Seat
from bot.engine.step import Step
from bot.games.way_of_the_samurai import harm_steps, round_steps, steps
from bot.games.way_of_the_samurai.cards import LIBRARY, Action
from bot.games.way_of_the_samurai.notation import Need
from bot.games.way_of_the_samurai.view import (
    Counterstroke,
    DuelView,
    FallView,
    FighterView,
    FoeView,
    Page,
    Passage,
    ResultView,
    StopView,
)
from renderers.painter import Player, Players

SAMURAI: Final = Seat("samurai")
RIVAL: Final = Seat("rival")
PLAYERS: Final[Players] = {SAMURAI: Player("Kaede"), RIVAL: Player("Susanoo", ai=True)}
ACTIONS: Final = LIBRARY.actions
SPECIALS: Final = LIBRARY.specials
OPPONENTS: Final = LIBRARY.opponents
LIMITS: Final = (4, 4, 4)
PLACES: Final = ("", *LIBRARY.places)
WEATHERS: Final = ("", "wind", "rain", "snow", "thunder")


def fighter(seat: Seat = SAMURAI, **changes: Any) -> FighterView:
    standard = FighterView(
        seat=seat,
        weapons=("katana",),
        side="",
        life=6,
        life_at_start=8,
        qi=4,
        qi_limit=5,
        strength=1,
        technique=2,
        guard=0,
        limits=LIMITS,
        hand=ACTIONS[:4],
        hand_size=4,
        reserve=(SPECIALS[3],),
        played=(ACTIONS[5], ACTIONS[12]),
        deck=8,
        discard=ACTIONS[6:12],
        die=3,
        armour=0,
        wounds=(),
        mulligans=0,
    )
    return replace(standard, **changes)


def foe(name: str = "ishida", **changes: Any) -> FoeView:
    standard = FoeView(name, 1, 5, 8, 3, 5, "", fallen=False, target=True)
    return replace(standard, **changes)


def table(**changes: Any) -> DuelView:
    """The middle of a fight, the defence known and one threshold missing."""
    standard = DuelView(
        mode="fight",
        modules=(),
        ease=(),
        round=3,
        exchange=1,
        fight=1,
        phase="attack",
        fighters=(fighter(),),
        foes=(foe(),),
        foe_armour=0,
        defence=OPPONENTS[0],
        broken=None,
        lacking=(Need("technique", 3),),
        counters=(),
        opponent_deck=7,
        opponent_discard=OPPONENTS[1:3],
        opponent_cards=OPPONENTS,
        wound_cards=LIBRARY.wounds,
        specials=9,
        place=None,
        weather="",
        cliff_used=False,
        omen=0,
        virtue=None,
        blood=-1,
        stops=(),
        felled=0,
        broken_weapons=(),
        traits=(),
        result=None,
    )
    return replace(standard, **changes)


def at(place: str, weather: str = "", **changes: Any) -> DuelView:
    return table(place=LIBRARY.places.get(place), weather=weather, **changes)


def against(name: str, **changes: Any) -> DuelView:
    return table(foes=(foe(name),), **changes)


def armed(weapon: str) -> DuelView:
    return table(fighters=(fighter(weapons=(weapon,)),))


STRUCK: Final = table(
    phase="counter",
    broken=False,
    lacking=(),
    fighters=(fighter(played=ACTIONS[5:8], life=5),),
    counters=(Counterstroke(OPPONENTS[1], "ishida"),),
)
THREE: Final = table(
    mode="three",
    place=LIBRARY.places["forest"],
    foes=tuple(
        foe(f"ronin_{nth}", number=nth, target=nth == 2, life=nth, life_at_start=3) for nth in (1, 2, 3)
    ),
)
DUEL: Final = table(
    mode="duel",
    fighters=(fighter(), fighter(RIVAL, played=ACTIONS[:3], reserve=(), life=3, weapons=("naginata",))),
    foes=(),
    defence=None,
    lacking=(),
)
FULL_HAND: Final = table(fighters=(fighter(hand=ACTIONS[:9], hand_size=9),), place=LIBRARY.places["bamboo"])
EARLY: Final = table(round=1, defence=None, lacking=(), fighters=(fighter(played=(), reserve=()),))
ARMOURED: Final = table(
    fighters=(fighter(armour=4, life=1, qi=0),),
    foe_armour=5,
    foes=(foe("bruce_lee", life=21, life_at_start=22),),
)
State: TypeAlias = Literal["won", "here", "next", "later", "passed_by"]
STATES: Final[tuple[State, ...]] = ("won", "won", "here", "next", *repeat("later", 20))
DOJO: Final = table(
    mode="dojo",
    felled=2,
    foes=(foe("pupil"),),
    stops=tuple(
        StopView(stop.name, stop.life, stop.qi, stop.x, stop.y, stop.leads, state)
        for stop, state in zip(
            LIBRARY.campaigns["dojo"],
            STATES,
            strict=False,
        )
    ),
)


WON: Final = (
    Page(1, 2, "enemy:ishida", yours=2, his=0, left=6, short=1, open_by=1, want=False),
    Page(2, 1, "enemy:ishida", yours=4, his=1, left=2, short=0, open_by=2, want=False),
    Page(3, 1, "enemy:ishida", yours=0, his=3, left=3, short=0, open_by=0, want=False),
)
LOST: Final = (
    Page(1, 1, "enemy:ishida", yours=0, his=2, left=8, short=0, open_by=0, want=False),
    Page(2, 0, "enemy:ishida", yours=2, his=0, left=3, short=0, open_by=0, want=True, for_want=True),
    Page(3, 1, "enemy:ishida", yours=3, his=0, left=0, short=2, open_by=1, want=False),
)


def ended(won: bool, reason: str, **changes: Any) -> DuelView:
    you = fighter(life=3 if won else 0, qi=1, played=())
    enemy = foe(life=0 if won else 4, fallen=won)
    return table(
        phase="over",
        fighters=(you,),
        foes=(enemy,),
        defence=None,
        lacking=(),
        result=ResultView(won, reason, ""),  # type: ignore[arg-type]
        story=LOST if not won else WON,
        **changes,
    )


def passages(count: int, *, won: bool, stops: tuple[str, ...] = ()) -> tuple[Passage, ...]:
    """The fights of a run, the last of them lost unless the run was won."""
    ways = ("life", "no_qi", "beheaded", "life")
    return tuple(
        Passage(
            fight=number + 1,
            foe="enemy:pupil" if stops else "enemy:clan",
            stop=f"stop:{stops[number]}" if stops else "",
            weapon="weapon:katana",
            foe_life=3 + number % 3,
            foe_qi=2,
            how=ways[number % 4] if won or number + 1 < count else "lost",
            rounds=1 + number % 4,
            cost=number % 3,
            left=max(0, 8 - number),
            event="event:normal_3" if stops and number + 1 < count else "",
        )
        for number in range(count)
    )


ENDED: Final = {
    "victory": ended(True, "victory"),
    "beheading": ended(True, "beheading", place=LIBRARY.places["bridge"], weather="rain"),
    "death": ended(False, "death", place=LIBRARY.places["mountain"], weather="snow"),
    "blade": ended(False, "blade"),
    "clan": ended(False, "clan", mode="clan", felled=12, passages=passages(13, won=False)),
    "dojo": ended(
        True,
        "victory",
        mode="dojo",
        felled=5,
        stops=DOJO.stops,
        passages=passages(5, won=True, stops=("courtyard", "garden", "pond", "threshold", "master")),
    ),
    "duel": replace(
        DUEL,
        fighters=(fighter(life=0, played=()), fighter(RIVAL, life=2, played=())),
        result=ResultView(True, "victory", "rival", (FallView("seat:samurai", "death"),)),
        story=tuple(replace(page, foe="seat:rival") for page in LOST),
    ),
}


YOU: Final = "seat:samurai"
FOE: Final = "enemy:ishida"
STEPS: Final = (
    Step.of(
        steps.Exchange(seat=YOU, round=3, exchange=1, foe=FOE, number=1, foe_life=5, foe_qi=3, life=6, qi=4)
    ),
    Step.of(
        steps.Play(
            seat=YOU,
            card=ACTIONS[5].key,
            symbol="symbol:water",
            special=False,
            nth=1,
            deeds=("deed:technique_plus_2", "deed:strength_minus_1"),
            turned=False,
            strength=1,
            technique=2,
            guard=0,
        )
    ),
    Step.of(round_steps.Spend(seat=YOU, before=5, after=4, bought="bought:sight")),
    Step.of(harm_steps.Life(seat=YOU, before=7, after=6, cause="counter")),
    Step.of(harm_steps.Qi(seat=YOU, before=5, after=4)),
    Step.of(harm_steps.FoeLife(foe=FOE, number=1, before=6, after=5)),
    Step.of(harm_steps.FoeQi(foe=FOE, number=1, before=4, after=3)),
    Step.of(steps.Broken(foe=FOE, number=1, card="opponent:heron", deeds=("deed:life_minus_1",))),
    Step.of(
        steps.Held(foe=FOE, number=1, card="opponent:heron", hard=False, lacks=("need:technique_3",), count=1)
    ),
    Step.of(steps.Parried(foe=FOE, number=1, guard=3)),
    Step.of(steps.Struck(foe=FOE, number=1, deeds=("deed:life_minus_1",))),
    Step.of(round_steps.Combo(seat=YOU, combo="combo:water", reward="reward:qi")),
    Step.of(harm_steps.Wounded(seat=YOU, level=1, card="wound:slash", deeds=("deed:life_minus_1",))),
    Step.of(
        harm_steps.FoeWound(foe=FOE, number=1, level=2, card="wound:slash", deeds=("deed:life_minus_2",))
    ),
    Step.of(harm_steps.Felled(foe=FOE, number=1, how="life", felled=1, fight=1)),
    Step.of(harm_steps.NoQi(who=YOU)),
)


def card_choice(cards: tuple[Action, ...]) -> Request[object]:
    """A question for one card, of which the last cannot be played."""
    options = [
        Option(card.key, card, at=card.key, barred=Problem("not-an-option") if card is cards[-1] else None)
        for card in cards
    ]
    return Choice("play", options)


def boards() -> Iterator[tuple[str, DuelView]]:
    """Every place in every weather, every enemy, every weapon, and the crowded ones."""
    for place in PLACES:
        for weather in WEATHERS if place == "bridge" else WEATHERS[:1]:
            yield f"{place or 'field'} {weather or 'calm'}", at(place, weather)
    for weather in WEATHERS[1:]:
        yield f"mountain {weather}", at("mountain", weather)
    yield from {
        "three": THREE,
        "duel": DUEL,
        "full": FULL_HAND,
        "early": EARLY,
        "armoured": ARMOURED,
        "dojo": DOJO,
        "counter": STRUCK,
    }.items()
