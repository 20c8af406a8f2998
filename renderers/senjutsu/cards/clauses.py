"""The lines of a card in words: gates, ways, phases, effects and the hexes of a grid.

A gate before a colon holds to the end of its line or way. A gate in brackets holds for the words right before
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Final

from bot.engine.question import Fact
from bot.games.senjutsu.board.hexes import OFFSETS, Hex
from bot.games.senjutsu.cards.language import (
    OPEN,
    Cell,
    Content,
    Counter,
    Deed,
    Effect,
    Gate,
    Grid,
    Line,
    Phase,
    Pick,
    Rotate,
    Shot,
    Walk,
    Way,
)
from bot.wording import Words

PLACES: Final[dict[Hex, str]] = {offset: name for name, offset in OFFSETS.items()}
RING = 12
"""Hexes in the whole second ring around a samurai."""
FOR = ("this_turn", "self")
"""Words of a rule that say how long it holds and for whom; they are no rules themselves."""


def hyphened(name: str) -> str:
    return name.replace("_", "-")


def either(parts: Sequence[str], words: Words) -> str:
    """The parts joined by "or"."""
    *others, last = [str(words.label(part)) for part in parts]
    if not others:
        return last
    return words.say("says-or", one=_linked("says-or-next", others, words), other=last)


def _linked(link: str, parts: Sequence[str], words: Words) -> str:
    return reduce(lambda one, other: words.say(link, one=one, other=other), parts)


def gated(gate: Gate, text: str, words: Words) -> str:
    """A text that holds only under this gate; the gate stands first."""
    return _behind("says", gate, text, words)


def _only(gate: Gate, text: str, words: Words) -> str:
    """The same in the middle of a line; the gate stands in brackets behind the text."""
    return _behind("says-only", gate, text, words)


def _behind(how: str, gate: Gate, text: str, words: Words) -> str:
    if gate.focus:
        text = words.say(f"{how}-for-focus", focus=gate.focus, text=text)
    if gate.kamae:
        kamae = either([f"kamae:{name}" for name in gate.kamae], words)
        text = words.say(f"{how}-in-kamae", kamae=kamae, text=text)
    if gate.need:
        text = words.say(f"{how}-in-need", need=gate.need, text=text)
    return text


def of_line(line: Line, words: Words) -> str:
    text = _linked("says-or-else", [of_way(way, words) for way in line.ways], words)
    if len(line.ways) > 1:
        text = words.say("says-either", text=text)
    text = gated(line.gate, text, words)
    if line.when_wounded:
        text = words.say("says-when-wounded", wounds=line.when_wounded, text=text)
    return text


def of_way(way: Way, words: Words) -> str:
    text = _linked("says-then", [_of_phase(phase, words) for phase in way.phases], words)
    return gated(way.gate, text, words)


def _of_phase(phase: Phase, words: Words) -> str:
    said = [_only(phase.gate, of_effect(effect, words), words) for effect in phase.effects]
    return _linked("says-beside", said, words)


def of_effect(effect: Effect, words: Words) -> str:
    match effect:
        case Walk():
            return _of_walk(effect, words)
        case Rotate():
            return words.say("says-rotate", number=effect.number, must=effect.mandatory)
        case Counter():
            speeds = either([str(speed) for speed in effect.speeds], words)
            return words.say("says-counter", speeds=speeds)
        case Grid(kind="block"):
            return _of_block(effect, words)
        case Grid():
            return _of_grid(effect, words)
        case Shot():
            return words.say("says-shot", nearest=effect.nearest, what=_contents(effect.contents, words))
        case Deed():
            return _of_deed(effect, words)


def _of_walk(effect: Walk, words: Words) -> str:
    ways = [words.say(f"says-direction-{direction}") for direction in effect.directions]
    where = words.say("says-anywhere") if effect.anywhere else either(ways, words)
    return words.say("says-walk", where=where, number=effect.number, must=effect.mandatory, who=effect.who)


def _of_grid(grid: Grid, words: Words) -> str:
    """The hits of a grid. Hexes with the same contents share one phrase."""
    groups: dict[tuple[Content, ...], list[Cell]] = {}
    for cell in grid.cells:
        groups.setdefault(cell.contents, []).append(cell)
    told = [
        words.say("says-hit", what=_contents(contents, words), where=_where(cells, words))
        for contents, cells in groups.items()
    ]
    text = words.say(f"says-{grid.kind}", text=_linked("says-besides", told, words))
    if grid.instead:
        there = words.say("says-instead", what=_content(replace(grid.instead, gate=OPEN), words))
        text = words.say("says-or-else", one=text, other=_only(grid.instead.gate, there, words))
    return text


def _of_block(grid: Grid, words: Words) -> str:
    """The blocked hexes; each names its own gate."""
    places = [
        _only(content.gate, words.say(f"says-place-{PLACES[cell.offset]}"), words)
        for cell in grid.cells
        for content in cell.contents
    ]
    return words.say("says-block", where=words.join(places))


def _where(cells: Sequence[Cell], words: Words) -> str:
    if len(cells) == RING:
        return words.say("says-ring")
    return words.join([words.say(f"says-place-{PLACES[cell.offset]}") for cell in cells])


def _contents(contents: Sequence[Content], words: Words) -> str:
    told = [
        _content(one, words, more=any(one.impact == other.impact for other in contents[:place]))
        for place, one in enumerate(contents)
    ]
    return _linked("says-beside", told, words)


def _content(content: Content, words: Words, *, more: bool = False) -> str:
    said = words.say(f"says-impact-{content.impact}", number=content.number, more=more)
    return _only(content.gate, said, words)


def _of_deed(deed: Deed, words: Words) -> str:
    said: dict[str, Fact] = {
        "who": deed.who,
        "number": deed.number,
        "up_to": deed.up_to,
        "may": deed.optional,
        "cards": _cards(deed.pick, deed.number, words),
        "place": deed.place or "hand",
    }
    match deed.verb:
        case "switch":
            any_ = deed.words == ("any",)
            kamae = "" if any_ else either([f"kamae:{one}" for one in deed.words], words)
            return words.say("says-switch", {**said, "any": any_, "kamae": kamae})
        case "status":
            what = words.join([words.say(f"says-status-{one}") for one in deed.words])
            return words.say("says-status", said, what=what)
        case "cancel":
            return words.say("says-cancel", said, what=deed.words[0])
        case "focus":
            return words.say("says-focus", said, gains=deed.number > 0, amount=abs(deed.number))
        case "take":
            return words.say("says-take", said, theirs="from_foe" in deed.words)
        case "name":
            kinds = [one for one in deed.words if one != "card"]
            what = either([f"kind:{one}" for one in kinds], words) if kinds else words.say("says-any-card")
            return words.say("says-name", said, what=what)
        case "rule":
            return _of_rule(deed.words, words)
        case "bleed":
            return words.say("says-bleed", said, this="this" in deed.words)
        case _:
            return words.say(f"says-{hyphened(deed.verb)}", said)


def _of_rule(rules: Sequence[str], words: Words) -> str:
    said = {"this_turn": "this_turn" in rules, "only_you": "self" in rules}
    told = [words.say(f"says-rule-{hyphened(rule)}", said) for rule in rules if rule not in FOR]
    return _linked("says-beside", told, words)


def _cards(pick: Pick, number: int, words: Words) -> str:
    """The cards meant: ``wood attack card``, ``jade or gold card``, ``cards other than jade``."""

    kinds = [[f"rank:{one}" for one in pick.ranks], [f"kind:{one}" for one in pick.kinds]]
    of = [words.say("says-kind-of-cards", kind=either(keys, words)) for keys in kinds if keys]
    but = [f"rank:{rank}" for rank in pick.without]
    other = words.say("says-other-than", kind=either(but, words)) if but else ""
    return words.say("says-cards", number=number, kinds="".join(of), but=other)
