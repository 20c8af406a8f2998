"""Scenes of Way of the Samurai: a fight as it stands, what is played, and what a player would see.

Cards are the test's own, named by what they say: ``"S+2 earth"`` is an action, ``"S>=2: L-1"`` a defence,
``"G<2: W1"`` a counter. What the enemy shows comes in the order in which it is named; a defence that is not
named holds against everything, a counter that is not named strikes at nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from bot.engine import Facts, Outcome, Problem, Request, Seat, Setup, Step
from bot.engine.chance import Chance
from bot.engine.match import Match
from bot.games.way_of_the_samurai import cards
from bot.games.way_of_the_samurai.cards import LIBRARY, Action, OpponentCard, Virtue, WoundCard
from bot.games.way_of_the_samurai.chronicle import open_passage
from bot.games.way_of_the_samurai.notation import effect
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI, WayOfTheSamurai
from bot.games.way_of_the_samurai.run import play_run
from bot.games.way_of_the_samurai.state import Before, Foe, Game
from bot.games.way_of_the_samurai.terms import RIVAL, SAMURAI, refuses, terms_of
from bot.games.way_of_the_samurai.traits import ENEMIES
from bot.games.way_of_the_samurai.view import DuelView, FighterView, FoeView

HOLDS = "S>=5: L-1"
MISSES = "G<-5: L-1"
PLAIN_HAND = ("S+0 earth", "S+0 water", "S+0 wind", "S+0 earth", "S+0 water", "S+0 wind")
"""Six cards that move nothing and make no combo as they come."""
WOUNDS = (
    WoundCard("light", effect("L-1"), effect("L-2")),
    WoundCard("deadly", effect("-"), effect("X")),
)


@dataclass
class Chances:
    """Chance as the scene wants it: by label, names or numbers in order; otherwise the first."""

    game: Game
    scripted: dict[str, list[str | int]] = field(default_factory=dict)

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]:
        wanted = self.scripted.get(chance.label, [])
        index = self.index(chance.label, wanted.pop(0)) if wanted else 0
        rest = [other for other in range(chance.size) if other != index]
        return (index, *rest)[: chance.taken]

    def index(self, label: str, wanted: str | int) -> int:
        if isinstance(wanted, int):
            return wanted - 1
        game = self.game
        if label == "opponents":
            return [card.name for card in game.opponents].index(wanted)
        bags: Mapping[str, Sequence[object]] = {
            "deck": game.you.deck,
            "specials": game.specials,
            "wounds": game.library.wounds,
            "blood": [card for card in game.library.blood if card not in game.you.blood],
        }
        if label == "gisei":
            return [str(amount) for amount in game.library.gisei].index(wanted)
        return next(place for place, card in enumerate(bags[label]) if wanted in repr(card))


class Underway(WayOfTheSamurai):
    """A table at some point of a fight."""

    async def play(self) -> Outcome:
        return await play_run(self)


def action(text: str, number: int = 0, *, special: bool = False) -> Action:
    """``"S+2, G-1 earth"``."""
    effects, _, symbol = text.rpartition(" ")
    return cards.action(f"{text}#{number}", symbol, effects, special)


def opponent(text: str, numbers: Iterator[int]) -> OpponentCard:
    """A defence or a counter; the other half of the card does nothing."""
    name = f"{text}#{next(numbers)}"
    if text.startswith("G<"):
        return cards.opponent(name, HOLDS, text)
    return cards.opponent(name, text, MISSES)


def scene(
    *,
    enemy: str = "ishida",
    weapon: str = "katana",
    hand: Sequence[str] = PLAIN_HAND,
    reserve: Sequence[str] = (),
    deck: Sequence[str] = PLAIN_HAND,
    specials: Sequence[str] = ("S+3 earth", "T+3 water", "G+3 wind"),
    enemy_shows: Sequence[str] = (),
    at: Before = "exchange",
    mode: str = "fight",
    place: str = "none",
    weather: str = "none",
    modules: str = "",
    ease: str = "",
    armour: str = "none",
    events: str = "normal",
    life: int = 8,
    qi: int = 5,
    gauges: tuple[int, int, int] = (0, 0, 0),
    die: int = 1,
    foe: tuple[int, int] | None = None,
    round: int = 1,
    exchange: int = 0,
    virtue: Virtue | None = None,
    points: int = 0,
    omen: int = 0,
    chance: Mapping[str, Sequence[str | int]] | None = None,
    wounds: Sequence[WoundCard] = WOUNDS,
) -> Scene:
    """The beginning of an exchange, unless ``at`` says otherwise; ``foe`` is his life and Qi.

    ``enemy_shows`` are the halves that lie open one after the other.
    """
    numbers = count()
    shown = [LIBRARY.hard if text == "hard" else opponent(text, numbers) for text in enemy_shows]
    fillers = [opponent(HOLDS, numbers) for _ in range(4)]
    library = replace(
        LIBRARY,
        actions=tuple(action(text, number) for number, text in enumerate(deck, 100)),
        specials=tuple(action(text, number, special=True) for number, text in enumerate(specials, 200)),
        opponents=tuple(card for card in (*shown, *fillers) if not card.hard),
        wounds=tuple(wounds),
    )
    options = {
        "mode": mode,
        "enemy": enemy,
        "place": place,
        "weather": weather,
        "modules": modules,
        "ease": ease,
        "armour": armour,
        "events": events,
    }
    setup = Setup((SAMURAI,), options, chosen={SAMURAI: {"weapon": weapon}})
    game = Underway(terms_of(setup), setup.seats, library)
    game.before = at
    if at in ("exchange", "round"):
        stand(game, enemy, foe)
        you = game.you
        you.life, you.qi, you.die = life, qi, die
        you.gauges = {"strength": gauges[0], "technique": gauges[1], "guard": gauges[2]}
        you.reserve = [action(text, number, special=True) for number, text in enumerate(reserve, 300)]
        you.deck = list(library.actions)
        if at == "exchange":
            you.hand = [action(text, number) for number, text in enumerate(hand)]
        game.round, game.exchange, game.fight = round - (at == "round"), exchange, 1
        you.armour = 4 if armour == "mine" else 0
        game.bushido.virtue, game.bushido.points, game.this_round.omen = virtue, points, omen
        if game.terms.chain:
            open_passage(game)
            game.run.round_before = game.round - 1
    scripted = {label: list(named) for label, named in (chance or {}).items()}
    scripted.setdefault("opponents", [card.name for card in shown])
    return Scene(game, setup, Chances(game, scripted))


def stand(game: Game, enemy: str, figures: tuple[int, int] | None) -> None:
    """The seat that the scene is about."""
    if game.terms.mode == "three":
        rows: list[list[int]] = game.figures["three"]["foes"]
        game.foes = [Foe(f"ronin_{number}", number, life, qi) for number, (life, qi) in enumerate(rows, 1)]
    else:
        known = ENEMIES[enemy]
        name = enemy if game.terms.mode == "fight" else "pupil"
        game.foes = [Foe(name, 1, known.life, known.qi)]
        game.foes[0].side = "a" if "turns" in known.traits else ""
    if figures is not None:
        for foe in game.foes:
            foe.life, foe.qi = figures
    game.equip(game.you)


def new_game(
    options: Mapping[str, str] | None = None,
    weapon: str = "katana",
    chance: Mapping[str, Sequence[str | int]] | None = None,
) -> Scene:
    """A match from its very beginning, with the cards of the house."""
    setup = Setup((SAMURAI,), options or {}, chosen={SAMURAI: {"weapon": weapon}})
    game = WAY_OF_THE_SAMURAI.begin(setup)
    assert isinstance(game, WayOfTheSamurai)
    return Scene(game, setup, Chances(game, {label: list(named) for label, named in (chance or {}).items()}))


def refused(*weapons: str, seats: int = 1, **options: str) -> list[str]:
    """The reasons why a match with this setup cannot begin, by their codes."""
    sitting = (SAMURAI, RIVAL)[:seats]
    chosen = {seat: {"weapon": weapon} for seat, weapon in zip(sitting, weapons, strict=False)}
    problems: Sequence[Problem] = refuses(Setup(sitting, options, chosen=chosen))
    return [problem.code for problem in problems]


class Scene:
    """A match in which something is about to happen, told in the words of a player."""

    def __init__(self, game: WayOfTheSamurai, setup: Setup, chances: Chances) -> None:
        rules = replace(WAY_OF_THE_SAMURAI, begin=lambda _: game)
        self.game = game
        self.chances = chances
        self.match = Match(rules, setup, chances, watched=True)
        self.steps: list[Step] = list(self.match.opening())
        self.presses = 0

    # Actions of the player

    def does(self, *answers: str | Sequence[str]) -> Scene:
        """One answer after the other. A card is named by what it says; ``-`` is a pass."""
        for answer in answers:
            (seat,) = self.match.pending
            keys = [self.key(answer)] if isinstance(answer, str) else list(answer)
            self.steps += self.match.answer(seat, keys)
            self.presses += 1
        return self

    def key(self, said: str) -> str:
        if said == "-":
            return "pass"
        return next((key for key in self.offered if key == said or key.startswith(f"action:{said}")), said)

    def plays(self, *cards: str) -> Scene:
        """These cards; without any, the first of the hand, as long as cards are asked for."""
        for card in cards:
            assert self.prompt == "play"
            self.does(card)
        return self

    def plays_on(self, most: int = 3) -> Scene:
        """Play the first cards of the hand, until another question comes, or enough are played."""
        while most and self.match.outcome is None and self.prompt == "play":
            self.does(next(key for key in self.offered if key.startswith("action:")))
            most -= 1
        return self

    def stands(self) -> Scene:
        """Nothing is bought before the counter."""
        while self.match.outcome is None and self.prompt == "guard":
            self.does("-")
        return self

    def exchange(self, *cards: str) -> Scene:
        """Three cards, and nothing more."""
        return (self.plays(*cards) if cards else self.plays_on()).stands()

    # The view of a player

    @property
    def view(self) -> DuelView:
        view = self.match.view(SAMURAI)
        assert isinstance(view, DuelView)
        return view

    @property
    def you(self) -> FighterView:
        return self.view.you

    @property
    def foe(self) -> FoeView:
        foe = self.view.foe
        assert foe is not None
        return foe

    @property
    def gauges(self) -> tuple[int, int, int]:
        return self.you.strength, self.you.technique, self.you.guard

    @property
    def request(self) -> Request[object]:
        (question,) = self.match.pending.values()
        return question.request

    @property
    def prompt(self) -> str:
        return self.request.prompt

    @property
    def facts(self) -> Facts:
        (question,) = self.match.pending.values()
        return question.request.facts

    @property
    def offered(self) -> list[str]:
        (question,) = self.match.pending.values()
        return [option.key for option in getattr(question.request, "options", ())]

    def told(self, said: str) -> Facts:
        """The facts of an option."""
        (question,) = self.match.pending.values()
        key = self.key(said)
        return next(option.facts for option in getattr(question.request, "options", ()) if option.key == key)

    @property
    def happened(self) -> list[str]:
        return [step.name for step in self.steps]

    def step(self, name: str) -> Facts:
        """The facts of the last step of this name."""
        return next(step.facts for step in reversed(self.steps) if step.name == name)

    @property
    def ending(self) -> str | None:
        return self.match.outcome.reason if self.match.outcome else None

    @property
    def won(self) -> bool:
        return self.match.outcome is not None and bool(self.match.outcome.winners)


def seat(name: str) -> Seat:
    return Seat(name)
