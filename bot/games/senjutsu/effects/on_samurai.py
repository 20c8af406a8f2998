"""Deeds done to bodies and minds: wounds and statuses, kamae and focus, pushes, and what is cancelled.

Ruling: whoever forces another's kamae chooses it, and the focus found on the way is the other's.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from bot.engine import Option, step
from bot.games.senjutsu import samurai_steps
from bot.games.senjutsu.cards.heroes import change_key, changes
from bot.games.senjutsu.cards.language import KAMAE, Deed, Kamae, Verb
from bot.games.senjutsu.combat.attacking import endure
from bot.games.senjutsu.combat.moving import pull, push, turn
from bot.games.senjutsu.combat.striking import attacks, can_strike
from bot.games.senjutsu.reach.movement import Move
from bot.games.senjutsu.samurai.harm import (
    check,
    gain_focus,
    hobble,
    poison,
    stun,
    take_advantage,
    take_kamae,
    wound,
)
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.meaning import meant_by
from bot.games.senjutsu.state.minds import chosen_by
from bot.games.senjutsu.state.samurai import Playing, Samurai, place_of


async def focus(game: Game, playing: Playing, deed: Deed) -> None:
    """Focus is gained or lost."""
    for one in meant_by(game, playing, deed):
        await gain_focus(one, deed.number)


async def steal_focus(game: Game, playing: Playing, deed: Deed) -> None:
    """Takes focus from the foe."""
    for one in meant_by(game, playing, deed):
        stolen = min(deed.number, one.purse)
        if stolen and not playing.owner.suffers("paralysis"):
            await gain_focus(one, -stolen)
            await gain_focus(playing.owner, stolen)


async def keep_focus(game: Game, playing: Playing, deed: Deed) -> None:
    """Focus above this number is lost."""
    for one in meant_by(game, playing, deed):
        await gain_focus(one, min(0, deed.number - one.focus))


async def status(game: Game, playing: Playing, deed: Deed) -> None:
    """Stuns, hobbles, poison."""
    for one in meant_by(game, playing, deed):
        for word in deed.words:
            if word == "stun":
                await stun(one)
            elif word == "hobble":
                await hobble(one)
            else:
                await poison(playing.owner, one)
    await check(game)


async def cure(game: Game, playing: Playing, deed: Deed) -> None:
    """Removes stuns from the hand; a cure of all also removes every hobble and poison."""
    for one in meant_by(game, playing, deed):
        everything = deed.number == 0
        stuns = one.stuns if everything else min(deed.number, one.stuns)
        one.stuns -= stuns
        others = len(one.hobbles) + len(one.poisons) if everything else 0
        if everything:
            one.hobbles.clear()
            one.poisons.clear()
        if stuns or others:
            await step(samurai_steps.Cured(samurai=one.name, stuns=stuns, others=others))


async def wounds(game: Game, playing: Playing, deed: Deed) -> None:
    """A wound without a grid."""
    for one in meant_by(game, playing, deed):
        await wound(one, *await endure(one, deed.number, 0))
    await check(game)


async def bleed(game: Game, playing: Playing, deed: Deed) -> None:
    """A wound begins to bleed: one that this attack has just dealt, or any.

    Ruling: it is no further wound; where none is left that does not bleed, nothing happens.
    """
    for one in playing.wounded if "this" in deed.words else meant_by(game, playing, deed):
        number = min(deed.number, one.wounds)
        if number and not one.fallen:
            one.wounds -= number
            one.bleeding += number
            await step(samurai_steps.Bleeds(samurai=one.name, number=number, bleeding=one.bleeding))


async def unbleed(game: Game, playing: Playing, deed: Deed) -> None:
    """Bleeding stops; the wounds stay."""
    for one in meant_by(game, playing, deed):
        if one.bleeding:
            one.wounds += one.bleeding
            one.bleeding = 0
            await step(samurai_steps.Bandaged(samurai=one.name, wounds=one.wounds))


async def pushed(game: Game, playing: Playing, deed: Deed) -> None:
    for one in meant_by(game, playing, deed):
        await push(game, playing.owner, one, deed.number)


async def pulled(game: Game, playing: Playing, deed: Deed) -> None:
    for one in meant_by(game, playing, deed):
        await pull(game, playing.owner, one, deed.number)


async def turned(game: Game, playing: Playing, deed: Deed) -> None:
    for one in meant_by(game, playing, deed):
        await turn(playing.owner, one, deed.number)


async def change(game: Game, playing: Playing, deed: Deed) -> None:
    """Asks for a change of kamae along branches of the tree; he may also stay."""
    for one in meant_by(game, playing, deed):
        if one.mind is not None or one.suffers("paralysis"):
            continue
        found = changes(one.hero, one.kamae, deed.number)
        if isinstance(playing.preset, int) and one is playing.owner:
            chosen = found[playing.preset]
        else:
            options = [Option(change_key(one.kamae, each), each, {"gain": each.focus}) for each in found]
            chosen = (await chosen_by(playing.owner, "change", options, _facts(playing, one))).value
        await take_kamae(one, chosen.kamae, chosen.focus)


async def switch(game: Game, playing: Playing, deed: Deed) -> None:
    """Switches to a kamae without branches; ``any`` excludes neutral and the present one.

    Ruling: who plays a card that needs the kamae he is in may stay there.
    """
    for one in meant_by(game, playing, deed):
        if one.mind is not None or one.suffers("paralysis"):
            continue
        staying = one is playing.owner and one.kamae in playing.card.sheet.required
        to: list[Kamae] = [kamae for kamae in KAMAE if kamae in deed.words]
        if "any" in deed.words:
            to = [kamae for kamae in KAMAE if kamae != "neutral" and (staying or kamae != one.kamae)]
        if one is playing.owner and attacks(playing.ahead):
            to = [kamae for kamae in to if strikes_from(game, playing, kamae)] or to
        await take_kamae(one, await pick_kamae(playing, one, to))


def strikes_from(game: Game, playing: Playing, kamae: Kamae) -> bool:
    """True if a foe could be struck in this kamae. Ruling: then it must be one of those."""
    owner = playing.owner
    here = Move(place_of(owner), owner.facing)
    return can_strike(game, playing, here, kamae, owner.purse, playing.ahead)


async def pick_kamae(playing: Playing, one: Samurai, to: Sequence[Kamae]) -> Kamae:
    options: list[Option[Kamae]] = [Option(f"kamae:{kamae}", kamae, {"gain": 0}) for kamae in to]
    return (await chosen_by(playing.owner, "switch", options, _facts(playing, one))).value


def _facts(playing: Playing, one: Samurai) -> dict[str, str | bool]:
    return {
        "samurai": one.name,
        "card": playing.card.key,
        "kamae": f"kamae:{one.kamae}",
        "own": one is playing.owner,
    }


async def advantage(game: Game, playing: Playing, deed: Deed) -> None:
    for one in meant_by(game, playing, deed):
        await take_advantage(game, one)


async def cancel(game: Game, playing: Playing, deed: Deed) -> None:
    """Cancels the remaining cards, movement or rotations of the samurai meant."""
    (what,) = deed.words
    for one in meant_by(game, playing, deed):
        if what == "cards":
            one.lost = True
            game.due = [due for due in game.due if due.owner is not one]
        else:
            one.cannot.add(what)
        await step(samurai_steps.Cancelled(samurai=one.name, what=f"cancel:{what}"))


async def of_his_own(game: Game, playing: Playing, deed: Deed) -> None:
    """Resolves the deeds that exist only on cards of AI opponents."""
    for one in meant_by(game, playing, deed):
        if one.mind is not None:
            await one.mind.do(deed)


async def nothing(game: Game, playing: Playing, deed: Deed) -> None:
    """Does nothing here: the effect is applied when wounds come, when a speed is chosen, or while the card is
    in play."""


BODY: Final[Mapping[Verb, Callable[[Game, Playing, Deed], Awaitable[None]]]] = {
    "focus": focus,
    "steal_focus": steal_focus,
    "keep_focus": keep_focus,
    "status": status,
    "cure": cure,
    "wound": wounds,
    "bleed": bleed,
    "unbleed": unbleed,
    "push": pushed,
    "pull": pulled,
    "turn": turned,
    "change": change,
    "switch": switch,
    "advantage": advantage,
    "cancel": cancel,
    "reduce": nothing,
    "widen": nothing,
    "rule": nothing,
    "behaviour": of_his_own,
    "reset": of_his_own,
    "recall": of_his_own,
    "conceal": of_his_own,
    "distance": of_his_own,
    "remove": of_his_own,
}
