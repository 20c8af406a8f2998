"""The rules of a squabble."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from bot.engine import (
    Choice,
    Counter,
    Facts,
    Filled,
    Form,
    GameOption,
    GameRules,
    Handed,
    Option,
    Outcome,
    Preset,
    Problem,
    Repeat,
    Request,
    Seat,
    Setup,
    Slot,
    View,
    ask,
    ask_each,
    ask_some,
    decide,
    offer,
    plain_answer,
    respond,
    rest,
    reveal,
    shuffle,
    step,
    tell,
)
from tests.sketch import steps
from tests.sketch.state import DECK, HAND, RULES_VERSION, SEATS, STONES, Sparrow, Stones, beside, kind

LENGTH: Final = GameOption("length", ("short", "long"), "long")
STYLE: Final = GameOption("style", ("bold", "shy"), "bold", each_seat=True)
CHARMS: Final = GameOption(
    "charms", tuple(str(number) for number in range(1, 41)), "", each_seat=True, least=0, most=3
)
TWIGS: Final = 8
OMENS: Final = 130
MOST_PECKS: Final = 2


async def squabble(game: Stones) -> Outcome:
    """Nests are built in secret, cards dealt, omens read; then turns are played until one sparrow has had
    enough."""
    if not game.settled:
        await settle(game)
    while game.turn < {"short": 2, "long": 6}[game.setup.options["length"]]:
        await rest()
        await one_turn(game)
        if any(sparrow.pecks >= MOST_PECKS for sparrow in game.sparrows.values()):
            break
    fewest = min(sparrow.pecks for sparrow in game.sparrows.values())
    calm = tuple(one.seat for one in game.sparrows.values() if one.pecks == fewest)
    days = game.setup.legacy.get("days", 0)
    assert isinstance(days, int)
    return Outcome(calm, "calm", {"pecks": fewest}, {"days": days + 1})


async def settle(game: Stones) -> None:
    """Everything before the first turn."""
    await build_nests(game)
    await deal(game)
    for seat in game.setup.seats:
        await read_omens(seat)
    game.settled = True


async def build_nests(game: Stones) -> None:
    """Each sparrow lays up to eight twigs in two heaps, and chooses a stone.

    If two choose the same stone, the one further left keeps it, and the other gets the next free one.
    """
    nests = await ask_each(game.setup.seats, lambda _: nest_form())
    for seat, (twigs, stone) in nests.items():
        place = STONES.index(stone)
        turned = [*STONES[place:], *STONES[:place]]
        game.sparrows[seat].stone = next(one for one in turned if game.free(one))
        game.sparrows[seat].twigs = twigs
    await reveal(
        steps.Nests(
            stones=tuple((f"seat:{seat}", game.sparrows[seat].stone) for seat in nests),
            why="why:left_first",
        )
    )


def nest_form() -> Form[tuple[int, str]]:
    heaps = [Counter("heap:high", TWIGS), Counter("heap:low", 3)]
    return Form("nest", [*heaps, Slot("home:stone", STONES)], nest_problems, built)


def nest_problems(filled: Filled) -> Iterator[Problem]:
    if sum(filled.counts.values()) > TWIGS:
        yield Problem("too-many-twigs", {"most": TWIGS})
    if not filled.choices:
        yield Problem("no-stone")


def built(filled: Filled) -> tuple[int, str]:
    return sum(filled.counts.values()), filled.choices["home:stone"]


async def deal(game: Stones) -> None:
    shuffled = [card for card in await shuffle("deck", DECK) if card not in game.stacked]
    game.deck = [*shuffled, *reversed(game.stacked)]
    for sparrow in game.sparrows.values():
        for _ in range(HAND):
            await draw_card(game, sparrow)


async def draw_card(game: Stones, sparrow: Sparrow) -> None:
    """Draw the top card; the others do not see it."""
    if game.deck:
        sparrow.hand.append(game.deck.pop())
        await tell([sparrow.seat], steps.Drew(card=sparrow.hand[-1]))


async def read_omens(seat: Seat) -> None:
    """Choose up to three of many omens, which mean nothing. The thirteenth cannot be chosen."""
    unlucky = {13: Problem("unlucky")}
    omens = [Option(f"omen:{one}", one, barred=unlucky.get(one)) for one in range(1, OMENS + 1)]
    read = await ask_some(seat, "omens", omens, 0, 3)
    await step(steps.Omens(seat=f"seat:{seat}", count=len(read)))


async def one_turn(game: Stones) -> None:
    """Cards are chosen in secret and revealed; sparrows with a caw may use it; then each acts in order."""
    game.turn, game.played = game.turn + 1, ()
    await step(steps.Turn(turn=game.turn))
    chosen = await ask_each(game.setup.seats, lambda seat: card_request(game, game.sparrows[seat]))
    for seat, card in chosen.items():
        if card.key != "card:rest":
            game.sparrows[seat].hand.remove(card.key)
    game.played = tuple(card.key for card in chosen.values())
    shown = tuple((f"seat:{seat}", card.key) for seat, card in chosen.items())
    await reveal(steps.Cards(cards=shown))
    loud = await respond(game.setup.seats, "caw", lambda seat: held(game, seat, "caw"), repeat_of=no_more)
    for seat, caw in loud.items():
        game.sparrows[seat].hand.remove(caw.key)
        await step(steps.Cawed(seat=f"seat:{seat}"))
    for seat, card in chosen.items():
        await act(game, game.sparrows[seat], card.value, 2 if seat in loud else 1)


def card_request(game: Stones, sparrow: Sparrow) -> Choice[Option[str]]:
    """One card of the hand, or none; it is previewed before it is laid."""
    options = [Option(card, kind(card), barred=barred_now(game, sparrow, card)) for card in sparrow.hand]
    return Choice("card", [*options, Option("card:rest", "rest")], {"turn": game.turn}, tried=True)


def barred_now(game: Stones, sparrow: Sparrow, card: str) -> Problem | None:
    if kind(card) in ("hide", "caw"):
        return Problem("only-in-answer")
    if kind(card) == "peck" and not game.near(sparrow):
        return Problem("nobody-near")
    return None


def held(game: Stones, seat: Seat, name: str) -> Sequence[Option[str]]:
    return [Option(card, card) for card in game.sparrows[seat].hand if kind(card) == name]


def no_more(_: Seat) -> Repeat:
    return Repeat(("evening",))


async def act(game: Stones, sparrow: Sparrow, card: str, force: int) -> None:
    if sparrow.style == "shy":
        await look_about(sparrow)
    match card:
        case "hop":
            await hop(game, sparrow)
        case "peck":
            await peck(game, sparrow, force)
        case _:
            await draw_card(game, sparrow)
    if game.rulings.twigs_are_tidied:
        await tidy(game, sparrow)


async def look_about(sparrow: Sparrow) -> None:
    """A shy sparrow may look about first, for seeds or for straw."""
    if await offer(sparrow.seat, "look", [Option("look", True)]):
        what = await decide(sparrow.seat, "look.for", [Option("for:seeds", 1), Option("for:straw", 2)])
        await step(steps.Looked(seat=f"seat:{sparrow.seat}", what=what.key))


async def hop(game: Stones, sparrow: Sparrow) -> None:
    """Hop to a stone beside it; an occupied one is shown and cannot be chosen."""
    there = [
        Option(stone, stone, at=stone, barred=None if game.free(stone) else Problem("taken"))
        for stone in beside(sparrow.stone)
    ]
    if any(option.barred is None for option in there):
        sparrow.stone = (await ask(sparrow.seat, "hop", there)).value
        await step(steps.Hopped(seat=f"seat:{sparrow.seat}", stone=sparrow.stone))


async def peck(game: Stones, sparrow: Sparrow, force: int) -> None:
    """Peck a sparrow beside it, which may hide; then choose the stone it flutters to."""
    near = [Option(f"seat:{one.seat}", one, {"pecks": one.pecks}, at=one.stone) for one in game.near(sparrow)]
    if not near:
        return
    target = (await decide(sparrow.seat, "peck", near)).value
    others = [seat for seat in game.setup.seats if seat != sparrow.seat]

    def repeat_of(seat: Seat) -> Repeat:
        return Repeat(("mine", "evening"), ("mine",) if seat == target.seat else ())

    hiding = await respond(others, "hide", lambda seat: held(game, seat, "hide"), repeat_of=repeat_of)
    for seat, card in hiding.items():
        game.sparrows[seat].hand.remove(card.key)
    if target.seat in hiding:
        await step(steps.Hidden(seat=f"seat:{target.seat}"))
        return
    target.pecks += force
    await step(steps.Pecked(seat=f"seat:{target.seat}", pecks=target.pecks))
    to = [Option(stone, stone, at=stone) for stone in beside(target.stone) if game.free(stone)]
    if to:
        target.stone = (await decide(sparrow.seat, "flutter", to, {"seat": f"seat:{target.seat}"})).value
        await step(steps.Fluttered(seat=f"seat:{target.seat}", stone=target.stone))


async def tidy(game: Stones, sparrow: Sparrow) -> None:
    """A twig may be laid for good luck; leaving them all must be confirmed."""
    if sparrow.twigs:
        leave = Option("leave", 0, unused=Problem("twigs-left", {"count": sparrow.twigs}))
        if (await ask(sparrow.seat, "tidy", [Option("lay", 1), leave])).value:
            sparrow.twigs -= 1
            await step(steps.Tidied(seat=f"seat:{sparrow.seat}"))


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    return plain_answer(SKETCH, request, random)


def plan(form: Form[object], random: Random) -> Sequence[str]:
    return [f"heap:high={random.randint(1, TWIGS)}", f"home:stone={random.choice(STONES)}"]


def resigned(setup: Setup, seat: Seat) -> Outcome:
    return Outcome(tuple(one for one in setup.seats if one != seat), "flown", {"seat": f"seat:{seat}"})


def refuses(setup: Setup) -> Sequence[Problem]:
    """A table of shy sparrows alone cannot begin."""
    shy = all(chosen["style"] == "shy" for chosen in setup.chosen.values())
    return [Problem("all-shy")] if shy else []


def heritage(handed: Sequence[Handed]) -> Facts:
    """The longest squabble a person was part of continues."""
    return max([one.legacy for one in handed], key=lambda one: str(one.get("days", "")), default={})


SKETCH: Final = GameRules(
    key="sketch",
    rules_version=RULES_VERSION,
    seats=SEATS,
    players=range(2, 4),
    begin=lambda setup: Stones(setup, squabble),
    advise=advise,
    resigned=resigned,
    options=(LENGTH, STYLE, CHARMS),
    plan=plan,
    presets=(Preset("quick", {"length": "short"}, ai_seats=1),),
    chapters=frozenset({"turn"}),
    steps=steps.STEPS,
    refuses=refuses,
    heritage=heritage,
)
