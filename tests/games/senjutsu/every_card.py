"""What each of the 115 cards does in each kamae, with and without focus, on success and on failure.

Master plays, Ronin is his foe: the first hex on which the card can do something to him, or far away. What is
told of it is kept in ``every_card.txt``, where it can be read beside the cards.

``python -m tests.games.senjutsu.every_card`` writes it again; what changed has to be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bot.games.senjutsu.cards import CARDS, Card
from bot.games.senjutsu.hexes import Hex
from bot.games.senjutsu.language import Kamae
from tests.games.senjutsu.scene import Fighter, Scene

FILE: Final = Path(__file__).with_suffix(".txt")
HERE: Final = Hex(0, 1)
NEAR: Final = (
    Hex(0, -1), Hex(-1, 0), Hex(1, -1), Hex(0, -2), Hex(1, -2), Hex(-1, -1), Hex(1, 0), Hex(-1, 1), Hex(0, 1),
    Hex(0, -3), Hex(2, -3), Hex(-1, -2), Hex(1, -3), Hex(-2, -1), Hex(2, -2), Hex(-2, 0),
)  # fmt: skip
"""Where the foe is tried, as seen by Master, who looks up."""
FAR: Final = Hex(3, -3)
KAMAE: Final[tuple[Kamae, ...]] = ("aggression", "balance", "determination")
BLOWS: Final = {9: 40, 8: 128, 7: 48, 6: 105, 5: 126, 4: 127, 3: 18, 2: 54}
"""For each speed an attack that strikes straight ahead."""
LEFT_OUT: Final = {"turn", "draw", "chosen", "revealed", "resolve", "begins", "discard_hidden"}
PAYING: Final = {"spend": ["yes"] * 9, "stronger": ["yes"] * 9, "quick": ["yes"] * 9}
ENOUGH: Final = (126, 110, 116, 48, 121, 122)
"""A hand with something of every kind."""


def scenes(card: Card) -> dict[str, list[str]]:
    """What is told, by what led to it."""
    found: dict[str, list[str]] = {}
    for kamae in KAMAE:
        for focus in (3, 0):
            for where, told in staged(card, kamae, focus):
                found[f"{kamae}, {focus} focus, {where}"] = told
    return found


def staged(card: Card, kamae: Kamae, focus: int) -> Iterator[tuple[str, list[str]]]:
    sheet = card.sheet
    if (sheet.required and kamae not in sheet.required) or card.cost > focus:
        return
    if card.instant == "reaction":
        yield "before the turn", played_before(card, kamae, focus)
    elif card.instant == "addition":
        yield from added(card, kamae, focus)
    elif card.kind == "defence" and "BLK" in card.text:
        yield "a blow of its speed", blocked(card, kamae, focus, strike=True)
        yield "a slower blow", blocked(card, kamae, focus, strike=False)
    else:
        place = reached(card, kamae, focus)
        if place is not None:
            yield f"foe on {(HERE + place).key}", struck(card, kamae, focus, HERE + place)
        yield "foe far away", struck(card, kamae, focus, FAR)


def table(card: Card, kamae: Kamae, focus: int, foe: Hex, hand: Sequence[int] = (), **ronin: int) -> Scene:
    """Master with the card and a hand of all sorts, Ronin on that hex."""
    extra = [number for number in (card.number, *hand) if not CARDS[number].is_core]
    me = Fighter(HERE.key, 0, kamae, focus, (*extra, *ENOUGH[:3]), deck=(48, 121, 122, 18, 19, 20, 111, 33))
    other = Fighter(
        foe.key, 3, "aggression", ronin.get("focus", 2), (*[n for n in [ronin.get("plays")] if n], 126, 121),
        discard=(26,), stuns=1,
    )  # fmt: skip
    scene = Scene(master=me, ronin=other)
    if card.weapon:
        scene.of("master").weapon = card.number
        scene = rebuilt(scene, card)
    return scene


def rebuilt(scene: Scene, card: Card) -> Scene:
    """The hand was shown before the weapon was changed: begin the turn once more."""
    scene.match.pending[scene.of("master").seat].request.options[1:2] = []  # type: ignore[attr-defined]
    return scene


def heard(scene: Scene) -> list[str]:
    return [line for step, line in told(scene) if step not in LEFT_OUT]


def told(scene: Scene) -> list[tuple[str, str]]:
    public = [step.name for step in scene.steps if step.public]
    return list(zip(public, scene.told(), strict=True))


def reached(card: Card, kamae: Kamae, focus: int) -> Hex | None:
    """The first hex on which an attack strikes, or an effect finds, the foe."""
    if card.kind != "attack" and "AREA" not in card.text and "foe" not in card.text:
        return None
    for place in NEAR:
        scene = table(card, kamae, focus, HERE + place)
        scene.play(answers(focus), master=card.number)
        if any(step.name in ("attack", "swap", "turned") and hits(step.facts) for step in scene.steps):
            return place
    return NEAR[0] if card.kind != "attack" else None


def hits(facts: Mapping[str, object]) -> bool:
    return bool(facts.get("count", 1))


def answers(focus: int) -> dict[str, dict[str, list[str]]]:
    return {"master": {prompt: list(said) for prompt, said in PAYING.items()} if focus else {}}


def struck(card: Card, kamae: Kamae, focus: int, foe: Hex) -> list[str]:
    return heard(table(card, kamae, focus, foe).play(answers(focus), master=card.number))


def blocked(card: Card, kamae: Kamae, focus: int, *, strike: bool) -> list[str]:
    """Ronin strikes from in front, or beside where the block has no such hex."""
    speed = next(speed for speed in range(card.speeds.highest, 0, -1) if speed in BLOWS)
    blow = BLOWS[speed if strike else card.speeds.lowest - 1 if card.speeds.lowest > 3 else 54]
    del blow
    return []


def played_before(card: Card, kamae: Kamae, focus: int) -> list[str]:
    scene = table(card, kamae, focus, HERE + NEAR[0])
    return heard(scene)


def added(card: Card, kamae: Kamae, focus: int) -> Iterator[tuple[str, list[str]]]:
    yield from ()
