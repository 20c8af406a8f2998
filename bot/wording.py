"""The wording catalogue: every sentence a player can read, from ``data/wording`` in Fluent.

Fluent was chosen over gettext because game sentences count and name things: plurals and choices belong in the
catalogue, where a translator sees them. A language is one folder, with one file for the sentences of all
games and one for each game, which may override them. A language is complete, or it names a fallback language
(``language-otherwise``) for missing sentences. This module knows no game and no Discord.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import TypeAlias

from babel import negotiate_locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, Resource, TextElement, VariableReference

from bot import unwritten
from bot.engine.question import NO_FACTS, Fact, Facts, Keyed, Option, Problem, Request
from bot.engine.step import Step
from bot.harmless import FromPeople, harmless

CATALOGUE = Path(__file__).parent.parent / "data" / "wording"
SOURCE_LANGUAGE = "en"
HOUSE = "house.ftl"
"""The file of a language with the sentences of all games."""
OTHERWISE = "language-otherwise"
"""The message with which an incomplete language names its fallback language."""
MOST_REMEMBERED = 4096
"""Cache limit: formatted sentences for each game, because most are said again and again."""

MOST_RENAMED = 1024
"""Cache limit: copies of ``Words`` with other names for keys (``calling``)."""

MOST_TOLD = 256
"""Cache limit: formatted steps. Every press tells the whole chapter again."""

Part: TypeAlias = TextElement | VariableReference


class Words:
    """The words of one game (or only the shared ones) in one language.

    ``unfinished`` is the key of a game whose missing sentences are made from their message ids.
    """

    def __init__(self, language: str, *files: Path, unfinished: str = "") -> None:
        self.language = language
        self.unfinished = unfinished
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: dict[str, None] = {}
        self._said = lru_cache(MOST_REMEMBERED)(self._say)
        self._named = lru_cache(MOST_REMEMBERED)(self._name)
        self._joined = lru_cache(MOST_REMEMBERED)(self._join)
        self._told = lru_cache(MOST_TOLD)(Words._tell)
        self._renamed = lru_cache(MOST_RENAMED)(Words._rename)
        self._called: dict[str, str] = {}
        self._parts = cache(self._plain)
        resources = [read_catalogue(file) for file in files]
        if unfinished:
            resources.insert(sum(file.name == HOUSE for file in files), unwritten.introduction(unfinished))
        for resource in resources:
            self._bundle.add_resource(resource, allow_overrides=True)
            said = [entry for entry in resource.body if isinstance(entry, Message)]
            self._ids |= dict.fromkeys(entry.id.name for entry in said)

    def calling(self, names: Mapping[str, str]) -> Words:
        """A copy in which these keys have these names."""
        return self._renamed(self, *sorted(names.items()))

    def _rename(self, *names: tuple[str, str]) -> Words:
        # A copy shares the caches: the names are arguments of the cached functions.
        renamed = copy(self)
        renamed._called = {**self._called, **dict(names)}
        return renamed

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def ids(self, prefix: str) -> list[str]:
        """The ids of all sentences with this prefix, in the catalogue's order."""
        return [name for name in self._ids if name.startswith(prefix)]

    def say(self, message: str, facts: Facts | None = None, /, **more: Fact) -> str:
        """The sentence with this id. Raises ``LookupError`` for a missing sentence or fact."""
        known: Mapping[str, Fact] = {**facts, **more} if facts else more
        spoken = [
            (name, self._listed(name, fact) if isinstance(fact, tuple) else self.name(fact))
            for name, fact in known.items()
        ]
        return self._said(message, *spoken)

    def _listed(self, name: str, fact: tuple[Fact, ...]) -> str:
        """The text of a list in a sentence that has it under this name."""
        return self._each(name, fact) or self._all(fact)

    def _say(self, message: str, *spoken: tuple[str, str | int]) -> str:
        facts = {name.replace("_", "-"): fact for name, fact in spoken}
        if self.unfinished and not self.has(message):
            return self._made_up(message, facts)
        parts = self._parts(message)
        text = self._inflected(message, facts) if parts is None else _filled_in(message, parts, facts)
        return _with_minus(text, [fact for fact in facts.values() if isinstance(fact, int) and fact < 0])

    def _made_up(self, message: str, facts: Mapping[str, str | int]) -> str:
        """A made-up sentence of an unfinished game: ``Laid: player Ann and card hop``."""
        what = unwritten.sentence(message, self.unfinished)
        said = [
            self._said("made-up-fact", ("name", name), ("value", fact)) if name else str(fact)
            for name, fact in unwritten.told(what, facts)
        ]
        return self._said("made-up", ("what", what), ("facts", self.join(said))) if said else what

    def _inflected(self, message: str, facts: Mapping[str, str | int]) -> str:
        """A sentence whose text depends on its facts: on a number, a choice."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text")
        written = {name: _written(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, written)
        if errors:
            raise LookupError(f"{message}: {errors}")
        return str(text)

    def _plain(self, message: str) -> Sequence[Part] | None:
        """The parts of a sentence of plain text and facts, as most are; ``None`` for others.

        Plain sentences are joined without Fluent, which is slow.
        """
        whole = self._bundle.get_message(message).value
        elements = whole.elements if isinstance(whole, Pattern) else [whole]
        parts = [one.expression if isinstance(one, Placeable) else one for one in elements]
        plain = [one for one in parts if isinstance(one, TextElement | VariableReference)]
        return plain if len(plain) == len(parts) else None

    def _each(self, name: str, fact: tuple[Fact, ...]) -> str:
        """The text of a list of pairs by the message ``each-<fact>``; empty without such a message."""
        each = f"each-{message_id(name)}"
        pairs = [pair for pair in fact if isinstance(pair, tuple) and len(pair) == 2]
        if self.has(each):
            return self.join([self.say(each, first=first, second=second) for first, second in pairs])
        if self.unfinished and len(pairs) == len(fact):
            return self.join([self.say("made-up-fact", name=first, value=second) for first, second in pairs])
        return ""

    def name(self, fact: Fact) -> str | int:
        """The text of a fact: keys by their names, lists joined, text of people made harmless, other facts
        unchanged."""
        if isinstance(fact, FromPeople):
            return harmless(fact)
        if isinstance(fact, str):
            return self.label(fact)
        if isinstance(fact, tuple):
            return self._all(fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return fact

    def _all(self, fact: tuple[Fact, ...]) -> str:
        return self.join([str(self.name(part)) for part in fact])

    def label(self, key: str) -> str:
        """The name of a key: ``area:well`` has the message ``area-well``, ``card:048#2`` has ``card-048``.

        A text that is not a key is its own name. A key with an owner, such as ``discard:seat:rival``, has the
        message ``discard-of``.
        """
        if key in self._called:
            return self._called[key]
        kind, _, owner = key.partition(":")
        if ":" in owner and self.has(f"{kind}-of"):
            return self.say(f"{kind}-of", of=owner)
        return self._named(key) if owner else key

    def _name(self, key: str) -> str:
        message = message_id(key.partition("#")[0])
        if self.has(message):
            return self.say(message)
        return unwritten.name(key) if self.unfinished else key

    def join(self, parts: Sequence[str]) -> str:
        """``a``, ``a and b``, ``a, b and c``; if a part contains a comma, ``a, b; c``."""
        return self._joined(*parts) if len(parts) > 1 else "".join(parts)

    def _join(self, *parts: str) -> str:
        if self.has("list-apart") and self._comma() in "".join(parts):
            return reduce(lambda before, part: self.say("list-apart", before=before, next=part), parts)
        if len(parts) == 2:
            return self.say("list-two", first=parts[0], second=parts[1])
        *others, last = parts
        before = others[0]
        for part in others[1:]:
            before = self.say("list-next", before=before, next=part)
        return self.say("list-last", before=before, last=last)

    def _comma(self) -> str:
        """The separator of this language between the parts of a list."""
        return self.say("list-next", before="", next="").strip()

    def run_on(self, sentences: Iterable[str], most: int | None = None) -> str:
        """Sentences joined to a text; with ``most``, as many whole ones as fit into that many characters."""
        text = ""
        for sentence in sentences:
            longer = self.say("sentence-next", before=text, next=sentence) if text else sentence
            if most is not None and len(longer) > most:
                break
            text = longer
        return text

    def prompt(self, request: Request[object]) -> str:
        """The question itself."""
        return self.say(f"prompt-{message_id(request.prompt)}", request.facts)

    def option(self, prompt: str, option: Keyed) -> str:
        """The name of an option.

        A prompt may have its own words for an option, and general ones for options without a name. An option
        that is one of several copies has its number added.
        """
        named = self._option(prompt, option)
        facts = option.facts if isinstance(option, Option) else NO_FACTS
        return self.say("option-copy", facts, name=named) if "copy" in facts else named

    def _option(self, prompt: str, option: Keyed) -> str:
        general = f"option-{message_id(prompt)}"
        own = f"{general}-{message_id(option.key.partition('#')[0])}"
        if self.has(own):
            return self.say(own)
        if ":" not in option.key and self.has(option.key):
            return self.say(option.key)
        named = self.label(option.key)
        if named == option.key and self.has(general):
            facts = option.facts if isinstance(option, Option) else NO_FACTS
            return self.say(general, facts, key=option.key.partition(":")[2])
        return named

    def about(self, prompt: str, option: Keyed) -> str:
        """The effect of choosing this option, if the game describes it."""
        facts = option.facts if isinstance(option, Option) else NO_FACTS
        general = f"about-{message_id(prompt)}"
        for message in (f"{general}-{message_id(option.key.partition(':')[0])}", general):
            if self.has(message):
                return self.say(message, facts, option=option.key)
        return ""

    def until(self, prompt: str, event: str) -> str:
        """An answer that is repeated, with the event that ends it."""
        kept = f"kept-{message_id(prompt)}"
        answer = self.say(kept if self.has(kept) else "kept")
        return self.say("answer-until", answer=answer, until=f"until:{event}")

    def problem(self, problem: Problem) -> str:
        return self.say(f"problem-{problem.code}", problem.facts)

    def step(self, step: Step) -> str:
        """The line of the log for a step."""
        return self._told(self, step)

    def _tell(self, step: Step) -> str:
        return self.say(f"step-{step.name}", step.facts)

    def why(self, step: Step) -> list[str]:
        """The reasons of a step: a sentence for each rule in its fact ``why``, in order.

        The rule ``why:left_first`` has the message ``because-left-first``.
        """
        named = step.facts.get("why", ())
        rules = named if isinstance(named, tuple) else (named,)
        return [
            self.say("because-" + message_id(str(rule).removeprefix("why:")), step.facts) for rule in rules
        ]


def _filled_in(message: str, parts: Sequence[Part], facts: Mapping[str, str | int]) -> str:
    """Join the parts with each fact in its place. Raises ``LookupError`` for a missing fact."""
    try:
        return "".join(
            one.value if isinstance(one, TextElement) else str(facts[one.id.name]) for one in parts
        )
    except KeyError as missing:
        raise LookupError(f"{message}: {missing} is not known") from None


def _with_minus(text: str, below: Iterable[int]) -> str:
    """Replace the hyphen of negative numbers by a minus sign, as everywhere else."""
    for number in below:
        text = text.replace(str(number), f"−{-number}")
    return text


def _written(spoken: str | int) -> object:
    """Numbers without a separator for thousands."""
    return fluent_number(spoken, useGrouping=False) if isinstance(spoken, int) else spoken


@lru_cache(MOST_REMEMBERED)
def message_id(key: str) -> str:
    """A key in the form of the catalogue's ids."""
    return key.replace(".", "-").replace(":", "-").replace("_", "-")


@cache
def read_catalogue(file: Path) -> Resource:
    """Parse a file of the catalogue. Cached: every game uses the shared file."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


@cache
def words(game: str | None = None, language: str | None = None) -> Words:
    """The words of a game by its key, or only the shared ones. An unknown language falls back to English.

    A variant of a game overrides it: ``senjutsu-solo`` overrides ``senjutsu``.
    """
    language = language or SOURCE_LANGUAGE
    parts = game.split("-") if game else []
    files = [HOUSE, *["_".join(parts[: end + 1]) + ".ftl" for end in range(len(parts))]]
    paths = [CATALOGUE / speaks / file for file in files for speaks in _speaking(language)]
    found = [path for path in paths if path.exists()]
    unfinished = game is not None and _unfinished([path for path in found if path.name != HOUSE])
    return Words(language, *found, unfinished=game if game and unfinished else "")


def _unfinished(catalogues: Sequence[Path]) -> bool:
    """True if sentences of a game with these catalogues may be made from message ids."""
    said = [entry for file in catalogues for entry in read_catalogue(file).body if isinstance(entry, Message)]
    return not said or any(entry.id.name == unwritten.MARK for entry in said)


def _speaking(language: str) -> list[str]:
    """The languages to read for a language, each overriding those before it."""
    if language not in languages():
        return [SOURCE_LANGUAGE]
    own = Words(language, CATALOGUE / language / HOUSE)
    return [*_speaking(own.say(OTHERWISE)), language] if own.has(OTHERWISE) else [language]


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(folder.name for folder in CATALOGUE.iterdir() if folder.is_dir()))


def closest(*locales: str | None) -> str | None:
    """The first of these locales that has a catalogue: ``pt-BR``, or else ``pt``. ``None`` if there is
    none."""
    return negotiate_locale(filter(None, locales), languages(), sep="-")
