"""A scene against AI opponents: heroes and opponents on hexes, the top cards of their decks, the cards
played.

Questions without an answer in the scene get a quiet one, as in scenes of the duel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.engine import Seat, Setup
from bot.games.senjutsu.board.fields import Start
from bot.games.senjutsu.board.hexes import Facing, hex_of
from bot.games.senjutsu.board.terrain import Terrain
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.cards.poisons import Poison
from bot.games.senjutsu.state.samurai import Affliction, Samurai
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO, SenjutsuSolo
from bot.games.senjutsu_solo.setup.arriving import recruit
from bot.games.senjutsu_solo.terms import Behaviour, Stance
from tests.games.senjutsu.scene import Fighter, Turns, seated

FILLER = ("002", "004")
"""The cards below those of a scene: meditations that only move."""


@dataclass(frozen=True)
class Enemy:
    """An opponent in a scene. The first card of ``deck`` is played this turn."""

    kind: str
    at: str
    facing: int = 0
    deck: tuple[str, ...] = ()
    behaviour: Behaviour = "centre"
    stance: Stance = "offensive"
    discard: tuple[str, ...] = ()
    limit: int = 7
    wounds: int = 0
    bleeding: int = 0
    stuns: int = 0
    hobbles: int = 0
    poisons: tuple[tuple[Poison, int], ...] = ()
    distance: int | None = None
    concealed: bool = False


class Scene(Turns):
    """A scene just before cards are chosen. ``waiting`` are opponents of a horde who come later."""

    def __init__(
        self,
        heroes: Mapping[str, Fighter],
        enemies: Sequence[Enemy],
        terrain: Mapping[str, Terrain] | None = None,
        *,
        mode: str = "fight",
        waiting: Sequence[Enemy] = (),
        stage: int = 1,
        lord: tuple[str, Facing] | None = None,
        field: str = "snowy_clearing",
    ) -> None:
        seats = tuple(Seat(name) for name in heroes)

        def begin(setup: Setup) -> SenjutsuSolo:
            game = SenjutsuSolo(setup)
            game.phase = "draw"
            game.terrain = {hex_of(place): kind for place, kind in (terrain or {}).items()}
            for hero in game.heroes:
                seated(hero, heroes[hero.key])
                game.starts[hero.key] = Start(hex_of(heroes[hero.key].at), heroes[hero.key].facing)
            everybody = [*enemies, *waiting]
            opponents = recruit(game, [FOES[one.kind] for one in everybody], 7)
            for opponent, enemy in zip(opponents, everybody, strict=True):
                brought(opponent, enemy)
            game.join(opponents[: len(enemies)])
            if game.fight.in_waves:
                game.stage, game.wave, game.horde = stage, len(enemies), opponents
            if lord is not None:
                game.lord = Start(hex_of(lord[0]), lord[1])
                game.terrain[game.lord.place] = "fallen"
            return game

        setup = Setup(seats, {"mode": mode, "field": field, "terrain": "none"})
        super().__init__(replace(SENJUTSU_SOLO, begin=begin), setup)

    @property
    def game(self) -> SenjutsuSolo:
        assert isinstance(self.match.state, SenjutsuSolo)
        return self.match.state

    def hero(self, name: str) -> Samurai:
        return next(one for one in self.game.heroes if one.key == name)

    def enemy(self, number: int = 0) -> Opponent:
        return self.game.opponents[number]

    def where(self, number: int = 0) -> str:
        """The key of an opponent's hex, or an empty text."""
        place = self.enemy(number).place
        return place.key if place is not None else ""

    def told(self, name: str) -> list[Mapping[str, object]]:
        """The facts of all steps with this name."""
        return [dict(step.facts) for step in self.steps if step.name == name]

    def whys(self, number: int = 0) -> list[str]:
        """The rules that an opponent followed, in order."""
        label = self.enemy(number).label
        found = [step.facts for step in self.steps if step.name == "decides"]
        return [str(facts["rule"]) for facts in found if facts["samurai"] == label]

    def enemy_speed(self, number: int = 0) -> int:
        """The speed at which an opponent blocks."""
        label = self.enemy(number).label
        return next(int(str(facts["speed"])) for facts in self.told("speed") if facts["samurai"] == label)


def brought(opponent: Opponent, enemy: Enemy) -> None:
    """Puts an opponent into the state that the scene gives."""
    pieces = [piece_of(number, copy) for copy, number in enumerate((*FILLER, *reversed(enemy.deck)))]
    opponent.deck = pieces
    opponent.discard = [piece_of(number, 50 + copy) for copy, number in enumerate(enemy.discard)]
    opponent.deck_list = tuple(sorted(piece.partition("#")[0] for piece in pieces))
    opponent.place, opponent.facing = hex_of(enemy.at), enemy.facing
    opponent.behaviour, opponent.stance = enemy.behaviour, enemy.stance
    opponent.limit, opponent.wounds, opponent.bleeding = enemy.limit, enemy.wounds, enemy.bleeding
    opponent.stuns, opponent.hobbles = enemy.stuns, [4] * enemy.hobbles
    opponent.poisons = [Affliction(*poison) for poison in enemy.poisons]
    opponent.distance = enemy.distance or opponent.distance
    opponent.concealed = enemy.concealed


def piece_of(number: str, copy: int) -> Piece:
    """A card, a stun or crippling poison."""
    if number == "stun":
        return Piece(f"status:stun#scene.{copy}")
    if number == "poison":
        return Piece(f"poison:crippling#scene.{copy}")
    return Piece(f"solo:{number}#{copy}")


def alone(hero: Fighter, *enemies: Enemy, terrain: Mapping[str, Terrain] | None = None) -> Scene:
    """The Student alone against opponents, on the snowy clearing."""
    return Scene({"student": hero}, enemies, terrain)
