"""Phase 5: the enemy strikes back, against the samurai's Guard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.engine import PASS, Facts, Option, ask, draw, reveal, roll, step
from bot.games.way_of_the_samurai import round_steps, steps
from bot.games.way_of_the_samurai.cards import OpponentCard
from bot.games.way_of_the_samurai.dealing import draw_opponent
from bot.games.way_of_the_samurai.needless import DOUBLE, at_most, is_needless, withstands_all
from bot.games.way_of_the_samurai.playing import ways_facts
from bot.games.way_of_the_samurai.spending import Deal, offer, offers, pay
from bot.games.way_of_the_samurai.state import Fighter, Foe, Game
from bot.games.way_of_the_samurai.suffering import choose_way, suffer
from bot.games.way_of_the_samurai.view import Counterstroke


async def stand() -> None:
    """Do nothing more."""


STAND: Final[Option[Deal]] = Option(PASS.key, stand)


async def counter_attack(game: Game) -> None:
    """The counter-attack. None comes from a dead enemy, a disarmed one (Kusarigama), or Leonardo once he was
    hit.

    1 vs 3: the blue die decides which enemies strike, in order; dead ones do not.
    """
    game.phase = "counter"
    you = game.you
    strikers = await roll_strikers(game) if game.terms.mode == "three" else game.standing
    if game.trait("yields_after_hit") and game.clash.hit:
        await step(steps.Yields(foe=game.foe.key))
        strikers = []
    await raise_guard(game, you, strikers)
    if strikers and await disarmed(game, you):
        return
    for nth, foe in enumerate(still_there(strikers)):
        if nth:
            await offer_gisei(game, you, foe)
        await counter(game, foe)


def still_there(strikers: Sequence[Foe]) -> list[Foe]:
    """The strikers who have not been felled by the place since they were chosen."""
    return [foe for foe in strikers if not foe.fallen]


async def disarmed(game: Game, you: Fighter) -> bool:
    """Kusarigama: at Technique 4 the counter has no effect."""
    if not disarms(game, you):
        return False
    await step(steps.Disarmed(foe=game.foe.key))
    return True


def disarms(game: Game, you: Fighter) -> bool:
    return bool(you.trait("disarms")) and you.gauges["technique"] >= game.library.highest


async def roll_strikers(game: Game) -> list[Foe]:
    """The counter card of 1 vs 3. It is rolled before Guard is bought."""
    rolled = await roll("three", 6)
    numbers: list[int] = game.figures["three"]["counters"][rolled - 1]
    strikers = [foe for number in numbers for foe in game.standing if foe.number == number]
    await step(steps.Strikers(roll=rolled, foes=tuple(foe.number for foe in strikers), count=len(strikers)))
    return strikers


async def raise_guard(game: Game, you: Fighter, strikers: Sequence[Foe]) -> None:
    """The last chance to buy: Guard for Qi, a sacrifice, the place."""
    if strikers:
        await lift_by_weapon(you)
    sacrificed = not strikers
    while True:
        strikers = still_there(strikers)
        options = guards(game, you, sacrificed)
        coming = strikers if not disarms(game, you) else []
        keys = [option.key for option in options]
        if not options or is_needless(game, you, keys, comes=bool(coming)):
            return
        answer = await ask(you.seat, "guard", [*options, STAND], guard_facts(game, you, coming))
        await answer.value()
        sacrificed = sacrificed or answer.key == "gisei"
        if answer.key == PASS.key or answer.key.startswith("guard:"):
            return


def guard_facts(game: Game, you: Fighter, strikers: Sequence[Foe]) -> Facts:
    """The samurai's state, and the enemies about to strike."""
    return {
        "guard": you.gauges["guard"],
        "qi": you.qi,
        "life": you.life,
        "exchange": game.exchange,
        "foes": tuple(foe.key for foe in strikers),
        "count": len(strikers),
        "safe": withstands_all(game, you),
    }


def guards(game: Game, you: Fighter, sacrificed: bool) -> list[Option[Deal]]:
    """The options before a counter: amounts of Guard for Qi up to the gauge's limit, Gisei, and all other
    offers."""
    found: list[Option[Deal]] = []
    guard, each = you.gauges["guard"], 2 if you.trait("qi_guards_twice") else 1
    spent = 1
    while not you.trait("qi_never_guards") and guard < you.limit("guard") and you.can_pay(spent):
        guard = min(guard + each, you.limit("guard"))
        after = you.qi - spent * you.cost
        facts = {"guard": guard, "qi": after, "cost": spent * you.cost}
        found.append(offer(f"guard:{spent}", partial(buy_guard, you, spent, each), **facts))
        spent += 1
    if may_sacrifice(game, you) and not sacrificed:
        found.append(gisei(game, you))
    return [*found, *offers(game, you)]


async def buy_guard(you: Fighter, spent: int, each: int) -> None:
    await pay(you, spent, "guard")
    await lift(you, spent * each)


async def lift_by_weapon(you: Fighter) -> None:
    """Naginata: Guard rises by one before the counter card is turned, and stays so.

    Ruling: once an exchange, even if several counter cards come, and before anything is bought.
    """
    if you.trait("guard_before_counter"):
        await lift(you, you.trait("guard_before_counter"))


async def lift(you: Fighter, amount: int) -> None:
    before = you.gauges["guard"]
    you.move("guard", amount)
    await step(steps.Guard(seat=you.key, before=before, after=you.gauges["guard"]))


def may_sacrifice(game: Game, you: Fighter) -> bool:
    """Gisei: never with the last life."""
    return "gisei" in game.terms.modules and you.life > 1


def gisei(game: Game, you: Fighter) -> Option[Deal]:
    return offer("gisei", partial(sacrifice, game, you), life=you.life - 1, most=at_most(you))


async def sacrifice(game: Game, you: Fighter) -> None:
    """One life buys the top card of five, which then goes back: mostly a gain of Guard, once a loss."""
    before, you.life = you.life, you.life - 1
    await step(round_steps.LifePaid(seat=you.key, before=before, after=you.life, bought="bought:gisei"))
    amount = await draw("gisei", game.library.gisei)
    was = you.gauges["guard"]
    you.move("guard", amount)
    await step(steps.Gisei(seat=you.key, amount=amount, before=was, after=you.gauges["guard"]))


async def offer_gisei(game: Game, you: Fighter, foe: Foe) -> None:
    """Ruling: Gisei is offered once for each counter card, also for those of HARD MODE and 1 vs 3."""
    option = gisei(game, you)
    if not may_sacrifice(game, you) or is_needless(game, you, [option.key]):
        return
    await (await ask(you.seat, "guard", [option, STAND], guard_facts(game, you, [foe]))).value()


async def counter(game: Game, foe: Foe) -> None:
    """The next opponent card, turned: with too little Guard the samurai suffers its effect.

    The card of HARD MODE is a double strike: two more cards, one after the other.
    """
    card = await draw_opponent(game)
    if card is None:
        return
    if not card.hard:
        await strike(game, foe, card)
        return
    game.clash.counters.append(Counterstroke(card, foe.key, "double"))
    await reveal(steps.Double(foe=foe.key, number=foe.number, card=card.key))
    for nth in range(DOUBLE):
        if nth:
            await offer_gisei(game, game.you, foe)
        again = await draw_opponent(game)
        if again is not None:
            await strike(game, foe, again)


async def strike(game: Game, foe: Foe, card: OpponentCard) -> None:
    you = game.you
    (need,) = card.counter.needs
    game.clash.counters.append(Counterstroke(card, foe.key))
    hits = need.met(you.gauges["guard"])
    await reveal(
        steps.Counter(
            foe=foe.key,
            number=foe.number,
            card=card.key,
            need=need.value,
            guard=you.gauges["guard"],
            hits=hits,
            **ways_facts(card.counter.keys),
        )
    )
    game.clash.counters[-1] = Counterstroke(card, foe.key, "struck" if hits else "parried")
    if not hits:
        await step(steps.Parried(foe=foe.key, number=foe.number, guard=you.gauges["guard"]))
        return
    game.clash.open_by = max(game.clash.open_by, need.value - you.gauges["guard"])
    way = await choose_way(game, card.counter)
    await step(steps.Struck(foe=foe.key, number=foe.number, deeds=tuple(deed.key for deed in way)))
    await suffer(game, you, way, "counter")
