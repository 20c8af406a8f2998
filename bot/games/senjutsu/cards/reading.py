"""The reader of card texts: one line of notation into a ``Sheet``, with nothing left over.

The notation, as in ``data/senjutsu/cards.json``: attributes, then lines parted by ``;``, then perhaps
``SUCCESS:`` lines (up to the next split), then perhaps ``SPLIT@n:`` parts.

    REQ[BAL/DET]  ALT[AGG]=5  ALT[1F]=6  WHEN(attack_success)  STAYS  STAYS(4)  REMOVABLE[2F]  UNBLOCKABLE
    [AGG] [BAL/DET] [1F]                    gates, before a line, a way, a phase or a cell's content
    step?(FL/F/FR,1)  step!(any,2)  rot?(1)  rot!(3)  foe.step!(F,1)       ? may be, ! must be
    ATK{F:2,FL:1+[1F]1,RING2:bleed} WITH [2F] bleed   BLK{FL,F:[BAL]block}   AREA{F:swap}   CTR{6,5,4}
    { … } OR { … }    THEN    ON(wounded>=2)
    draw(<=2)  foe.discard(1 defence)  take(deck, wood|steel)  others.take?(deck, !jade)  RULE(no_look)

On the cards of the solo game also:

    [concealed] [desperate] [slower]        gates
    SHOT{2+:[slower]1}                      an attack on one target in sight, two hexes away or more
    behaviour  reset  recall(1)  conceal  distance(1)  remove
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast, get_args

from bot.games.senjutsu.board.hexes import DIRECTIONS, OFFSETS, Direction, Hex, ring
from bot.games.senjutsu.cards.language import (
    ANY,
    KINDS,
    NEEDS,
    OPEN,
    RANKS,
    VERBS,
    Alternative,
    Cell,
    Content,
    Counter,
    Deed,
    Effect,
    Gate,
    Grid,
    Impact,
    Kamae,
    Kind,
    Line,
    Moment,
    Part,
    Phase,
    Pick,
    Rank,
    Rotate,
    Sheet,
    Shot,
    Speeds,
    Verb,
    Walk,
    Way,
    Who,
)


class Unreadable(ValueError):
    """A text that is no card."""


SHORT: Final[dict[str, Kamae]] = {
    "AGG": "aggression",
    "BAL": "balance",
    "DET": "determination",
    "NEUTRAL": "neutral",
}
GRIDS: Final = {"ATK": "attack", "BLK": "block", "AREA": "area"}
ON_FOE: Final[frozenset[Verb]] = frozenset(["push", "pull", "turn", "cancel", "steal_focus"])
"""Verbs that always mean a foe: they need no ``foe.`` before them."""
BARE: Final[frozenset[Verb]] = frozenset(["advantage", "behaviour", "reset", "conceal", "remove"])
"""Verbs without anything in brackets."""
ATTRIBUTE: Final = re.compile(
    r"(REQ|ALT|REMOVABLE|WHEN|STAYS|UNBLOCKABLE)\b(?:\[(.*?)\]|\((.*?)\))?(?:=(\d+))?"
)


def read_sheet(text: str) -> Sheet:
    """The sheet that this text describes. Raises ``Unreadable``."""
    attributes: list[re.Match[str]] = []
    parts: list[Part] = []
    speed: int | None = None
    lines: list[Line] = []
    success: list[Line] | None = None
    for piece in _split(text, ";"):
        attribute = ATTRIBUTE.fullmatch(piece)
        if attribute and not parts and not lines:
            attributes.append(attribute)
            continue
        split = re.match(r"SPLIT@(\d+):\s*", piece)
        if split:
            parts.append(Part(speed, tuple(lines), tuple(success or ())))
            speed, lines, success = int(split[1]), [], None
            piece = piece[split.end() :]
        won = re.match(r"SUCCESS:\s*", piece)
        if won:
            success = []
            piece = piece[won.end() :]
        (lines if success is None else success).append(read_line(piece))
    parts.append(Part(speed, tuple(lines), tuple(success or ())))
    return _with_attributes(tuple(parts), attributes)


def _with_attributes(parts: tuple[Part, ...], attributes: Sequence[re.Match[str]]) -> Sheet:
    required: tuple[Kamae, ...] = ()
    alternatives: list[Alternative] = []
    when: tuple[Moment, ...] = ()
    stays, turns, removable, unblockable = False, 0, 0, False
    for name, square, round_, number in [one.groups() for one in attributes]:
        match name, square or round_, number:
            case "REQ", str(kamae), None:
                required = read_gate(kamae).kamae
            case "ALT", str(gate), str(speed):
                alternatives.append(Alternative(read_gate(gate), int(speed)))
            case "WHEN", str(moments), None:
                when = tuple([_one_of(moment, Moment) for moment in moments.split("|")])
            case "STAYS", for_turns, None:
                stays, turns = True, int(for_turns or 0)
            case "REMOVABLE", str(price), None:
                removable = read_gate(price).focus
            case "UNBLOCKABLE", None, None:
                unblockable = True
            case _:
                raise Unreadable(f"{name}[{square or round_}]={number}")
    return Sheet(parts, required, tuple(alternatives), when, stays, turns, removable, unblockable)


def read_line(text: str) -> Line:
    """A line: optionally its trigger, optionally a gate, then one way, or several in braces."""
    wounds, gate = 0, OPEN
    waits = re.match(r"ON\(wounded>=(\d+)\)\s*", text)
    if waits:
        wounds, text = int(waits[1]), text[waits.end() :]
    opened = re.match(r"\[([^\]]*)\]\s*(?=\{)", text)
    if opened:
        gate, text = read_gate(opened[1]), text[opened.end() :]
    if text.startswith("{"):
        ways = [way.strip() for way in _split(text, " OR ")]
        if not all(way.startswith("{") and way.endswith("}") for way in ways):
            raise Unreadable(text)
        return Line(tuple([read_way(way[1:-1].strip()) for way in ways]), gate, wounds)
    way = read_way(text)
    return Line((Way(way.phases),), way.gate, wounds)


def read_way(text: str) -> Way:
    """Phases one after the other; a gate before the first one holds for all."""
    gate, text = _leading_gate(text)
    phases: list[Phase] = []
    for part in _split(text, " THEN "):
        own, body = _leading_gate(part)
        phases.append(Phase(tuple(_effects(body)), own))
    return Way(tuple(phases), gate)


def read_gate(text: str) -> Gate:
    """``AGG``, ``BAL/DET``, ``2F``, ``concealed``."""
    if re.fullmatch(r"[123]F", text):
        return Gate(focus=int(text[0]))
    for need in NEEDS:
        if need == text:
            return Gate(need=need)
    try:
        return Gate(tuple([SHORT[name] for name in text.split("/")]))
    except KeyError:
        raise Unreadable(f"[{text}]") from None


def _leading_gate(text: str) -> tuple[Gate, str]:
    found = re.match(r"\[([^\]]*)\]\s*", text)
    return (read_gate(found[1]), text[found.end() :]) if found else (OPEN, text)


def _effects(text: str) -> list[Effect]:
    """The effects of one phase, side by side."""
    found: list[Effect] = []
    while text:
        head = re.match(r"(?:(foe|foes|all|others)\.)?(\w+)([?!]?)", text)
        if not head:
            raise Unreadable(text)
        who = cast("Who", head[1] or "self")
        body, text = _body(text[head.end() :])
        if head[2] in GRIDS:
            instead = re.match(r"WITH \[(\dF)\] (\w+)\s*", text)
            if instead:
                text = text[instead.end() :]
            found.append(_grid(head[2], body, instead))
        else:
            found.append(_effect(who, head[2], head[3], body))
    return found


def _effect(who: Who, name: str, mark: str, body: str) -> Effect:
    match name:
        case "step":
            directions, number = _given(body)
            return Walk(_directions(directions), int(number), mark == "!", who)
        case "rot":
            return Rotate(int(body), mark == "!")
        case "SHOT":
            return _shot(body)
        case "CTR":
            return Counter(tuple([int(speed) for speed in body.split(",")]))
        case _:
            if name.lower() not in VERBS:
                raise Unreadable(name)
            return _deed(who, cast("Verb", name.lower()), body, optional=mark == "?")


def _deed(who: Who, verb: Verb, body: str, *, optional: bool) -> Deed:
    """A verb with its arguments."""
    whom: Who = "foe" if verb in ON_FOE and who == "self" else who
    given = _given(body)
    match verb, given:
        case _, [] if verb in BARE:
            return Deed(verb, whom)
        case "take", [place, what]:
            owner, _, pile = place.rpartition(".")
            words = ("from_foe",) if owner == "foe" else ()
            return Deed(verb, whom, 1, pick=_pick(what), place=pile, words=words, optional=optional)
        case "look", [place]:
            owner, _, pile = place.rpartition(".")
            return Deed(verb, cast("Who", owner), place=pile)
        case (("status" | "switch" | "cancel" | "replace_with" | "face_up"), [_, *_]):
            return Deed(verb, whom, words=tuple([SHORT.get(word, word) for word in given]))
        case "name", [what]:
            return Deed(verb, whom, words=tuple(what.split("|")))
        case "rule", [_, *_]:
            return Deed(verb, words=tuple(given))
        case "bleed", ["this"]:
            return Deed(verb, "foe", words=("this",))
        case _, [amount] if verb not in BARE:
            return _counted(verb, whom, amount)
        case _:
            raise Unreadable(f"{verb}({body})")


def _counted(verb: Verb, who: Who, amount: str) -> Deed:
    """``2``, ``<=2``, ``+1``, ``all``, ``1 attack``, ``<=2 stun``."""
    found = re.fullmatch(r"(<=)?([+-]?\d+|all)(?: (\w+))?", amount)
    if not found:
        raise Unreadable(f"{verb}({amount})")
    number = 0 if found[2] == "all" else int(found[2])
    if verb == "cure":
        return Deed(verb, who, number, bool(found[1]), words=(found[3] or "stun",))
    return Deed(verb, who, number, bool(found[1]), _pick(found[3]) if found[3] else ANY)


def _pick(text: str) -> Pick:
    """``wood attack``, ``jade|gold``, ``!jade``; ``any`` and ``ability`` are every card."""
    ranks: list[Rank] = []
    kinds: list[Kind] = []
    without: list[Rank] = []
    for word in re.split(r"[ |]", text):
        name = word.removeprefix("!")
        if name in RANKS:
            (ranks if name == word else without).append(name)
        elif name in KINDS:
            kinds.append(name)
        elif name not in ("any", "ability"):
            raise Unreadable(text)
    return Pick(tuple(ranks), tuple(kinds), tuple(without))


def _grid(name: str, body: str, instead: re.Match[str] | None) -> Grid:
    cells: list[Cell] = []
    for part in _given(body):
        place, _, contents = part.partition(":")
        said = tuple([_content(one) for one in (contents or "block").split("+")])
        cells += [Cell(offset, said) for offset in _offsets(place)]
    kind = GRIDS[name]
    assert kind == "attack" or kind == "block" or kind == "area"
    if instead is None:
        return Grid(kind, tuple(cells))
    taken = _content(instead[2])
    return Grid(kind, tuple(cells), Content(taken.impact, taken.number, read_gate(instead[1])))


def _shot(body: str) -> Shot:
    """``2+:[slower]1``."""
    found = re.fullmatch(r"(\d+)\+:(.*)", body)
    if not found:
        raise Unreadable(body)
    return Shot(int(found[1]), tuple([_content(one) for one in found[2].split("+")]))


def _offsets(place: str) -> list[Hex]:
    if place == "RING2":
        return ring(2)
    if place not in OFFSETS:
        raise Unreadable(place)
    return [OFFSETS[place]]


def _content(text: str) -> Content:
    gate, what = _leading_gate(text.strip())
    found = re.fullmatch(r"([a-z]*)(-?\d+)?", what)
    name = (found[1] or "wound") if found and what else ""
    if found is None or name not in get_args(Impact):
        raise Unreadable(text)
    return Content(cast("Impact", name), abs(int(found[2] or 1)), gate)


def _directions(text: str) -> tuple[Direction, ...]:
    if text == "any":
        return DIRECTIONS
    names = text.split("/")
    if not set(names) <= set(DIRECTIONS):
        raise Unreadable(text)
    return tuple([direction for direction in DIRECTIONS if direction in names])


def read_speeds(text: str) -> Speeds:
    """``6``, ``9-4``, ``=``, ``-``."""
    if text in "=-":
        return Speeds(same=text == "=", none=text == "-")
    highest, _, lowest = text.partition("-")
    return Speeds(int(highest), int(lowest or highest))


def _one_of(text: str, literal: object) -> Moment:
    if text not in get_args(literal):
        raise Unreadable(text)
    return cast("Moment", text)


def _given(body: str) -> list[str]:
    return [part.strip() for part in body.split(",") if part.strip()]


def _body(text: str) -> tuple[str, str]:
    """The text in the brackets that begin here, and the rest after them. Raises ``Unreadable`` if none
    closes."""
    if text[:1] not in ("(", "{"):
        return "", text.lstrip()
    end = text.find({"(": ")", "{": "}"}[text[0]])
    if end < 0:
        raise Unreadable(text)
    return text[1:end], text[end + 1 :].lstrip()


def _split(text: str, sign: str) -> list[str]:
    """The parts of a text between these signs; signs within brackets do not split."""
    parts, depth, start = list[str](), 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "({[") - (letter in ")}]")
        if depth == 0 and text.startswith(sign, place):
            parts.append(text[start:place].strip())
            start = place + len(sign)
    return [*parts, text[start:].strip()]
