"""A scene: samurai on hexes with given hands, the cards they play, and the questions and log of the turn.

A samurai without a card holds a stun and plays that. The scene gives answers by prompt. Other questions get a
quiet answer: stay, keep the facing, pay nothing, pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from bot.engine import Dealer, GameRules, Keyed, Question, Request, Seat, Setup, Step, barred, options_of
from bot.engine.match import Match
from bot.engine.question import Several
from bot.games.senjutsu.board.hexes import hex_of
from bot.games.senjutsu.board.terrain import Terrain
from bot.games.senjutsu.cards.card import Piece, piece
from bot.games.senjutsu.cards.language import Kamae
from bot.games.senjutsu.cards.poisons import Poison, in_deck
from bot.games.senjutsu.combat.moving import ARROWS
from bot.games.senjutsu.rules import SENJUTSU, Senjutsu
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Affliction, Samurai, place_of
from bot.wording import words

SAID = words("senjutsu")
QUIET = {
    "move": "here",
    "facing": "turn:0",
    "spend": "no",
    "stronger": "no",
    "quick": "no",
    "remove": "no",
    "search": "no",
}
PASSING = ("pass", "kamae:stay")
FILLER = (102, 110, 116, 117, 123, 126)
"""Cards for the decks of a scene; no effect searches for them."""


@dataclass(frozen=True)
class Fighter:
    """A samurai in a scene."""

    at: str
    facing: int = 0
    kamae: Kamae = "balance"
    focus: int = 0
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = FILLER * 2
    """The last number is the top card."""
    discard: tuple[int, ...] = ()
    wounds: int = 0
    bleeding: int = 0
    stuns: int = 0
    hobbles: int = 0
    poisons: tuple[tuple[Poison, int], ...] = ()
    """Poisons in front of him, each with its remaining turns; crippling poison lies in his hand."""
    team: str = "alone"
    weapon: int = 0


Answers: TypeAlias = Mapping[str, Mapping[str, "str | list[str]"]]
"""Answers by seat and prompt."""


class Turns:
    """A match that is played with the answers of a scene."""

    def __init__(self, rules: GameRules, setup: Setup) -> None:
        self.match = Match(rules, setup, Dealer("a scene"))
        self._words = words(rules.key)
        self.steps: list[Step] = list(self.match.opening())
        self.asked: list[tuple[str, str, tuple[str, ...]]] = []
        """Each question: seat, prompt, keys of the free options."""
        self.read: list[str] = []
        """The text of each question."""

    @property
    def game(self) -> Game:
        assert isinstance(self.match.state, Game)
        return self.match.state

    def play(
        self, answers: Mapping[str, Mapping[str, str | Sequence[str]]] | None = None, **cards: int
    ) -> Self:
        """Plays the turn up to the next choice of cards.

        ``answers``: by seat and prompt; a list is used one by one. A seat without a card plays a stun.
        """
        left = {
            seat: {prompt: [said] if isinstance(said, str) else list(said) for prompt, said in by.items()}
            for seat, by in (answers or {}).items()
        }
        turn = self.game.turn
        while self.match.outcome is None:
            seat = self.match.waiting_for[0]
            question = self.match.pending[seat]
            prompt = question.request.prompt
            if prompt == "choose" and self.game.turn > turn:
                break
            keys = [option.key for option in free(question)]
            self.asked.append((seat, prompt, tuple(keys)))
            self._say(question.request)
            said = left.get(seat, {}).get(prompt)
            if prompt == "choose":
                answer = [chosen(keys, cards.get(seat))]
            elif said and (meant := matching(said[0], keys)):
                answer = meant
                del said[0]
            else:
                answer = quietly(self.game.of(seat), question, keys)
            self.steps += self.match.answer(seat, answer)
        return self

    def _say(self, request: Request[object]) -> None:
        """Checks that the question and all its options have words."""
        said = [self._words.prompt(request)]
        for option in options_of(request):
            said += self._words.option(request.prompt, option), self._words.about(request.prompt, option)
        assert all("{" not in text for text in said)
        self.read.append(said[0])

    def questions(self, name: str) -> list[str]:
        """The prompts of all questions to a seat."""
        return [prompt for seat, prompt, _ in self.asked if seat == name]

    def offered(self, name: str, prompt: str) -> tuple[str, ...]:
        """The keys that were free when a seat was asked this for the first time."""
        return next(keys for seat, asked, keys in self.asked if (seat, asked) == (name, prompt))


class Scene(Turns):
    """A scene of Senjutsu, just before cards are chosen."""

    def __init__(
        self,
        fighters: Mapping[str, Fighter],
        terrain: Mapping[str, Terrain] | None = None,
        ground: str = "snowy_clearing",
    ) -> None:
        seats = tuple(Seat(name) for name in fighters)
        chosen = {Seat(name): {"team": one.team} for name, one in fighters.items()}

        def begin(setup: Setup) -> Senjutsu:
            game = Senjutsu(setup)
            game.phase = "draw"
            game.terrain = {hex_of(place): kind for place, kind in (terrain or {}).items()}
            for samurai in game.samurai:
                seated(samurai, fighters[samurai.hero.key])
            return game

        setup = Setup(seats, {"field": ground, "terrain": "none"}, chosen=chosen)
        super().__init__(replace(SENJUTSU, begin=begin), setup)

    @property
    def game(self) -> Senjutsu:
        assert isinstance(self.match.state, Senjutsu)
        return self.match.state

    def of(self, name: str) -> Samurai:
        return self.game.of(name)

    def where(self, name: str) -> str:
        """The key of the hex on which a samurai stands."""
        return place_of(self.of(name)).key

    def told(self, *names: str) -> list[str]:
        """The log lines of all steps, or of the steps with these names."""
        return [SAID.step(step) for step in self.steps if step.public and (not names or step.name in names)]


def free(question: Question[object]) -> list[Keyed]:
    return [option for option in options_of(question.request) if barred(option) is None]


def chosen(keys: Sequence[str], number: int | None) -> str:
    """The key of the card with this number; of a stun for None, of crippling poison for 0."""
    wanted = "status:stun" if number is None else f"card:{number:03}" if number else "poison:crippling"
    return next(key for key in keys if key.partition("#")[0] == wanted)


def matching(said: str, keys: Sequence[str]) -> list[str]:
    """The offered keys that an answer names in full or by card; empty if one of them is not offered."""
    meant = [
        next((key for key in keys if one in (key, key.partition("#")[0])), "") for one in said.split(",")
    ]
    return meant if all(meant) else []


def quietly(samurai: Samurai, question: Question[object], keys: Sequence[str]) -> list[str]:
    request = question.request
    if isinstance(request, Several):
        return list(keys[: request.least])
    quiet = QUIET.get(request.prompt, "")
    if quiet == "here" and samurai.place is not None:
        here = samurai.place.key
        stay = (here, f"{here} {ARROWS[samurai.facing]}")
        return [next((key for key in stay if key in keys), keys[0])]
    return [next((key for key in (quiet, *PASSING) if key in keys), keys[0])]


def seated(samurai: Samurai, fighter: Fighter) -> None:
    """Puts a samurai into the state that the scene gives, with one more card on his deck to draw first."""
    key = samurai.hero.key
    numbers = [*fighter.deck, FILLER[0], *fighter.hand, *fighter.discard]
    pieces = [piece(number, key, copy) for copy, number in enumerate(numbers)]
    deck, hand = len(fighter.deck) + 1, len(fighter.hand)
    samurai.pieces = tuple(pieces)
    samurai.deck = pieces[:deck]
    samurai.hand = pieces[deck : deck + hand]
    samurai.discard = pieces[deck + hand :]
    samurai.place, samurai.facing = hex_of(fighter.at), fighter.facing
    samurai.weapon = fighter.weapon or samurai.weapon
    samurai.kamae, samurai.focus = fighter.kamae, fighter.focus
    samurai.wounds, samurai.bleeding = fighter.wounds, fighter.bleeding
    samurai.stuns = fighter.stuns or int(not fighter.hand)
    samurai.hobbles = [4] * fighter.hobbles
    samurai.poisons = [Affliction(*poison) for poison in fighter.poisons if poison[0] != "crippling"]
    samurai.hand += [
        in_deck("ronin", copy) for copy, (poison, _) in enumerate(fighter.poisons) if poison == "crippling"
    ]


def card(number: int) -> Piece:
    return Piece(f"card:{number:03}")


def duel(**fighters: Fighter) -> Scene:
    """A scene on the snowy clearing without terrain."""
    return Scene(fighters)
