"""What just happened, in a word and a number: the scrap of paper over the village."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.question import Facts
from bot.engine.step import Step
from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet
from renderers.ink import arrow
from renderers.palette import MATCHA, SHU, SUMI, WASHI, Colour, mix
from renderers.paper import scrap
from renderers.seven_samurai import labels
from renderers.seven_samurai.marks import mark
from renderers.type import Face, width, wrap

HARM: Colour = SHU
GOOD: Colour = mix(MATCHA, SUMI, 0.35)
PLAIN: Colour = SUMI

TONES: dict[str, tuple[Colour, str | None]] = {
    "deal_again": (PLAIN, "card"),
    "round": (PLAIN, "intruder"),
    "turn": (PLAIN, None),
    "spare": (PLAIN, "token"),
    "penalty": (HARM, None),
    "ignore": (GOOD, None),
    "cannot": (HARM, "wound"),
    "intruder": (HARM, "intruder"),
    "neighbour": (HARM, None),
    "return": (HARM, "return"),
    "drop": (HARM, "drop"),
    "draw": (PLAIN, "spear"),
    "attack": (PLAIN, "spear"),
    "beyond": (HARM, "spear"),
    "defend": (GOOD, "shield"),
    "hand_on": (PLAIN, "talent"),
    "dismiss": (GOOD, "talent"),
    "bury": (PLAIN, "talent"),
    "again": (PLAIN, "talent"),
    "support": (PLAIN, "intruder"),
    "pass": (PLAIN, "must_pass"),
    "token_back": (PLAIN, "token"),
    "barricade": (HARM, "wall"),
    "farm": (HARM, "farm"),
    "family": (HARM, "doll"),
    "build": (GOOD, "wall"),
    "wound": (HARM, "wound"),
    "beast": (HARM, "wound"),
    "death": (HARM, "wound"),
    "heal": (GOOD, "wound"),
    "kiai": (PLAIN, "talent"),
    "kiai_move": (PLAIN, "talent"),
    "kiai_strike": (GOOD, "talent"),
    "kiai_stack": (GOOD, "talent"),
    "kiai_intruders": (GOOD, "talent"),
    "kiai_token": (PLAIN, "token"),
    "kiai_reveal": (PLAIN, "talent"),
    "kiai_order": (PLAIN, "talent"),
    "kiai_first": (GOOD, "card"),
    "round_over": (PLAIN, "intruder"),
    "unguarded": (HARM, None),
    "bonus": (GOOD, "doll"),
    "bonus_intruder": (GOOD, "intruder"),
    "exposed": (PLAIN, "intruder"),
    "over": (PLAIN, None),
}
"""How a step is told: its colour, and the mark beside its numbers."""

LEAST = 24


@dataclass(frozen=True, slots=True)
class Caption:
    """A sentence, and above it a mark and a number that changed."""

    text: str
    tone: Colour
    mark: str | None
    before: int | None = None
    after: int | None = None


def tail(fact: object) -> str:
    """The last part of a key: ``hat`` of ``symbol:hat``."""
    return str(fact).rpartition(":")[2]


def caption(step: Step, words: Words) -> Caption:
    """What a picture says about a step."""
    facts = step.facts
    tone, icon = TONES[step.name]
    before, after = _change(facts)
    if step.name == "exposed" and facts["flames"]:
        tone, icon = HARM, "fire"
    if step.name in ("penalty", "ignore"):
        icon = tail(facts["penalty"])
    if step.name == "neighbour":
        icon = str(facts["side"])
    if step.name == "unguarded":
        icon = tail(facts["symbol"])
    if step.name == "beyond":
        before, after = int(str(facts["kiai"])), int(str(facts["total"]))
    return Caption(_sentence(step, words), tone, icon, before, after)


def _change(facts: Facts) -> tuple[int | None, int | None]:
    before, after = facts.get("before"), facts.get("after")
    if isinstance(before, int) and isinstance(after, int):
        return before, after
    return None, None


def _sentence(step: Step, words: Words) -> str:
    """The step's own caption; keys within it are worded as shortly as pictures need."""
    short: dict[str, str] = {}
    facts = step.facts
    if "penalty" in facts:
        short["penalty"] = labels.penalty(words, tail(facts["penalty"]))
    if "symbol" in facts:
        kind = tail(facts["symbol"])
        short["symbol"] = kind if step.name == "unguarded" else labels.symbol(words, kind)
    if "bonus" in facts:
        short["bonus"] = words.say(f"picture-bonus-{tail(facts['bonus'])}") if facts["bonus"] else ""
    if step.name == "beast":
        short["animal"] = words.say(f"picture-animal-{tail(facts['samurai'])}")
    if step.name == "turn":
        distance = int(str(facts["kiai"])) - int(str(facts["total"]))
        reach = "kiai" if distance == 0 else "below" if distance > 0 else "beyond"
        return words.say("picture-step-turn", facts, distance=distance, reach=reach)
    if step.name == "farm" and facts["farm_penalty"]:
        penalty = words.say(f"picture-farm-penalty-{tail(facts['farm_penalty'])}")
        return words.say("picture-step-farm-penalty", penalty=penalty)
    return words.say(f"picture-step-{step.name.replace('_', '-')}", {**facts, **short})


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large a caption is set."""

    text: int
    number: int
    rows: int


def draw_caption(sheet: Sheet, told: Caption, x: float, top: float, room: float, sizes: Sizes) -> Box:
    """Lay the scrap with its middle at ``x``; returns the box it covers."""
    numbers = told.before is not None and told.after is not None
    run = _run(told, sizes) if numbers else 0
    lead = 0 if numbers or told.mark is None else sizes.text * 1.9
    lines = wrap(told.text, Face.TITLE, sizes.text, room - 56 - lead, sizes.rows, LEAST)
    across = max(run, lead + max(line.width for line in lines)) + 56
    high = sizes.number * 1.12 if numbers else 0
    step = lines[0].size * 1.18
    down = 26 + high + step * len(lines) + (8 if numbers else 4)
    box = (x - across / 2, top, x + across / 2, top + down)
    sheet.ink(box, lambda canvas: scrap(canvas, box, told.text, WASHI, 2.4), seed="scrap", margin=6)
    if numbers:
        _draw_numbers(sheet, told, x - run / 2, top + 12 + high / 2, sizes)
    elif told.mark is not None:
        middle = top + 12 + step * len(lines) / 2
        sheet.paste(
            mark(told.mark, round(sizes.text * 1.45), told.tone, WASHI), box[0] + 26 + lead / 2 - 6, middle
        )
    centre = x + lead / 2
    y = top + 14 + high + step / 2
    for line in lines:
        sheet.line(centre, y, line, SUMI, "mm")
        y += step
    return box


def _run(told: Caption, sizes: Sizes) -> float:
    icon = sizes.number * 1.15 if told.mark else 0
    digits = width(f"{told.before}{told.after}", Face.NUMBER, sizes.number)
    return icon + digits + sizes.number * 1.7


def _draw_numbers(sheet: Sheet, told: Caption, x: float, y: float, sizes: Sizes) -> None:
    """A mark, the old number in grey, an arrow, the new number."""
    size = sizes.number
    if told.mark:
        sheet.paste(mark(told.mark, round(size * 0.92), told.tone, WASHI), x + size * 0.46, y)
        x += size * 1.15
    x = sheet.text(round(x), round(y), str(told.before), Face.NUMBER, size, mix(SUMI, WASHI, 0.45))
    start, end = x + size * 0.3, x + size * 1.35

    def draw(canvas: Canvas) -> None:
        arrow(canvas, [(start, y), (end, y)], 6, SUMI, 22, None)

    sheet.ink((start - 4, y - 22, end + 4, y + 22), draw)
    sheet.text(round(x + size * 1.65), round(y), str(told.after), Face.NUMBER, size, told.tone)
