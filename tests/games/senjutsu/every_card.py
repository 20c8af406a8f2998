"""Plays each of the 115 cards in each kamae, with and without focus, on success and on failure.

Master plays. Ronin is his foe: on the first hex on which the card affects him, or far away. The log lines are
kept in ``every_card.txt``, where they can be read beside the cards. ``python -m
tests.games.senjutsu.every_card`` writes the file anew; read its changes before you commit them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.card import CARDS, Card
from bot.games.senjutsu.cards.language import KAMAE, Counter, Kamae
from tests.games.senjutsu.scene import Fighter, Scene

FILE: Final = Path(__file__).with_suffix(".txt")
HERE: Final = Hex(0, 1)
AHEAD: Final = Hex(0, -1)
NEAR: Final = (
    Hex(0, -1), Hex(-1, 0), Hex(1, -1), Hex(0, -2), Hex(1, -2), Hex(-1, -1), Hex(1, 0), Hex(-1, 1), Hex(0, 1),
    Hex(0, -3), Hex(2, -3), Hex(-1, -2), Hex(1, -3), Hex(-2, -1), Hex(2, -2), Hex(-2, 0),
)  # fmt: skip
"""Places to try for the foe, relative to Master, who looks up."""
FAR: Final = Hex(3, -3)
BLOWS: Final = {9: 40, 8: 128, 7: 48, 6: 47, 5: 126, 4: 127, 3: 18}
"""For each speed, an attack that strikes straight ahead without a move."""
BASE: Final = {"attack": 48, "defence": 123, "meditation": 102}
LEFT_OUT: Final = {"chosen", "revealed", "resolve", "discard_hidden", "speed"}
ENOUGH: Final = (126, 110, 116)
"""Further cards for the hand, of several types."""
BELOW: Final = (33, 48, 121, 122, 44, 45, 50)
"""The deck, for searches: wood and steel cards of each type."""


def scenes(card: Card) -> dict[str, list[str]]:
    """The log lines of each situation. Situations with the same lines share one entry."""
    found: dict[tuple[str, ...], dict[str, list[str]]] = {}
    for kamae in KAMAE[:3]:
        for focus in (3, 0):
            for where, told in staged(card, kamae, focus):
                found.setdefault(tuple(told), {}).setdefault(where, []).append(f"{kamae[0].upper()}{focus}")
    return {
        "; ".join(f"{where} ({' '.join(who)})" for where, who in contexts.items()): list(told)
        for told, contexts in found.items()
    }


def staged(card: Card, kamae: Kamae, focus: int) -> Iterator[tuple[str, list[str]]]:
    """Each situation in which a card can come into play, with its log lines."""
    sheet = card.sheet
    if (sheet.required and kamae not in sheet.required) or card.cost > focus:
        return
    if card.instant == "reaction":
        yield "after drawing", at_once(card, kamae, focus)
    elif card.instant == "addition":
        yield from added(card, kamae, focus)
    elif "BLK" in card.text:
        for speed in telling_speeds(card):
            yield f"a blow of speed {speed}", blocked(card, kamae, focus, speed, speed)
        fast = next(speed for speed in BLOWS if speed != card.speeds.lowest)
        yield "a blow of another speed", blocked(card, kamae, focus, card.speeds.lowest, fast)
    else:
        place = reached(card, kamae, focus)
        if place is not None:
            yield f"foe on {(HERE + place).key}", played(card, kamae, focus, HERE + place)
        yield "foe far away", played(card, kamae, focus, FAR)
    if card.instant == "replacement":
        yield f"instead of {CARDS[other(card)].names['en']}", replaced(card, kamae, focus)


def telling_speeds(card: Card) -> list[int]:
    """The speeds worth a test: the fastest, the slowest, and those at which a block strikes back."""
    span = [speed for speed in BLOWS if card.speeds.lowest <= speed <= card.speeds.highest]
    countered = {
        speed for effect in card.sheet.effects if isinstance(effect, Counter) for speed in effect.speeds
    }
    return [speed for speed in span if speed in countered or speed in (span[0], span[-1])]


def other(card: Card) -> int:
    """A card of another type."""
    return BASE["meditation" if card.kind != "meditation" else "defence"]


def stage(card: Card, kamae: Kamae, focus: int, foe: Hex, *hand: int, blow: int = 0) -> Scene:
    """Master with the card and some others, Ronin on that hex; ``blow`` is the card that Ronin strikes
    with."""
    extra = [number for number in (card.number, *hand) if not CARDS[number].is_core]
    weapon = card.number if card.weapon else 0
    cards = (*extra, *ENOUGH)
    me = Fighter(HERE.key, 0, kamae, focus, cards, (*BELOW, *BELOW), discard=(46, 49), weapon=weapon)
    if card.kind == "core":
        return Scene({card.owner: me, "ronin" if card.owner != "ronin" else "master": Fighter(foe.key, 3)})
    ronin = Fighter(foe.key, 3, "balance", 2, (blow or 122, 126, 121), discard=(26,), stuns=1)
    return Scene({"master": me, "ronin": ronin})


def answers(card: Card, focus: int, **more: str) -> dict[str, dict[str, str | list[str]]]:
    """Answers for every seat: pay for everything, and add the card wherever it can be added."""
    paying = ["yes"] * 9 if focus else ["no"] * 9
    said: dict[str, str | list[str]] = {
        "spend": list(paying),
        "stronger": list(paying),
        "quick": list(paying),
    }
    for moment in ("before-card", "after-card", "at-end", "block-speed", "attack-success", "block-success"):
        said[f"add-{moment}"] = card.key
    return {name: {**said, **more} for name in ("master", "ronin", "student", "warrior")}


def heard(scene: Scene) -> list[str]:
    """The log lines of one turn, without those that every turn has."""
    public = [step for step in scene.steps if step.public]
    lines = list(zip(public, scene.told(), strict=True))
    names = [step.name for step in public]
    end = names.index("turn", 1) if "turn" in names[1:] else len(names)
    start = names.index("chosen") if "bushido" not in names else names.index("bushido")
    return [line for step, line in lines[start:end] if step.name not in LEFT_OUT]


def owner(card: Card) -> str:
    return card.owner if card.kind == "core" else "master"


def reached(card: Card, kamae: Kamae, focus: int) -> Hex | None:
    """The first place at which the card strikes or affects the foe, or None."""
    if card.kind != "attack":
        return AHEAD if "foe" in card.text or "AREA" in card.text else None
    for place in NEAR:
        scene = stage(card, kamae, focus, HERE + place)
        scene.play(answers(card, focus), **{owner(card): card.number})
        if any(step.name == "attack" and step.facts["count"] for step in scene.steps):
            return place
    return None


def played(card: Card, kamae: Kamae, focus: int, foe: Hex) -> list[str]:
    scene = stage(card, kamae, focus, foe)
    return heard(scene.play(answers(card, focus), **{owner(card): card.number}))


def blocked(card: Card, kamae: Kamae, focus: int, speed: int, blow: int) -> list[str]:
    """The log of a blow from straight ahead against the block at this speed."""
    scene = stage(card, kamae, focus, HERE + AHEAD, 18, blow=BLOWS[blow])
    said = answers(card, focus, speed=f"speed:{speed}", counter="card:018")
    return heard(scene.play(said, master=card.number, ronin=BLOWS[blow]))


def replaced(card: Card, kamae: Kamae, focus: int) -> list[str]:
    scene = stage(card, kamae, focus, HERE + AHEAD, other(card))
    return heard(scene.play(answers(card, focus, replace=card.key), master=other(card)))


def at_once(card: Card, kamae: Kamae, focus: int) -> list[str]:
    """The log of a Bushido card; its question comes before the choice of cards."""
    scene = stage(card, kamae, focus, HERE + AHEAD)
    return heard(scene.play(answers(card, focus, bushido=card.key, name="kind:meditation"), master=8))


def added(card: Card, kamae: Kamae, focus: int) -> Iterator[tuple[str, list[str]]]:
    """The logs of an addition to a card that brings its moment about."""
    when = card.sheet.when
    success = {"attack_success", "block_success"} & set(when)
    if "attack_success" in success or not (success or "block_speed" in when):
        scene = stage(card, kamae, focus, HERE + AHEAD, 48)
        yield "to Cleaving Waterfall", heard(scene.play(answers(card, focus), master=48))
    if "block_success" in success or "block_speed" in when:
        scene = stage(card, kamae, focus, HERE + AHEAD, 123, 18, blow=126)
        said = answers(card, focus, speed="speed:5", counter="card:018")
        yield "to Fend", heard(scene.play(said, master=123, ronin=126))


def page(card: Card) -> str:
    """The text of a card's part of the file."""
    lines = [f"== {card.number:03} {card.names['en']}: {card.speeds}; {card.text}"]
    for context, told in scenes(card).items():
        lines += [f"-- {context}", *[f"   {line}" for line in told]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text("".join(page(card) for card in CARDS.values()), "utf-8")
