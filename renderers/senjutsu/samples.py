"""Invented duels for tests and for work on the pictures: every battlefield, every step, every hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.engine.question import Choice, Option, Problem, Request, Seat
from bot.engine.step import Step
from bot.games.senjutsu import card_steps, field_steps, samurai_steps, steps
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.card import CARDS, Piece
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu.cards.language import Kamae
from bot.games.senjutsu.view import DuelView, Phase, SamuraiView, StayingView, ThreatView
from renderers.painter import Player, Players

STUDENT: Final = Seat("student")
RONIN: Final = Seat("ronin")
MASTER: Final = Seat("master")
WARRIOR: Final = Seat("warrior")
PLAYERS: Final[Players] = {
    STUDENT: Player("Hana"),
    RONIN: Player("Tomasz"),
    MASTER: Player("Clever AI", ai=True),
    WARRIOR: Player("Giulia of the long name"),
}
HELD: Final = (45, 47, 48, 49, 50, 121)
"""The numbers of the cards in the student's hand."""


def samurai(
    seat: Seat, place: Hex | None, facing: int, kamae: Kamae, card: int = 0, **more: object
) -> SamuraiView:
    """A samurai in the middle of a duel."""
    hero = HEROES[seat]
    one = SamuraiView(
        seat=seat,
        team=seat,
        place=place,
        facing=facing,
        kamae=kamae,
        focus=2,
        wounds=1,
        bleeding=0,
        wound_limit=hero.wounds,
        stuns=0,
        hand=5,
        hand_limit=hero.hand,
        hobbles=(),
        poisons=(),
        deck=17,
        discard=("card:121", ""),
        staying=(),
        aside=(),
        card=f"card:{card:03}" if card else "",
        chosen=True,
        speed=CARDS[card].speeds.highest if card else 0,
        lost=False,
        concealed=False,
        fallen=place is None,
        core=f"card:{hero.core:03}",
        weapon=f"card:{hero.weapon:03}",
        deck_list=(),
    )
    return replace(one, **more)


def duel(
    field: str = "snowy_clearing",
    *all_: SamuraiView,
    phase: Phase = "resolve",
    speed: int | None = 7,
    threats: Sequence[ThreatView] = (),
    result: str = "",
    you: Seat | None = None,
) -> DuelView:
    """A duel on this field, with the terrain of its preset."""
    ground = FIELDS[field]
    standing = all_ or (
        samurai(STUDENT, Hex(1, -1), 4, "balance", 105),
        samurai(RONIN, Hex(0, 0), 1, "aggression", 31, wounds=2, focus=1, hobbles=(3,), stuns=1),
    )
    return DuelView(
        field=ground.name,
        hexes=tuple(sorted(ground.hexes)),
        terrain=tuple(
            sorted((place, kind) for place, kind in ground.preset.items() if place not in (Hex(0, 0),))
        ),
        turn=4,
        phase=phase,
        speed=speed,
        track=tuple(sorted((one.seat for one in standing), key=lambda seat: -HEROES[seat].advantage)),
        samurai=standing,
        threats=tuple(threats),
        due=(),
        result=result,
        you=you,
    )


def crowd(field: str = "temple_garden") -> DuelView:
    """Four samurai, with every status that there is."""
    return duel(
        field,
        samurai(MASTER, Hex(0, -2), 0, "determination", 16, concealed=True, poisons=(("toxin", 3),)),
        samurai(
            RONIN, Hex(-2, 2), 1, "neutral", 125, wounds=2, bleeding=1, stuns=2, hobbles=(2, 4), lost=True
        ),
        samurai(STUDENT, Hex(2, -1), 4, "balance", 0, focus=3, deck=0, discard=("card:048",) * 12),
        samurai(WARRIOR, Hex(1, 2), 5, "aggression", 119, staying=(StayingView("card:093", 0, ()),)),
        speed=6,
    )


def teams(field: str = "temple_garden") -> DuelView:
    """The same four samurai, two against two."""
    view = crowd(field)
    sides = zip(view.samurai, ("crane", "tiger") * 2, strict=True)
    return replace(view, samurai=tuple([replace(one, team=team) for one, team in sides]))


ATTACK: Final = (Hex(0, -1), Hex(0, 0), Hex(1, 0))
STRUCK: Final = ThreatView("attack", STUDENT, ATTACK)
GUARD: Final = ThreatView("block", RONIN, (Hex(1, -1), Hex(1, 0), Hex(0, -1)))
HERE: Final = Hex(1, -1).key
THERE: Final = Hex(0, 0).key


RONIN_: Final = "hero:ronin"
CARD: Final = "card:105"
STEPS: Final[tuple[Step, ...]] = (
    Step.of(steps.Begins(field="field:snowy_clearing", samurai=("hero:student", RONIN_))),
    Step.of(field_steps.TerrainPlaced(samurai="hero:student", terrain="terrain:rocks", place=Hex(2, -1).key)),
    Step.of(field_steps.Placed(samurai="hero:student", place=HERE, facing=3)),
    Step.of(steps.Prepared(samurai="hero:student", number=2)),
    Step.of(steps.Turn(turn=4, leader="hero:student")),
    Step.of(card_steps.Draw(samurai="hero:student", number=2, deck=15)),
    Step.of(card_steps.Drawn(cards=("card:048", "card:050"))),
    Step.of(samurai_steps.Exhausted(samurai="hero:student", before=1, after=2)),
    Step.of(steps.Chosen(count=2)),
    Step.of(steps.Revealed(samurai="hero:student", card=CARD, cost=0)),
    Step.of(steps.Replaced(samurai="hero:student", card="card:047", old=CARD)),
    Step.of(steps.Refund(samurai="hero:student", number=1, after=2)),
    Step.of(samurai_steps.Spend(samurai="hero:student", number=1, after=1)),
    Step.of(steps.Speed(samurai="hero:student", card=CARD, speed=8)),
    Step.of(steps.Target(samurai="hero:student", foe=RONIN_, card="card:097")),
    Step.of(steps.Resolve(samurai="hero:student", card=CARD, speed=7, part=0)),
    Step.of(
        field_steps.Move(
            samurai="hero:student",
            card=CARD,
            source=Hex(2, -2).key,
            target=HERE,
            path=(Hex(2, -2).key, HERE),
            facing=4,
            moved=True,
            turned=False,
            cleared=0,
        )
    ),
    Step.of(field_steps.Terrain(samurai="hero:student", terrain="terrain:rocks", place=Hex(2, -1).key)),
    Step.of(
        field_steps.Collision(samurai="hero:student", kind="samurai", foe=RONIN_, place=THERE, card=CARD)
    ),
    Step.of(
        steps.Attack(
            samurai="hero:student",
            card=CARD,
            speed=7,
            here=HERE,
            hexes=tuple(place.key for place in ATTACK),
            targets=(RONIN_,),
            count=1,
        )
    ),
    Step.of(
        steps.Block(
            samurai=RONIN_,
            card="card:031",
            speed=7,
            here=THERE,
            hexes=tuple(place.key for place in GUARD.hexes),
        )
    ),
    Step.of(steps.Blocked(samurai=RONIN_, foe="hero:student", card=CARD, terrain=False, block="card:031")),
    Step.of(steps.Counter(samurai=RONIN_, card="card:125", foe="hero:student")),
    Step.of(samurai_steps.Wound(samurai=RONIN_, before=1, after=2, bleeding=0, number=1, limit=5)),
    Step.of(steps.Reduced(samurai=RONIN_, card="card:025", left=0)),
    Step.of(samurai_steps.Stun(samurai=RONIN_, stuns=1, limit=5)),
    Step.of(samurai_steps.Hobble(samurai=RONIN_, number=1)),
    Step.of(samurai_steps.Uncovered(samurai=RONIN_)),
    Step.of(samurai_steps.Poison(samurai=RONIN_, foe="hero:student", poison="poison:paralysis")),
    Step.of(samurai_steps.PoisonOver(samurai="hero:student", poison="poison:mist")),
    Step.of(card_steps.PoisonOut(samurai="hero:student")),
    Step.of(samurai_steps.Focus(samurai="hero:student", before=1, after=2)),
    Step.of(
        samurai_steps.Kamae(samurai="hero:student", before="kamae:balance", after="kamae:aggression", focus=0)
    ),
    Step.of(samurai_steps.Advantage(samurai="hero:student")),
    Step.of(card_steps.Addition(samurai="hero:student", card="card:104", on=CARD)),
    Step.of(card_steps.Bushido(samurai="hero:student", card="card:093")),
    Step.of(card_steps.Stays(samurai="hero:student", card="card:093")),
    Step.of(card_steps.Removed(samurai="hero:student", card="card:093")),
    Step.of(card_steps.Named(samurai="hero:student", card="card:092", named="kind:attack")),
    Step.of(field_steps.Push(samurai=RONIN_, foe="hero:student", source=THERE, target=Hex(-1, 1).key)),
    Step.of(field_steps.Pull(samurai=RONIN_, foe="hero:student", source=Hex(-1, 1).key, target=THERE)),
    Step.of(field_steps.Held(samurai=RONIN_)),
    Step.of(field_steps.Turned(samurai=RONIN_, foe="hero:student", facing=2, place=THERE)),
    Step.of(field_steps.Swap(samurai="hero:student", foe=RONIN_, source=THERE, target=HERE)),
    Step.of(samurai_steps.Bleeds(samurai=RONIN_, number=1, bleeding=1)),
    Step.of(samurai_steps.Bandaged(samurai="hero:student", wounds=2)),
    Step.of(samurai_steps.Cured(samurai="hero:student", stuns=1, others=0)),
    Step.of(samurai_steps.Cancelled(samurai=RONIN_, what="cancel:move")),
    Step.of(card_steps.Discard(samurai="hero:student", cards=("card:048",), number=1)),
    Step.of(card_steps.DiscardHidden(samurai="hero:student", number=2)),
    Step.of(card_steps.TopDiscarded(samurai="hero:student", reason="reason:bleeding", deck=14)),
    Step.of(card_steps.TopSeen(card="card:048")),
    Step.of(card_steps.TurnedUp(samurai="hero:student", cards=("card:048",), number=1)),
    Step.of(card_steps.Taken(samurai="hero:student", pile="pile:deck")),
    Step.of(card_steps.TakenOpen(samurai="hero:student", card="card:048")),
    Step.of(card_steps.TakenSeen(card="card:048")),
    Step.of(card_steps.FoundNothing(samurai="hero:student", pile="pile:deck")),
    Step.of(card_steps.SearchDeclined(samurai="hero:student")),
    Step.of(card_steps.GoesThrough(samurai="hero:student")),
    Step.of(card_steps.Looks(samurai="hero:student", foe=RONIN_)),
    Step.of(card_steps.Looked(samurai=RONIN_, cards=("card:031", "card:125"), count=2)),
    Step.of(card_steps.ShuffledIn(samurai="hero:student", number=3, deck=20)),
    Step.of(steps.Fall(samurai=RONIN_, reason="wounds")),
    Step.of(steps.Over(result="won", winners=("hero:student",), turn=9, count=1)),
)
"""Each kind of step once, in a duel of two."""


def view_after(step: Step) -> DuelView:
    """The duel right after a step."""
    match step.name:
        case "attack" | "wound":
            return duel(threats=[STRUCK])
        case "block" | "blocked":
            return duel(threats=[STRUCK, GUARD])
        case "fall" | "over":
            return over()
        case _:
            return duel()


def over(field: str = "snowy_clearing") -> DuelView:
    """The student has won."""
    return duel(
        field,
        samurai(STUDENT, Hex(1, -1), 4, "balance", 105),
        samurai(RONIN, None, 1, "aggression", wounds=5, chosen=False),
        phase="over",
        speed=None,
        result="won",
    )


def hand(more: int = 0) -> DuelView:
    """The duel as the student sees it, with ``more`` extra cards in hand."""
    numbers = [*HELD, *[103, 124, 99, 97][:more]]
    cards = tuple(Piece(f"card:{number:03}#student.1") for number in numbers)
    one = samurai(STUDENT, Hex(1, -1), 4, "balance", cards=cards, hand=len(cards), focus=1, chosen=False)
    foe = samurai(RONIN, Hex(0, 0), 1, "aggression", wounds=2, chosen=False)
    return duel("snowy_clearing", one, foe, phase="choose", speed=None, you=STUDENT)


NOTHING: Final[Mapping[int, Problem]] = {}


def choice(view: DuelView) -> Request[object]:
    """The question for the card of the turn. Four cards are barred, each for another reason."""
    one = view.at(STUDENT)
    why: Mapping[int, Problem] = {
        46: Problem("needs-kamae", {"needs": "kamae:determination", "either": False}),
        40: Problem("needs-focus", {"cost": 2, "focus": 1}),
        97: Problem("only-instant"),
        121: Problem("is-forbidden"),
    }
    return choosing(one, [one.core, one.weapon, *one.cards], why)


def choosing(one: SamuraiView, keys: Sequence[str], why: Mapping[int, Problem] = NOTHING) -> Request[object]:
    """The question for one of these cards; ``why`` bars some of them."""
    options = [
        Option(key, key, {"copies": 2 if key.startswith("card:048") else 1}, barred=why.get(int(key[5:8])))
        for key in keys
    ]
    facts = {"turn": 4, "kamae": f"kamae:{one.kamae}", "focus": one.focus}
    return Choice("choose", options, facts, tried=True)


def ways(view: DuelView) -> Request[object]:
    """The question for the hex to move to."""
    assert view.at(STUDENT).place is not None
    places = (Hex(1, -1), Hex(2, -2), Hex(2, -1), Hex(1, 0))
    options = [
        Option(place.key, place, {"spent": 0, "crash": False, "bamboo": 0}, at=place.key) for place in places
    ]
    return Choice("move", options, {"card": CARD, "here": HERE, "looks": True, "samurai": "hero:student"})


def kamae(view: DuelView) -> Request[object]:
    """The question for the new kamae."""
    one = view.at(STUDENT)
    options = [Option(f"kamae:{name}", name, {"gain": 0}) for name in ("stay", "aggression", "neutral")]
    facts = {"samurai": one.key, "card": "card:045", "own": True, "kamae": f"kamae:{one.kamae}"}
    return Choice("change", options, facts)
