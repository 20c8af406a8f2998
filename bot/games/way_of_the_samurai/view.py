"""The view of a table of Way of the Samurai.

Hands are private: a seat sees its own, and everybody else the number of cards in it. Discard piles, reserves
and played cards are public; so is the list of cards that exist. No deck has an order anywhere. In a duel,
secret choices are not in the view until they are revealed.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.engine import Seat, View, value
from bot.games.way_of_the_samurai.cards import Action, Lasting, OpponentCard, Place, Virtue, WoundCard
from bot.games.way_of_the_samurai.notation import Gauge, Need

Phase: TypeAlias = Literal["setup", "round", "attack", "defence", "counter", "combo", "end", "event", "over"]
"""The stage of the game: a run or fight begins; a round begins; cards are played; the defence is tested; the
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
"""The end of the game. The enemy is dead, beheaded, without Qi (Kanabo), or deeply wounded in the snow; or
the samurai is dead, beheaded, without Qi (Takeshi), wounded with the Tonfa, out of Blood cards, fallen off
the cliff, at −2 Guard in a thunderstorm, or without a weapon; or the clan's run is over; or nobody could win
any more; or both have fallen at once."""


@value
class Counterstroke:
    """An opponent card turned: the enemy who strikes, and the result so far (``coming``, ``parried``,
    ``struck``; ``double`` for the card of HARD MODE)."""

    card: OpponentCard
    foe: str
    fate: Literal["coming", "parried", "struck", "double"] = "coming"


@value
class FighterView:
    """A samurai of a player."""

    seat: Seat
    weapons: tuple[str, ...]
    side: str
    """The weapon used in this round, for Katana/Tanto."""
    life: int
    life_at_start: int
    qi: int
    qi_limit: int
    strength: int
    technique: int
    guard: int
    limits: tuple[int, int, int]
    """The highest values of Strength, Technique and Guard."""
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
    """The level of the wound die; 0 if there is none."""
    armour: int
    wounds: tuple[Lasting, ...]
    """The permanent wounds of the Blood module."""
    mulligans: int
    """The number of times the hand may still be exchanged at the start of a round."""
    traits: tuple[tuple[str, int], ...] = ()
    """The traits of weapon, enemy and weather, added up."""

    def trait(self, name: str) -> int:
        """The total of a trait; 0 if nothing has it."""
        return next((amount for known, amount in self.traits if known == name), 0)

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
    """1 to 3 in 1 vs 3; else 1."""
    life: int
    life_at_start: int
    qi: int
    qi_at_start: int
    side: str
    """``a`` or ``b`` for Shiro."""
    fallen: bool
    target: bool
    """He is attacked in this exchange."""

    @property
    def key(self) -> str:
        return f"enemy:{self.name}"


@value
class StopView:
    """A fight on the map of a campaign; ``x`` and ``y`` in per cent of the map."""

    name: str
    life: int
    """0 if the blue die will decide it."""
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
    """The Bushido module.

    Before a card is taken: the card on top of the deck and the marker on its kanji (0 to 3). After that: the
    card taken and the points left on it.
    """

    top: Virtue | None
    marker: int
    taken: Virtue | None
    points: int


@value
class Page:
    """A page of the story: an exchange, or the end of a round, with losses of life or nearly so."""

    round: int
    exchange: int
    foe: str
    """The key of the enemy in facts."""
    yours: int
    """The life you lost."""
    his: int
    left: int
    """The life left to you."""
    short: int
    """The points missing to break the defence; 0 if it was broken, or could not be."""
    open_by: int
    """The points of Guard missing against the worst blow that landed."""
    want: bool
    """The end of a round without Qi. The loss may also have other causes (see ``for_want``)."""
    for_want: bool = field(default=False, repr=False)
    """The whole loss was because of having no Qi.

    ``repr=False`` because recorded games compare views by ``repr``, and this field came later.
    """
    others_want: bool = field(default=False, repr=False)
    """In a duel: the same for the other player."""


@value
class Passage:
    """A fight of a run, for the chronicle: the enemy, what felled him, and what it cost."""

    fight: int
    foe: str
    """The key of the enemy."""
    stop: str
    """The key of the stop of a campaign; else empty."""
    weapon: str
    """The key of the weapon at the start of the fight."""
    foe_life: int
    foe_qi: int
    """Those of the enemy at the start of the fight."""
    how: str = "going"
    """The way in which the enemy fell; ``lost`` if the samurai did, ``going`` while they fight."""
    rounds: int = 0
    cost: int = 0
    """The life that the samurai has lost in this fight, less what came back."""
    left: int = 0
    """The life left to the samurai."""
    event: str = ""
    """The key of the event after the fight."""

    @property
    def who(self) -> str:
        """The key of the stop, or of the enemy where there is none."""
        return self.stop or self.foe


@value
class FallView:
    """In a duel: a player who has fallen."""

    key: str
    reason: Reason


@value
class ResultView:
    won: bool
    reason: Reason
    winner: str
    """The winning seat of a duel; else empty."""
    fallen: tuple[FallView, ...] = ()
    """In a duel: the players who have fallen."""


@value
class DuelView(View):
    """Everything on the table."""

    mode: Literal["fight", "three", "clan", "dojo", "village", "duel"]
    modules: tuple[str, ...]
    ease: tuple[str, ...]
    round: int
    """Counted over the whole run; 0 before the first."""
    exchange: int
    """1 or 2; 0 between rounds."""
    fight: int
    """The number of this fight in a run, from 1."""
    phase: Phase
    fighters: tuple[FighterView, ...]
    """One fighter in a single game, or two."""
    foes: tuple[FoeView, ...]
    foe_armour: int
    defence: OpponentCard | None
    """The card whose upper half is the enemy's defence, once it is open."""
    broken: bool | None
    """The result of the test of the defence; ``None`` before it."""
    lacking: tuple[Need, ...]
    """The thresholds still missing; none if the defence is unknown or would be broken now."""
    counters: tuple[Counterstroke, ...]
    """The turned cards of this exchange."""
    opponent_deck: int
    opponent_discard: tuple[OpponentCard, ...]
    opponent_cards: tuple[OpponentCard, ...]
    """All opponent cards in play, from all places."""
    wound_cards: tuple[WoundCard, ...]
    """The wound deck; it is always complete."""
    specials: int
    """The number of cards in the special deck."""
    place: Place | None
    weather: str
    cliff_used: bool
    omen: int
    """The omen of Taikyu for this round, 1 to 6; 0 for none."""
    virtue: VirtueView | None
    blood: int
    """Wounds left in the deck of the Blood module; −1 without it."""
    stops: tuple[StopView, ...]
    """The map of a campaign."""
    felled: int
    """Enemies beaten in this run."""
    broken_weapons: tuple[str, ...]
    traits: tuple[tuple[str, int], ...]
    """The traits of weapon, enemy and weather, added up, for a single player."""
    result: ResultView | None
    story: tuple[Page, ...] = ()
    """The losses of each exchange, the first one first: of the current fight, or of the whole duel."""
    passages: tuple[Passage, ...] = ()
    """The fights of a run, the first one first."""

    @property
    def you(self) -> FighterView:
        """The single player, or the first of two."""
        return self.fighters[0]

    @property
    def foe(self) -> FoeView | None:
        """The enemy who is attacked."""
        return next((foe for foe in self.foes if foe.target), None)

    def at(self, seat: Seat) -> FighterView:
        return next(fighter for fighter in self.fighters if fighter.seat == seat)

    def trait(self, name: str) -> int:
        for known, amount in self.traits:
            if known == name:
                return amount
        return 0
