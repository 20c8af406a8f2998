"""Losses and gains of the samurai: life, Qi, temporary and permanent wounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Literal, TypeAlias

from bot.engine import Facts, Option, ask, decide, draw, roll, step
from bot.games.way_of_the_samurai import harm_steps, round_steps
from bot.games.way_of_the_samurai.cards import Action, BloodCard
from bot.games.way_of_the_samurai.dealing import draw_hand, facts_of
from bot.games.way_of_the_samurai.notation import GAUGES, Change, Death, Effect, Gauge, Way, Wound
from bot.games.way_of_the_samurai.state import Defeat, Fighter, Foe, Game

Cause: TypeAlias = Literal[
    "counter",
    "place",
    "wound",
    "round",
    "skull",
    "belly",
    "weather",
    "event",
    "bite",
    "no_qi",
    "shiro",
    "rival",
    "die",
]
LEAST_DIE = 1
"""The lowest face of the wound die."""


async def suffer(game: Game, you: Fighter, way: Way, cause: Cause) -> None:
    """Apply all effects of a card to a samurai, in order."""
    for deed in way:
        match deed:
            case Change(marker="life", amount=amount) if amount < 0:
                await lose_life(game, you, await size(deed), cause)
            case Change(marker="life"):
                await gain_life(you, await size(deed))
            case Change(marker="qi", amount=amount) if amount < 0:
                await lose_qi(you, await size(deed))
            case Change(marker="qi"):
                await gain_qi(you, await size(deed))
            case Change(marker="die", amount=amount):
                await move_die(you, await size(deed) * (1 if amount > 0 else -1))
            case Change(amount=amount) if deed.marker in GAUGES:
                await push(you, deed.marker, await size(deed) * (1 if amount > 0 else -1))
            case Wound(level=level):
                await be_wounded(game, you, level, cause)
            case Death():
                raise Defeat("fell" if cause == "place" else "beheaded")
            case _:
                pass


async def push(you: Fighter, gauge: Gauge, amount: int) -> None:
    """Move a gauge by something other than a card."""
    before = you.gauges[gauge]
    you.move(gauge, amount)
    seat = you.key
    await step(harm_steps.Gauge(seat=seat, gauge=f"gauge:{gauge}", before=before, after=you.gauges[gauge]))


async def size(deed: Change) -> int:
    return await roll("blue", 6) if deed.rolled else abs(deed.amount)


async def lose_life(game: Game, you: Fighter, lost: int, cause: Cause) -> None:
    """The samurai loses life; armour takes it first, but not a loss without Qi.

    Oda drinks the life lost; with a Nodachi each life costs a Qi too.

    Ruling: points of armour are not life.
    """
    if you.armour and cause != "no_qi":
        lost -= await wear(you, lost)
    if lost <= 0:
        return
    before, you.life = you.life, max(0, you.life - lost)
    real = before - you.life
    if cause == "no_qi":
        game.chronicle.starved[you.key] = game.chronicle.starved.get(you.key, 0) + real
    await step(harm_steps.Life(seat=you.key, before=before, after=you.life, cause=cause))
    if game.trait("drinks_life") and not game.foe.fallen:
        foe = game.foe
        was, foe.life = foe.life, foe.life + real
        await step(harm_steps.Drinks(foe=foe.key, before=was, after=foe.life))
    if you.life == 0:
        raise Defeat("death")
    if you.trait("life_takes_qi"):
        await lose_qi(you, real)


async def wear(you: Fighter, lost: int) -> int:
    """Each point of armour is lost with a roll of the blue die: a 6 breaks it."""
    worn = 0
    while worn < lost and you.armour:
        worn += 1
        rolled = await roll("armour", 6)
        before, you.armour = you.armour, 0 if rolled == 6 else you.armour - 1
        await step(harm_steps.Armour(who=you.key, before=before, after=you.armour, roll=rolled))
    return worn


async def lose_qi(you: Fighter, lost: int) -> None:
    """The samurai loses Qi. Against Takeshi, his blade breaks when none is left."""
    before, you.qi = you.qi, max(0, you.qi - lost)
    if before != you.qi:
        await step(harm_steps.Qi(seat=you.key, before=before, after=you.qi))
    check_blade(you)


def check_blade(you: Fighter) -> None:
    if you.qi == 0 and you.trait("breaks_blade"):
        raise Defeat("blade")


async def gain_life(you: Fighter, gained: int) -> None:
    """Gain life, never above eight."""
    before, you.life = you.life, min(you.figures["life"], you.life + gained)
    if before != you.life:
        await step(harm_steps.Life(seat=you.key, before=before, after=you.life, cause=""))


async def gain_qi(you: Fighter, gained: int) -> None:
    """Gain Qi, never above five, with a Naginata two; none at all after an eye was hurt."""
    if not you.may_regain_qi:
        return
    before, you.qi = you.qi, min(you.qi_limit, you.qi + gained)
    if before != you.qi:
        await step(harm_steps.Qi(seat=you.key, before=before, after=you.qi))


async def move_die(you: Fighter, levels: int) -> None:
    """Move the wound die between 1 and 6; without a die nothing happens."""
    if you.die == 0:
        return
    before = you.die
    you.die = max(LEAST_DIE, min(you.figures["die"]["faces"], you.die + levels))
    if before != you.die:
        await step(round_steps.Die(seat=you.key, before=before, after=you.die))


async def choose_way(
    game: Game, effect: Effect, *, foe: Foe | None = None, player: Fighter | None = None, prompt: str = "way"
) -> Way:
    """The player chooses among the alternatives of a card, for both sides.

    Ruling: a loss of Qi cannot be chosen for a side without Qi.
    """
    you = player or game.you
    whose = foe if foe is not None else you
    ways = [way for way in effect.ways if whose.qi > 0 or not takes_only_qi(way)] or list(effect.ways)
    options = [Option(way_key(way), way) for way in ways]
    return (await decide(you.seat, prompt, options, partial(choosing, whose, ways))).value


@cache
def way_key(way: Way) -> str:
    """The key of the option for these deeds."""
    return "way:" + "_and_".join(deed.key.partition(":")[2] for deed in way)


def choosing(whose: Fighter | Foe, ways: Sequence[Way]) -> Facts:
    """The state of the side concerned; ``joker`` for a Joker's gauges, ``loss`` if every way is a loss."""
    deeds = [deed for way in ways for deed in way]
    joker = all(isinstance(deed, Change) and deed.marker in GAUGES for deed in deeds)
    loss = all(isinstance(deed, Wound) or (isinstance(deed, Change) and deed.amount < 0) for deed in deeds)
    return {"who": whose.key, "life": whose.life, "qi": whose.qi, "joker": joker, "loss": loss}


def takes_only_qi(way: Way) -> bool:
    return all(isinstance(deed, Change) and deed.marker == "qi" and deed.amount < 0 for deed in way)


def worsened(way: Way, by: Fighter | None) -> Way:
    """The losses of a way, doubled if ``by`` is another player with a Tanto."""
    if by is None or not by.trait("damage_doubles"):
        return way
    return tuple(
        replace(deed, amount=2 * deed.amount)
        if isinstance(deed, Change) and deed.amount < 0 and deed.marker in ("life", "qi")
        else deed
        for deed in way
    )


async def be_wounded(
    game: Game, you: Fighter, level: int, cause: Cause, *, by: Fighter | None = None
) -> None:
    """Draw a wound card. With Katana & Kodachi a counter wounds deeper; with Tonfa 2 any wound loses the
    fight.

    ``by`` is the other player of a duel, if the wound is his doing.
    """
    if cause in ("counter", "rival") and you.trait("wounds_deepen"):
        level = 2
    if by is not None and you.trait("no_wound_2"):
        level = 1
    if you.trait("wounds_kill"):
        await step(harm_steps.Wounded(seat=you.key, level=level, card="wound:any", deeds=()))
        raise Defeat("tonfa")
    if "blood" in game.terms.modules:
        await bleed(game, you, level)
        check_snow(you, level, by)
        return
    card = await draw("wounds", game.library.wounds)
    half = card.half(level)
    deeds = half.keys[0] if len(half.ways) == 1 else ()
    await step(harm_steps.Wounded(seat=you.key, level=level, card=card.key, deeds=deeds))
    if half.deeds != (Death(),):
        check_snow(you, level, by)
    await suffer(game, you, worsened(await choose_way(game, half, player=you), by), "wound")


def check_snow(you: Fighter, level: int, by: Fighter | None) -> None:
    """In the snow a wound of level 2 by another player fells."""
    if by is not None and level == 2 and you.trait("wound_2_wins"):
        raise Defeat("weather_victory")


async def bleed(game: Game, you: Fighter, level: int) -> None:
    """Blood: the wound is permanent, and its card is kept. A samurai who must draw when none is left has
    lost."""
    left = [card for card in game.library.blood if card not in you.blood]
    if not left:
        raise Defeat("bled_out")
    card: BloodCard = await draw("blood", left)
    you.blood.append(card)
    wound = card.half(level)
    await step(harm_steps.Blood(seat=you.key, level=level, wound=f"lasting:{wound}"))
    match wound:
        case "head":
            raise Defeat("beheaded")
        case "dodged":
            pass
        case "thigh":
            await lose_life(game, you, await roll("blue", 6), "wound")
        case "balance":
            await lose_qi(you, await roll("blue", 6))
        case "shoulder":
            await move_die(you, -3)
        case _:
            you.wounds.append(wound)
            if wound == "rib":
                you.die = 0
            for gauge in ("strength", "technique"):
                you.move(gauge, 0)


async def shiro_answers(game: Game) -> None:
    """Shiro's demand on his B side: lose 1 Qi, 1 life, a level of the die, or a card from hand or discard
    pile for good.

    For a special card from the hand a new card is drawn.
    """
    you = game.you
    options: list[Option[Action | str]] = []
    if you.qi > 0:
        options.append(Option("lose:qi", "qi"))
    options.append(Option("lose:life", "life"))
    if you.die > LEAST_DIE:
        options.append(Option("lose:die", "die"))
    cards = [*you.hand, *you.discard]
    options += [Option(card.key, card, facts_of(card)) for card in cards]
    match (await ask(you.seat, "shiro", options)).value:
        case "qi":
            await lose_qi(you, 1)
        case "life":
            await lose_life(game, you, 1, "shiro")
        case "die":
            await move_die(you, -1)
        case Action() as card:
            await lose_card(game, you, card)
        case _:
            pass


async def lose_card(game: Game, you: Fighter, card: Action) -> None:
    held = card in you.hand
    (you.hand if held else you.discard).remove(card)
    game.out.append(card)
    await step(harm_steps.CardLost(seat=you.key, card=card.key))
    if held and card.special:
        await draw_hand(you, 1)
