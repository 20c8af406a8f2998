"""The seven Kiai powers, human and beast.

``possible`` says if a power would do anything; a power that would do nothing is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.engine import Option, Seat, ask_some, decide, offer, reveal, step
from bot.games.seven_samurai import kiai_steps
from bot.games.seven_samurai.consequences import losing_last, receiving
from bot.games.seven_samurai.line import attack, can_defend, defend
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.samurai import (
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    Samurai,
    samurai_key,
)
from bot.games.seven_samurai.state import Game
from bot.games.seven_samurai.talents import DEFEND, Attack, Defend, Lay, holding, meaning, ways_to_lay
from bot.games.seven_samurai.village import build_barricade
from bot.games.seven_samurai.wounds import heal, wounded


@dataclass(frozen=True, slots=True)
class Power:
    possible: Callable[[Game], bool]
    use: Callable[[Game, Samurai], Coroutine[Any, Any, None]]


def twice_as_beast(samurai: Samurai) -> int:
    return 2 if samurai.beast else 1


def three_as_beast(samurai: Samurai) -> int:
    return 3 if samurai.beast else 2


def room_for_barricade(game: Game) -> bool:
    return game.village.barricades < game.village.barricades_at_start


def lines(game: Game) -> list[Samurai]:
    """The samurai whose last card may be taken. Cards of samurai who have passed stay in place."""
    return [samurai for samurai in game.fighting if samurai.line]


async def heihachi(game: Game, samurai: Samurai) -> None:
    """Human: adds a barricade. Beast: may also remove a wound marker from any board, his own included."""
    await build_barricade(game)
    if samurai.beast:
        markers = [Option(other.key, other, {"wounds": other.wounds}) for other in wounded(game)]
        healed = await offer(samurai.seat, "kiai.heal", markers, {"samurai": samurai.key})
        if healed is not None:
            await heal(healed.value)


def heihachi_possible(game: Game) -> bool:
    return room_for_barricade(game) or (game.by_seat[HEIHACHI].beast and bool(wounded(game)))


async def daisuke(game: Game, samurai: Samurai) -> None:
    """Moves the last card of any line to another samurai, or to himself; as a beast, twice.

    The receiver lays it left or right by the ordinary rules.
    """
    for use in range(twice_as_beast(samurai)):
        options = [Option(other.key, other, losing_last(other)) for other in movable(game, samurai)]
        ask = decide if use == 0 else offer
        source = await ask(samurai.seat, "kiai.source", options, {"samurai": samurai.key, "use": use + 1})
        if source is None:
            return
        await move_last(game, samurai, source.value)


def movable(game: Game, daisuke: Samurai) -> list[Samurai]:
    """The samurai whose last card can be given to somebody."""
    return [source for source in lines(game) if receivers(game, daisuke, source)]


def receivers(game: Game, daisuke: Samurai, source: Samurai) -> list[Samurai]:
    """The samurai who may be given the last card of a line.

    Ruling: the card leaves the samurai it came from. Only Daisuke may keep a card of his own, and only to his
    left: laid back to the right it would not have moved at all.
    """
    card = source.line[-1]
    return [
        target
        for target in game.fighting
        if target is not source or (target is daisuke and can_defend(game, daisuke, card))
    ]


async def move_last(game: Game, daisuke: Samurai, source: Samurai) -> None:
    """Take the last card of this line and give it to a samurai, who lays it down."""
    card = source.line[-1]
    options = [
        Option(target.key, target, receiving(game, target, card))
        for target in receivers(game, daisuke, source)
    ]
    facts = {"samurai": daisuke.key, "source": source.key, "card": card.key}
    target = (await decide(daisuke.seat, "kiai.target", options, facts)).value
    before = source.total
    source.line.pop()
    game.expect_kiai(source)
    game.drawn = card
    game.held = [target]
    await step(
        kiai_steps.KiaiMove(
            samurai=daisuke.key,
            source=source.key,
            target=target.key,
            card=card.key,
            before=before,
            after=source.total,
        )
    )
    await receive(game, target, card, only_left=target is source)
    game.held = []


async def receive(game: Game, samurai: Samurai, card: Raider, *, only_left: bool) -> None:
    """Lay down a card given by Daisuke."""
    ways: list[Lay] = [DEFEND] if only_left else ways_to_lay(game, samurai, card)
    told, show = partial(holding, samurai, card), partial(meaning, game, samurai, card)
    match await decide(samurai.seat, "kiai.receive", ways, told, show=show):
        case Attack():
            await attack(game, samurai, card)
        case Defend():
            await defend(game, samurai, card)


async def kikuchiyo(game: Game, samurai: Samurai) -> None:
    """Discards the last card of any line; as a beast, twice."""
    for use in range(twice_as_beast(samurai)):
        options = [Option(other.key, other, losing_last(other)) for other in lines(game)]
        ask = decide if use == 0 else offer
        choice = await ask(samurai.seat, "kiai.strike", options, {"samurai": samurai.key, "use": use + 1})
        if choice is None:
            return
        target = choice.value
        before = target.total
        card = target.line.pop()
        game.discard.append(card)
        await step(
            kiai_steps.KiaiStrike(
                samurai=samurai.key,
                target=target.key,
                own=target is samurai,
                card=card.key,
                before=before,
                after=target.total,
            )
        )
        game.expect_kiai(target)


async def gorobei(game: Game, samurai: Samurai) -> None:
    """Discards the top two raiders of the stack; as a beast, three."""
    count = min(three_as_beast(samurai), len(game.stack))
    tell = game.stack.told_by(count)
    cards = [game.stack.take() for _ in range(count)]
    game.discard += cards
    await tell(
        kiai_steps.KiaiStack(
            samurai=samurai.key, cards=tuple([card.key for card in cards]), stack=len(game.stack)
        )
    )


async def kanbei(game: Game, samurai: Samurai) -> None:
    """Discards the top two intruders; as a beast, three."""
    before = len(game.intruders)
    cards = [game.intruders.pop() for _ in range(min(three_as_beast(samurai), before))]
    game.discard += cards
    await reveal(
        kiai_steps.KiaiIntruders(
            samurai=samurai.key,
            cards=tuple([card.key for card in cards]),
            before=before,
            after=len(game.intruders),
        )
    )


async def kyuzo(game: Game, samurai: Samurai) -> None:
    """Gives any support token to any samurai, himself included; as a beast he also adds a barricade.

    Ruling: he may give any token of a samurai in play, from wherever it is, to anybody who has not passed.
    Back with its owner, it can be given in support again. A beast may leave all tokens as they are and still
    add the barricade. A human who gives none does not use his power.
    """
    gifts = token_gifts(game)
    options = [Option(samurai_key(seat), seat, {"talent": f"talent:{seat}"}) for seat in gifts]
    if options:
        ask = offer if samurai.beast else decide
        token = await ask(samurai.seat, "kiai.token", options, {"samurai": samurai.key})
        if token is not None:
            await send_token(game, samurai, token.value, gifts[token.value])
    if samurai.beast:
        await build_barricade(game)


async def send_token(game: Game, kyuzo: Samurai, token: Seat, targets: list[Samurai]) -> None:
    """Give this token to one of these samurai. Given to the samurai whose turn it is, it would do nothing."""
    options = [
        Option(other.key, other, {"home": other.seat == token, "idle": other is game.turn})
        for other in targets
    ]
    facts = {"samurai": kyuzo.key, "token": samurai_key(token)}
    target = (await decide(kyuzo.seat, "kiai.token_to", options, facts)).value
    game.give_token(game.by_seat[token], target)
    await step(kiai_steps.KiaiToken(samurai=kyuzo.key, token=samurai_key(token), target=target.key))


def token_gifts(game: Game) -> dict[Seat, list[Samurai]]:
    """Each token with the samurai it may be given to: all except its holder."""
    gifts = {
        owner.seat: [other for other in game.fighting if other.seat != owner.token_holder]
        for owner in game.samurai
    }
    return {owner: targets for owner, targets in gifts.items() if targets}


def kyuzo_possible(game: Game) -> bool:
    return bool(token_gifts(game)) or (game.by_seat[KYUZO].beast and room_for_barricade(game))


async def katsushiro(game: Game, samurai: Samurai) -> None:
    """Reveals the top two raiders and puts them back face up in an order he chooses; as a beast, three."""
    count = three_as_beast(samurai)
    tell = game.stack.told_by(count)
    cards = game.stack.turn_up(count)
    await tell(kiai_steps.KiaiReveal(samurai=samurai.key, cards=tuple([card.key for card in cards])))
    if len(cards) > 1:
        facts = {"samurai": samurai.key, "count": len(cards)}
        order = await ask_some(samurai.seat, "kiai.order", cards, len(cards), len(cards), facts)
        game.stack.arrange(order)
        await step(kiai_steps.KiaiOrder(samurai=samurai.key, cards=tuple([card.key for card in order])))


def raiders_left(game: Game) -> bool:
    return bool(game.stack.cards)


POWERS: Final[dict[Seat, Power]] = {
    HEIHACHI: Power(heihachi_possible, heihachi),
    DAISUKE: Power(lambda game: bool(movable(game, game.by_seat[DAISUKE])), daisuke),
    GOROBEI: Power(raiders_left, gorobei),
    KANBEI: Power(lambda game: bool(game.intruders), kanbei),
    KIKUCHIYO: Power(lambda game: bool(lines(game)), kikuchiyo),
    KYUZO: Power(kyuzo_possible, kyuzo),
    KATSUSHIRO: Power(raiders_left, katsushiro),
}
