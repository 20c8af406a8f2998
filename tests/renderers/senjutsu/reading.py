"""Checks that pictures of Senjutsu can be read: single ones, and all of a whole game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.engine import Request, Seat, Step
from bot.engine.form import NO_DRAFT
from bot.engine.match import Match
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.view import DuelView
from bot.wording import Words
from renderers.kit.page import GREAT
from renderers.kit.router import around, covered
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Moment, Painter, Picture
from renderers.senjutsu.acting.casting import deed
from renderers.senjutsu.field.gestures import ABOVE, above, places
from renderers.senjutsu.field.layout import CLEAR, drawn_field
from renderers.senjutsu.field.stage import draw_pieces, draw_postures, flat
from renderers.senjutsu.people.bodies import bodies
from renderers.senjutsu.pictures.board import set_caption
from renderers.senjutsu.pictures.events import read
from renderers.senjutsu.samples import PLAYERS
from renderers.type import ELLIPSIS
from tests.kit.ends import account_of
from tests.renderers.soundness import crowded, measured, sound

NAMES = {player.name for player in PLAYERS.values()}
Told = Callable[[Step], str]
TOUCHED = {"the words": 0.1, "a sign": 0.25}
"""The largest share of a face, with its hat, that these may cover on a crowded field."""


def texts(picture: Picture) -> list[str]:
    return [text.text for text in picture.written]


def faults(picture: Picture) -> list[str]:
    """The texts that cannot be read. Names of members may be cut."""
    cut = [text for text in texts(picture) if text.endswith(ELLIPSIS)]
    return [
        *measured(picture.image, picture.written),
        *crowded(picture),
        *[text for text in cut if not any(name.startswith(text.removesuffix(ELLIPSIS)) for name in NAMES)],
    ]


def hidden(view: DuelView, step: Step, words: Words) -> list[str]:
    """The faces that the caption of a step or the sign over a figure covers."""
    stage = flat(view, drawn_field(view.hexes))
    draw_pieces(stage)
    draw_postures(stage)
    told = set_caption(stage, step, words).box
    stage.clear, stage.taken = CLEAR, (told,)
    laid = [("the words", told)]
    whose = stage.heads.get(str(step.facts.get("samurai")))
    if whose is not None:
        laid.append(("a sign", around(above(stage, whose), stage.drawn.radius * ABOVE)))
    return [
        f"{what} on {key}"
        for key, face in zip(stage.heads, stage.faces, strict=True)
        for what, box in laid
        if covered(box, [face]) > TOUCHED[what] * covered(face, [face])
    ]


def legible(picture: Picture, name: str = "") -> None:
    """Asserts that all text is large enough, whole, visible, in contrast, and inside the picture."""
    sound(picture, WIDTH, HEIGHT)
    assert faults(picture) == [], name
    for text in picture.written:
        left, top, right, bottom = text.box
        assert left >= 0 and top >= 0 and right <= WIDTH and bottom <= HEIGHT, (name, text)


def is_seen(step: Step, view: DuelView, painter: Painter, words: Words) -> None:
    """Asserts that a step changes the board, and that its sentence begins the alt text."""
    drawn = painter.board(view, words, PLAYERS, step)
    assert drawn.image != painter.board(view, words, PLAYERS).image
    assert drawn.alt.startswith(words.step(step))


FARTHER: Final = {"path", "there", "goal", "leader", "winners", "heroes"}
"""Facts of a step with hexes and people that need not be in its panel."""


def left_out(step: Step, view: DuelView) -> set[Hex]:
    """The hexes that a step names, or on which somebody stands it names, that its panel does not show."""
    known = {place.key: place for place in view.hexes}
    known |= {one.key: one.place for one in bodies(view) if one.place is not None}
    named = [fact for name, fact in step.facts.items() if name not in FARTHER]
    keys = {str(key) for fact in named for key in (fact if isinstance(fact, tuple) else (fact,))}
    return {place for key, place in known.items() if key in keys} - places(view, read(view, step))


@dataclass
class Reader:
    """Watches a game and reads each kind of step and question once, a page, and the end."""

    painter: Painter
    words: Words
    told: Told = lambda step: step.name
    """Names the kind of a step."""
    steps: set[str] = field(default_factory=set[str])
    asked: set[str] = field(default_factory=set[str])
    found: list[str] = field(default_factory=list[str])
    """The faults found so far."""
    turn: list[Moment] = field(default_factory=list[Moment])

    def read(self, name: str, picture: Picture) -> None:
        self.found.extend(f"{name}: {fault}" for fault in faults(picture))
        assert picture.alt

    def watch(self, match: Match, happened: Sequence[Step]) -> None:
        for step in happened:
            if step.view is not None:  # Without a view, only some seats may read it.
                assert isinstance(step.view, DuelView)
                self._look(step, step.view)
        for seat, question in match.pending.items():
            request = question.request
            if request.prompt not in self.asked:
                self.asked.add(request.prompt)
                view = match.view(seat)
                assert isinstance(view, DuelView)
                self.read(
                    request.prompt, self.painter.private(view, self.words, seat, request, NO_DRAFT, PLAYERS)
                )
                self.try_on(view, seat, request)

    def try_on(self, view: DuelView, seat: Seat, request: Request[object]) -> None:
        """Reads the pictures of options that a player may look at; none by default."""

    def _look(self, step: Step, view: DuelView) -> None:
        if step.name == "turn":
            if sum(self.painter.weight(one.step) > 1 for one in self.turn) > 2 and "page" not in self.steps:
                self.steps.add("page")
                self.read("page", self.painter.page(self.turn, self.words, PLAYERS))
            self.turn.clear()
        self.turn.append(Moment(step, view))
        told = self.told(step)
        if told not in self.steps:
            self.steps.add(told)
            if self.painter.weight(step) < GREAT and deed(view, read(view, step)) is None:
                self.found.extend(f"{told}: {each}" for each in hidden(view, step, self.words))
            self.read(told, self.painter.board(view, self.words, PLAYERS, step))

    def look_back(self, match: Match) -> None:
        """Reads the picture of the end, and two close-ups."""
        end = match.view(None)
        self.read("ending", self.painter.ending(end, self.words, PLAYERS, account_of(match)))
        for key in self.painter.closeups(end)[:2]:
            self.read(key, self.painter.closeup(end, self.words, key, PLAYERS))
        assert not self.found, self.found
