"""What somebody at a table of Way of the Samurai may know.

Hands are private: a seat sees its own, everybody else how many cards it holds. Discard piles, what lies in
reserve and what has been played are open; so is which cards exist. No deck has an order anywhere.
Between two players what both have chosen in secret is nowhere here until it is revealed.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.engine import Seat, View, value
from bot.games.way_of_the_samurai.cards import Action, Lasting, OpponentCard, Place, Virtue
from bot.games.way_of_the_samurai.notation import Gauge, Need

Phase: TypeAlias = Literal["setup", "round", "attack", "defence", "counter", "combo", "end", "event", "over"]
"""Where things stand: a run or fight begins; a round begins; cards are played; the defence is tested; the
enemy strikes back; combos and the wound die; the end of a round; between two fights; the end."""

Reason: TypeAlias = Literal[
    "victory",
    "beheading",
    "qi_victory",
    "weather_victory",
    "death",
    "beheaded",
    "blade",
    "tonfa",
    "bled_out",
    "fell",
    "drained",
    "weaponless",
    "clan",
    "exhausted",
    "both",
]
"""How it ended: the enemy is dead, beheaded, without Qi before the Kanabo, wounded as the snow wants it; the
samurai is dead, beheaded, without Qi before Takeshi, wounded with the Tonfa, out of Blood cards, fallen off
the cliff, at −2 Guard in a thunderstorm, without a weapon; the clan's run is over; nobody could win any
more; both have fallen at once."""


@value
class Counterstroke:
    """An opponent card turned: who strikes, and what came of it so far (``coming``, ``parried``, ``struck``;
    ``double`` for the card of HARD MODE)."""

    card: OpponentCard
    foe: str
    fate: Literal["coming", "parried", "struck", "double"] = "coming"


@value
class FighterView:
    """A samurai that somebody plays."""

    seat: Seat
    weapons: tuple[str, ...]
    side: str
    """Of Katana/Tanto, which is used in this round."""
    life: int
    life_at_start: int
    qi: int
    qi_limit: int
    strength: int
    technique: int
    guard: int
    limits: tuple[int, int, int]
    """How far Strength, Technique and Guard may rise."""
    hand: tuple[Action, ...] | None
    """``None`` for those who may not see it."""
    hand_size: int
    reserve: tuple[Action, ...]
    """Special cards that lie open, to be played at any time."""
    played: tuple[Action, ...]
    """This exchange's cards, in order."""
    deck: int
    discard: tuple[Action, ...]
    die: int
    """The level of the wound die; 0 where there is none."""
    armour: int
    wounds: tuple[Lasting, ...]
    """Of the Blood module: what stays for good."""
    mulligans: int
    """How often the hand may still be exchanged for another at the start of a round."""

    @property
    def key(self) -> str:
        return f"seat:{self.seat}"

    def gauge(self, name: Gauge) -> int:
        value: int = getattr(self, name)
        return value


@value
class FoeView:
    """An enemy."""

    name: str
    number: int
    """1 to 3 where there are three; else 1."""
    life: int
    life_at_start: int
    qi: int
    qi_at_start: int
    side: str
    """``a`` or ``b`` for Shiro."""
    fallen: bool
    target: bool
    """He is the one who is attacked in this exchange."""

    @property
    def key(self) -> str:
        return f"enemy:{self.name}"


@value
class StopView:
    """A fight on the map of a campaign; ``x`` and ``y`` in per cent of the map."""

    name: str
    life: int
    """0 where the blue die will say it."""
    qi: int
    x: int
    y: int
    leads: tuple[str, ...]
    progress: Literal["won", "here", "next", "later", "passed_by"]

    @property
    def key(self) -> str:
        return f"stop:{self.name}"


@value
class VirtueView:
    """The Bushido module: the card on top of the deck and the marker on its kanji (0 to 3), or the one card
    that was taken and the points that are left on it."""

    top: Virtue | None
    marker: int
    taken: Virtue | None
    points: int


@value
class Page:
    """A page of the story: an exchange, or the end of a round, in which somebody lost life or nearly did."""

    round: int
    exchange: int
    foe: str
    """Whom it was against, as facts name him."""
    yours: int
    """Life that you have lost."""
    his: int
    left: int
    """Life that was left to you."""
    short: int
    """Points that were missing to break the defence; 0 where it was broken, or could not be."""
    open_by: int
    """Points of Guard that were missing against the worst blow that landed."""
    want: bool
    """At the end of a round, without Qi: what was lost then may have been lost for something else."""
    for_want: bool = field(default=False, repr=False)
    """All that you have lost was for want of Qi. Recorded games know a view by its ``repr``, and this came
    later."""
    others_want: bool = field(default=False, repr=False)
    """Between two: the other's."""


@value
class ResultView:
    won: bool
    reason: Reason
    winner: str
    """The seat, between two players; else nothing."""


@value
class DuelView(View):
    """Everything on the table."""

    mode: Literal["fight", "three", "clan", "dojo", "village", "duel"]
    modules: tuple[str, ...]
    ease: tuple[str, ...]
    round: int
    """Of the whole run; 0 before the first."""
    exchange: int
    """1 or 2; 0 between rounds."""
    fight: int
    """Which fight of a run this is, from 1."""
    phase: Phase
    fighters: tuple[FighterView, ...]
    """One who plays alone, or two."""
    foes: tuple[FoeView, ...]
    foe_armour: int
    defence: OpponentCard | None
    """The card whose upper half says how the enemy defends himself, once it lies open."""
    broken: bool | None
    """Whether it was broken; ``None`` while it is not tested."""
    lacking: tuple[Need, ...]
    """Thresholds that are still missing; none if the defence is unknown or would be broken now."""
    counters: tuple[Counterstroke, ...]
    """The turned cards of this exchange."""
    opponent_deck: int
    opponent_discard: tuple[OpponentCard, ...]
    opponent_cards: tuple[OpponentCard, ...]
    """All that are in play, wherever they lie."""
    specials: int
    """In the special deck."""
    place: Place | None
    weather: str
    cliff_used: bool
    omen: int
    """Of Taikyu: what the die has brought for this round, 1 to 6; 0 for nothing."""
    virtue: VirtueView | None
    blood: int
    """Wounds left in the deck of the Blood module; −1 without it."""
    stops: tuple[StopView, ...]
    """The map of a campaign."""
    felled: int
    """Enemies beaten in this run."""
    broken_weapons: tuple[str, ...]
    traits: tuple[tuple[str, int], ...]
    """What weapon, enemy and weather change, put together, for whoever plays alone."""
    result: ResultView | None
    story: tuple[Page, ...] = ()
    """What each exchange has cost so far, the first one first; of the present fight, or of two players."""

    @property
    def you(self) -> FighterView:
        """Who plays alone, or the first of two."""
        return self.fighters[0]

    @property
    def foe(self) -> FoeView | None:
        """Who is attacked."""
        return next((foe for foe in self.foes if foe.target), None)

    def at(self, seat: Seat) -> FighterView:
        return next(fighter for fighter in self.fighters if fighter.seat == seat)

    def trait(self, name: str) -> int:
        for known, amount in self.traits:
            if known == name:
                return amount
        return 0
