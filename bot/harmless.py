"""Text from people, made harmless for the place where it is shown.

Names of members and decks, and anything typed, may contain Markdown, mentions, links, direction marks or a
hundred accents on one letter. Such text gets a type of its own, ``FromPeople``, when it enters: from Discord
(``Person``), from the database (``Name`` columns), from the options of a command. The words of a sentence
(``bot.wording``) and f-strings then insert it as ``harmless`` text, which reads as written and does nothing
else. Labels, suggestions, pictures and terminals render no Markdown; there ``plainly`` shows it without
backslashes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

MARKS: Final = "\\`*_~|<>#@:/[]+-=.&"
"""The characters that mean something to Discord in some place. The place is not known, so all are escaped."""
MARK = re.compile(f"([{re.escape(MARKS)}])")
UNMARKED = re.compile(rf"\\([{re.escape(MARKS)}])|\*\*")

MOST_ACCENTS: Final = 3
"""The limit on one letter. No script needs more; a hundred would cover the lines above."""
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are letters or signs by their category, but invisible."""
CONTROL: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of controls, formats (direction marks, zero width, tags), surrogates, and unassigned code
points."""
SPACE: Final = frozenset({"Zs", "Zl", "Zp"})
ACCENT: Final = frozenset({"Mn", "Me"})
RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
BLANK: Final = "?"
"""The replacement of a name without a visible character."""
MOST_REMEMBERED: Final = 4096


class FromPeople(str):
    """A text written by a person. Compare and search it like any ``str``; ``format`` makes it harmless.

    Methods that return a new ``str`` (``strip``, slices) lose the type: wrap their result again.
    """

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(harmless(self), spec)


@lru_cache(MOST_REMEMBERED)
def harmless(text: str) -> str:
    """The text for a message: it reads as written, without markup, mentions or links."""
    return _isolated(MARK.sub(r"\\\1", _readable(text)))


def plainly(text: str) -> str:
    """The text for a place that renders no Markdown.

    Text of people is reduced to its readable characters; our own sentences lose backslashes and bold marks.
    """
    if isinstance(text, FromPeople):
        return _isolated(_readable(text))
    return UNMARKED.sub(lambda found: found[1] or "", text)


def printable(text: str) -> str:
    """Text for a terminal or a log, with control characters and direction marks spelled out."""
    return "".join(one if one in "\n\t" or _is_seen(one) else _spelled(one) for one in text)


@lru_cache(MOST_REMEMBERED)
def _readable(text: str) -> str:
    """One line of letters: no controls, no direction marks, few accents.

    It is normalised first, because some letters (U+1FEF) become a mark by that.
    """
    return " ".join("".join(_letters(unicodedata.normalize("NFC", text))).split()) or BLANK


def _letters(text: str) -> Iterator[str]:
    accents = 0
    for one in text:
        if one.isspace() or unicodedata.category(one) in SPACE:
            accents = 0
            yield " "
        elif _is_seen(one):
            accents = accents + 1 if unicodedata.category(one) in ACCENT else 0
            if accents <= MOST_ACCENTS:
                yield one


def _is_seen(letter: str) -> bool:
    return letter not in UNSEEN and unicodedata.category(letter) not in CONTROL


def _isolated(text: str) -> str:
    """Isolate right-to-left text, so that it does not reverse the numbers and words beside it."""
    turned = any(unicodedata.bidirectional(one) in RIGHT_TO_LEFT for one in text)
    return f"{ISOLATE}{text}{END_OF_ISOLATE}" if turned else text


def _spelled(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
