"""The painter of a game without one of its own: it draws every view as its fields.

The names of fields are the messages ``view-<field>``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.engine.account import Account
from bot.engine.form import Draft, Form, chosen, filled_in
from bot.engine.question import Request, Seat, offered_by
from bot.engine.step import Step
from bot.engine.view import View
from bot.wording import Words
from renderers.kit import alt
from renderers.painter import Look, Moment, Picture, Players
from renderers.plain import sheets
from renderers.plain.reading import Block, Line, Reader

MOST_TOLD: Final = 5
"""The number of steps on the page of a chapter: the last ones."""


class PlainPainter:
    """Draws any game in a plain way."""

    def cover(self, words: Words) -> Picture:
        name = words.say("game-name")
        return Picture.of(sheets.cover(name), name)

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        """The fields of the view; with a step, its sentence at the foot."""
        return _drawn(view, words, players, words.step(step) if step else "", alarm=True)

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:
        """The fields that do not fit on the board. Fields that would need a third picture are not shown."""
        blocks = Reader(words, players).blocks(view)
        sheet = sheets.beside(words.say("game-name"), blocks)
        return None if sheet is None else Picture.of(sheet, alt.told(words, _sentences(blocks, words)))

    def weight(self, step: Step) -> int:  # noqa: ARG002 - only a game knows which steps matter
        return 1

    def fills(self, view: View, step: Step) -> bool:  # noqa: ARG002
        return False

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:  # noqa: ARG002
        """The last sentences of a chapter."""
        told = moments[-MOST_TOLD:]
        lines = [Line("", words.step(one.step)) for one in told]
        return Picture.of(sheets.board(words.say("game-name"), lines), alt.of_page(told, words))

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,  # noqa: ARG002 - the view is the seat's own
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Picture:
        """The fields of the seat's own view; at the foot the question, and the draft."""
        asked = [words.prompt(request), *_filled_in(request, draft, words)] if request else []
        return _drawn(view, words, players, " · ".join(asked))

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:  # noqa: ARG002
        return self.board(view, words, players)

    def closeups(self, view: View) -> tuple[str, ...]:  # noqa: ARG002
        return ()

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:  # noqa: ARG002
        return self.board(view, words, players)

    def portraits(self, words: Words) -> Mapping[str, Look]:  # noqa: ARG002
        """Nothing is chosen by its looks."""
        return {}

    def emblems(self) -> tuple[str, ...]:
        return ()

    def emblem(self, key: str, words: Words) -> Picture:
        return Picture.of(sheets.cover(words.label(key)), words.label(key))


def _drawn(view: View, words: Words, players: Players, slip: str = "", *, alarm: bool = False) -> Picture:
    blocks = Reader(words, players).blocks(view)
    text = alt.told(words, [_closed(slip, words)] if slip else [], _sentences(blocks, words))
    return Picture.of(sheets.board(words.say("game-name"), blocks, slip, alarm=alarm), text)


def _filled_in(request: Request[object], draft: Draft, words: Words) -> Iterator[str]:
    """The options that are previewed, or the filled-in fields of a form."""
    if not isinstance(request, Form):
        picked = chosen(draft)
        yield from (words.option(request.prompt, key) for key in offered_by(request) if key.key in picked)
        return
    filled = filled_in(draft)
    for field, value in (*filled.counts.items(), *filled.choices.items()):
        yield words.say("made-up-fact", name=field, value=value)


def _sentences(blocks: Sequence[Block], words: Words) -> Iterator[str]:
    """The blocks as sentences, for the alternative text."""
    for block in blocks:
        if isinstance(block, Line):
            yield _closed(words.say("made-up", what=block.name, facts=block.text), words)
            continue
        for cells in block.rows:
            pairs = zip(block.heads[1:], cells[1:], strict=True)
            facts = words.join([words.say("made-up-fact", name=head, value=cell) for head, cell in pairs])
            yield _closed(words.say("made-up", what=cells[0], facts=facts), words)


def _closed(text: str, words: Words) -> str:
    """A text as a sentence: words made from keys have no full stop."""
    return text if text.endswith((".", "?", "!")) else words.say("sentence", text=text)


PLAIN: Final = PlainPainter()
