"""What a card says in words, made from the same parse that is played and drawn.

Every piece of a sentence is a message of the catalogue (``says-…``), and so is every way of joining two. The
cards of the solo game's opponents have a voice of their own: the same messages, said of somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.question import Fact
from bot.games.senjutsu.cards import Card
from bot.games.senjutsu.hexes import OFFSETS, Hex
from bot.games.senjutsu.language import (
    ANY,
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
from bot.games.senjutsu.solo.cards import SoloCard
from bot.wording import Words
from bot.wording import words as spoken

PLACES: dict[Hex, str] = {offset: name for name, offset in OFFSETS.items()}
RING = 12
"""So many hexes are the whole second ring."""
OPPONENTS = "senjutsu-solo-opponents"
"""Whose words the cards of opponents speak."""


def sentences(card: Card | SoloCard, words: Words) -> list[str]:
    """A card's text: what it needs, what it does, in order."""
    sheet, otherwise = card.sheet, ()
    if isinstance(card, SoloCard):
        words, otherwise = spoken(OPPONENTS, words.language), card.instead
    said: list[str] = []
    if sheet.required:
        said.append(
            words.say("says-required", kamae=_either([f"kamae:{name}" for name in sheet.required], words))
        )
    if card.reach:
        said.append(words.say("says-reach", reach=card.reach))
    if sheet.when:
        said.append(
            words.say(
                "says-when", when=_either([words.say(f"says-when-{_id(one)}") for one in sheet.when], words)
            )
        )
    said += [
        _gated(other.gate, words.say("says-alternative", speed=other.speed), words)
        for other in sheet.alternatives
    ]
    if sheet.unblockable:
        said.append(words.say("says-unblockable"))
    if sheet.stays:
        said.append(words.say("says-stays", turns=sheet.stays_turns))
    if sheet.removable:
        said.append(words.say("says-removable", focus=sheet.removable))
    for part in sheet.parts:
        lines = [of_line(line, words) for line in part.lines]
        if part.speed is not None and lines:
            when = "otherwise" if part in otherwise else "split"
            lines[0] = words.say(f"says-{when}", speed=part.speed, text=lines[0])
        won = [of_line(line, words) for line in part.success]
        if won:
            won[0] = words.say("says-success", text=won[0])
        said += [*lines, *won]
    return [words.say("says-sentence", text=capital(text)) for text in said]


def capital(text: str) -> str:
    """As it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def _id(name: str) -> str:
    return name.replace("_", "-")


def _either(parts: Sequence[str], words: Words) -> str:
    """One of several."""
    *others, last = [str(words.label(part)) for part in parts]
    if not others:
        return last
    said = others[0]
    for part in others[1:]:
        said = words.say("says-or-next", one=said, other=part)
    return words.say("says-or", one=said, other=last)


def _gated(gate: Gate, text: str, words: Words) -> str:
    """What hangs on a kamae or on focus."""
    if gate.focus:
        text = words.say("says-for-focus", focus=gate.focus, text=text)
    if gate.kamae:
        kamae = _either([f"kamae:{name}" for name in gate.kamae], words)
        text = words.say("says-in-kamae", kamae=kamae, text=text)
    if gate.need:
        text = words.say("says-in-need", need=gate.need, text=text)
    return text


def of_line(line: Line, words: Words) -> str:
    ways = [of_way(way, words) for way in line.ways]
    text = ways[0]
    for way in ways[1:]:
        text = words.say("says-or-else", one=text, other=way)
    text = _gated(line.gate, text, words)
    if line.when_wounded:
        text = words.say("says-when-wounded", wounds=line.when_wounded, text=text)
    return text


def of_way(way: Way, words: Words) -> str:
    phases = [_of_phase(phase, words) for phase in way.phases]
    text = phases[0]
    for phase in phases[1:]:
        text = words.say("says-then", one=text, other=phase)
    return _gated(way.gate, text, words)


def _of_phase(phase: Phase, words: Words) -> str:
    return _gated(phase.gate, words.join([of_effect(effect, words) for effect in phase.effects]), words)


def of_effect(effect: Effect, words: Words) -> str:
    match effect:
        case Walk():
            return _of_walk(effect, words)
        case Rotate():
            return words.say("says-rotate", number=effect.number, must=effect.mandatory)
        case Counter():
            speeds = _either([str(speed) for speed in effect.speeds], words)
            return words.say("says-counter", speeds=speeds)
        case Grid():
            return _of_grid(effect, words)
        case Shot():
            hits = words.join([_content(one, words) for one in effect.contents])
            return words.say("says-shot", nearest=effect.nearest, what=hits)
        case Deed():
            return _of_deed(effect, words)


def _of_walk(effect: Walk, words: Words) -> str:
    ways = [words.say(f"says-direction-{direction}") for direction in effect.directions]
    where = words.say("says-anywhere") if effect.anywhere else _either(ways, words)
    return words.say("says-walk", where=where, number=effect.number, must=effect.mandatory, who=effect.who)


def _of_grid(grid: Grid, words: Words) -> str:
    """Hexes with the same contents are told together."""
    if grid.kind == "block":
        text = words.say("says-block", where=_where(grid.cells, words))
    else:
        groups: dict[tuple[Content, ...], list[Cell]] = {}
        for cell in grid.cells:
            groups.setdefault(cell.contents, []).append(cell)
        told = [
            words.say(
                "says-hit",
                what=words.join([_content(one, words) for one in contents]),
                where=_where(cells, words),
            )
            for contents, cells in groups.items()
        ]
        text = words.say(f"says-{grid.kind}", text=words.join(told))
    if grid.instead:
        price, what = grid.instead.gate.focus, _content(replace(grid.instead, gate=OPEN), words)
        text = words.say("says-instead", text=text, focus=price, what=what)
    return text


def _where(cells: Sequence[Cell], words: Words) -> str:
    if len(cells) == RING:
        return words.say("says-ring")
    return words.join([words.say(f"says-place-{PLACES[cell.offset]}") for cell in cells])


def _content(content: Content, words: Words) -> str:
    said = words.say(f"says-impact-{content.impact}", number=content.number)
    if content.gate == OPEN:
        return said
    if content.gate.focus:
        return words.say("says-more-for-focus", what=said, focus=content.gate.focus)
    if content.gate.need:
        return words.say("says-more-in-need", what=said, need=content.gate.need)
    return words.say(
        "says-more-in-kamae", what=said, kamae=_either([f"kamae:{one}" for one in content.gate.kamae], words)
    )


def _of_deed(deed: Deed, words: Words) -> str:
    said: dict[str, Fact] = {
        "who": deed.who,
        "number": deed.number,
        "up_to": deed.up_to,
        "may": deed.optional,
        "cards": _cards(deed.pick, words),
        "any": deed.pick == ANY,
        "place": deed.place or "hand",
    }
    match deed.verb:
        case "switch":
            any_ = deed.words == ("any",)
            kamae = "" if any_ else words.label(f"kamae:{deed.words[0]}")
            return words.say("says-switch", {**said, "any": any_, "kamae": kamae})
        case "status":
            return words.say(
                "says-status",
                said,
                what=words.join([words.say(f"says-status-{one}") for one in deed.words]),
            )
        case "cancel":
            return words.say("says-cancel", said, what=deed.words[0])
        case "focus":
            return words.say("says-focus", said, gains=deed.number > 0, amount=abs(deed.number))
        case "take":
            return words.say("says-take", said, theirs="from_foe" in deed.words)
        case "name":
            kinds = [one for one in deed.words if one != "card"]
            what = _either([f"kind:{one}" for one in kinds], words) if kinds else words.say("says-any-card")
            return words.say("says-name", said, what=what)
        case "rule":
            return words.say(f"says-rule-{_id(deed.words[0])}")
        case "bleed":
            return words.say("says-bleed", said, this="this" in deed.words)
        case _:
            return words.say(f"says-{_id(deed.verb)}", said)


def _cards(pick: Pick, words: Words) -> str:
    """Which cards: ``wood attack``, ``jade or gold``; nothing for any."""
    ranks = _either([f"rank:{rank}" for rank in pick.ranks], words) if pick.ranks else ""
    kinds = _either([f"kind:{kind}" for kind in pick.kinds], words) if pick.kinds else ""
    if pick.without:
        return words.say("says-not", rank=_either([f"rank:{rank}" for rank in pick.without], words))
    if ranks and kinds:
        return words.say("says-both-kinds", rank=ranks, kind=kinds)
    return ranks or kinds
