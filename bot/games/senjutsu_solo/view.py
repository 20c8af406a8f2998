"""A fight against AI opponents as a seat or a spectator may see it.

It is the view of a duel, in which ``samurai`` are the heroes alone, with the opponents beside them. Where a
view or the facts of a step name somebody by a seat or a key, an opponent is named by his ``key``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine import Seat, value
from bot.games.senjutsu.board.hexes import Facing, Hex
from bot.games.senjutsu.cards.poisons import Poison
from bot.games.senjutsu.view import Body, DuelView
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.fights.road import Road
from bot.games.senjutsu_solo.terms import OPPONENTS, Behaviour, Mode, Stance

HordeRank: TypeAlias = Literal["", "wood", "steel", "gold", "jade"]


@dataclass(frozen=True, slots=True)
class OpponentView:
    """An AI opponent as everybody sees him: his hand is his deck, and nobody looks into that."""

    key: str
    """The name in facts: ``foe:samurai_boss``, or ``foe:ashigaru_katana-2`` if there are several."""
    kind: str
    place: Hex | None
    """None before he enters, and after he has fallen."""
    facing: Facing
    behaviour: Behaviour
    """The side of a hero he makes for."""
    stance: Stance
    """The stance. It decides whether he strikes even where he would be struck himself."""
    distance: int
    """The distance he prefers; at range: at least this."""
    ranged: bool
    wounds: int
    """Those that do not bleed."""
    bleeding: int
    wound_limit: int
    stuns: int
    """Drawn stuns; those in his deck do not count."""
    stun_limit: int
    hobbles: tuple[int, ...]
    """For how many more ends of turn each lasts."""
    poisons: tuple[tuple[Poison, int], ...]
    deck: int
    discard: tuple[str, ...]
    """The last one lies on top; a card that lies face down is an empty text."""
    deck_list: tuple[str, ...]
    """The cards his deck was made of."""
    card: str
    """The revealed card, ``status:stun`` for a stun; nothing while none lies open."""
    chosen: bool
    """A card lies before him, face down or open."""
    speed: int
    """Of the revealed card, once it was settled; 0 before."""
    lost: bool
    """The rest of his card is lost."""
    concealed: bool
    desperate: bool
    contracts: tuple[tuple[str, bool], ...]
    """Yojimbo's contracts, by key, and whether each is fulfilled."""
    fallen: bool

    @property
    def seat(self) -> Seat:
        """The seat used for threats and parts of cards not yet resolved."""
        return Seat(self.key)

    @property
    def team(self) -> str:
        return OPPONENTS

    @property
    def nimble(self) -> bool:
        """True if his steps and turns need not all go the same way."""
        return FOES[self.kind].special == "free_movement"

    @property
    def all_wounds(self) -> int:
        return self.wounds + self.bleeding


@value
class SoloView(DuelView):
    """The field, the heroes and the opponents on it."""

    opponents: tuple[OpponentView, ...]
    mode: Mode
    wave: int
    """Of the stage; 0 where nobody comes in waves."""
    stage: int
    rank: HordeRank
    """The rank that the horde has brought so far."""
    lord: Hex | None
    """The hex of the fallen lord."""
    stop: str
    """On the Path: the name of the stop of this fight."""
    road: Road | None
    """On the Path: the road of the hero who walks it."""
    practice: bool
    """On the Path: True if this fight changes no road."""

    @property
    def everybody(self) -> tuple[Body, ...]:
        return (*self.samurai, *self.opponents)

    def opponent(self, key: str) -> OpponentView:
        return next(one for one in self.opponents if one.key == key)
