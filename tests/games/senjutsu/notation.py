"""Writes a parsed sheet back into its notation, independently of the parser."""

from __future__ import annotations

from bot.games.senjutsu.board.hexes import DIRECTIONS, OFFSETS, ring
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
    Sheet,
    Shot,
    Walk,
    Way,
)

SHORT = {"aggression": "AGG", "balance": "BAL", "determination": "DET", "neutral": "NEUTRAL"}
PLACES = {offset: name for name, offset in OFFSETS.items()}


def write(sheet: Sheet) -> str:
    pieces: list[str] = []
    if sheet.required:
        pieces.append("REQ" + gate(Gate(sheet.required)).strip())
    pieces += [f"ALT{gate(one.gate).strip()}={one.speed}" for one in sheet.alternatives]
    if sheet.unblockable:
        pieces.append("UNBLOCKABLE")
    if sheet.when:
        pieces.append(f"WHEN({'|'.join(sheet.when)})")
    if sheet.stays:
        pieces.append(f"STAYS({sheet.stays_turns})" if sheet.stays_turns else "STAYS")
    if sheet.removable:
        pieces.append(f"REMOVABLE[{sheet.removable}F]")
    for part in sheet.parts:
        lines = [line(one) for one in part.lines]
        won = [line(one) for one in part.success]
        if won:
            won[0] = f"SUCCESS: {won[0]}"
        both = [*lines, *won]
        if part.speed is not None:
            both[0] = f"SPLIT@{part.speed}: {both[0]}"
        pieces += both
    return "; ".join(pieces)


def gate(one: Gate) -> str:
    if one == OPEN:
        return ""
    if one.need:
        return f"[{one.need}] "
    return f"[{one.focus}F] " if one.focus else f"[{'/'.join(SHORT[name] for name in one.kamae)}] "


def line(one: Line) -> str:
    waits = f"ON(wounded>={one.when_wounded}) " if one.when_wounded else ""
    if len(one.ways) == 1 and not one.when_wounded:
        return gate(one.gate) + way(one.ways[0])
    return waits + gate(one.gate) + " OR ".join(f"{{ {way(each)} }}" for each in one.ways)


def way(one: Way) -> str:
    return gate(one.gate) + " THEN ".join(phase(each) for each in one.phases)


def phase(one: Phase) -> str:
    return gate(one.gate) + " ".join(effect(each) for each in one.effects)


def effect(one: Effect) -> str:
    if isinstance(one, Walk):
        where = "any" if one.anywhere else "/".join(d for d in ORDER if d in one.directions)
        who = "" if one.who == "self" else f"{one.who}."
        return f"{who}step{mark(one.mandatory)}({where},{one.number})"
    if isinstance(one, Rotate):
        return f"rot{mark(one.mandatory)}({one.number})"
    if isinstance(one, Counter):
        return f"CTR{{{','.join(map(str, one.speeds))}}}"
    if isinstance(one, Grid):
        return grid(one)
    if isinstance(one, Shot):
        return f"SHOT{{{one.nearest}+:{contents(one)}}}"
    return deed(one)


ORDER = ("FL", "F", "FR", "BL", "B", "BR")


def mark(mandatory: bool) -> str:
    return "!" if mandatory else "?"


def grid(one: Grid) -> str:
    name = {"attack": "ATK", "block": "BLK", "area": "AREA"}[one.kind]
    if [cell.offset for cell in one.cells] == ring(2):
        cells = ["RING2:" + contents(one.cells[0])]
    else:
        cells = [cell(each) for each in one.cells]
    instead = one.instead
    extra = f" WITH {gate(instead.gate)}{content(instead)}" if instead else ""
    return f"{name}{{{','.join(cells)}}}{extra}"


def cell(one: Cell) -> str:
    said = contents(one)
    return PLACES[one.offset] if said == "block" else f"{PLACES[one.offset]}:{said}"


def contents(one: Cell | Shot) -> str:
    return "+".join(gate(each.gate).strip() + content(each) for each in one.contents)


def content(one: Content) -> str:
    match one.impact:
        case "wound":
            return str(one.number)
        case "push" | "turn":
            return f"{one.impact}{one.number}"
        case "focus":
            return f"focus-{one.number}"
        case _:
            return one.impact


def deed(one: Deed) -> str:
    """A deed: who, the verb, and its arguments in brackets."""
    implied = one.verb in ("push", "pull", "turn", "steal_focus") or one.words in (("this",), ("taken",))
    who = "" if one.who == "self" or (implied and one.who == "foe") else f"{one.who}."
    amount = ("<=" if one.up_to else "") + ("all" if one.number == 0 else str(one.number))
    match one.verb:
        case "advantage" | "behaviour" | "reset" | "conceal" | "remove":
            return one.verb
        case "take":
            pile = f"foe.{one.place}" if "from_foe" in one.words else one.place
            return f"{who}take{'?' if one.optional else ''}({pile}, {pick(one.pick)})"
        case "look":
            return f"look({one.who}.{one.place})"
        case "status" | "switch" | "cancel" | "replace_with" | "face_up":
            return f"{who}{one.verb}({', '.join(SHORT.get(word, word) for word in one.words)})"
        case "name":
            return f"{who}name({'|'.join(one.words)})"
        case "rule":
            return f"RULE({', '.join(one.words)})"
        case "bleed" if one.words:
            return "bleed(this)"
        case "cure":
            return f"cure({amount}{' stun' if one.up_to else ''})"
        case "focus":
            return f"{who}focus({one.number:+})"
        case "keep_focus":
            return f"{who}keep_focus({one.number})"
        case _:
            what = pick(one.pick)
            return f"{who}{one.verb}({amount}{'' if what == 'any' else ' ' + what})"


def pick(one: Pick) -> str:
    ranks = [name for name in ("wood", "steel", "jade", "gold") if name in one.ranks]
    kinds = [name for name in ("attack", "defence", "meditation") if name in one.kinds]
    words = [*ranks, *kinds, *[f"!{name}" for name in one.without]]
    return ("|" if len(ranks) > 1 else " ").join(words) or "any"


assert set(ORDER) == set(DIRECTIONS)
