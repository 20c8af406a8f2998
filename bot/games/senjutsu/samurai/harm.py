"""Harm to a samurai: wounds, stuns, hobbles, poison, loss of focus and kamae, and his fall."""

from __future__ import annotations

from bot.engine import Option, Problem, ask, shuffle, step
from bot.games.senjutsu import samurai_steps, steps
from bot.games.senjutsu.cards.heroes import MOST_FOCUS
from bot.games.senjutsu.cards.language import Kamae
from bot.games.senjutsu.cards.poisons import LASTS, Poison, in_deck
from bot.games.senjutsu.state.game import QUARTERS, Game, Over
from bot.games.senjutsu.state.minds import chosen_by
from bot.games.senjutsu.state.samurai import Affliction, Samurai


async def check(game: Game) -> None:
    """Lets every samurai fall who has reached a limit; those who do so at once fall together.

    The limits are as many wounds as the wound limit, or as many stuns in hand as the hand limit. The duel is
    over when at most one team stands. Ruling: if nobody does, it is a draw.
    """
    fallen = [
        one for one in game.standing if one.all_wounds >= one.wound_limit or one.stuns >= one.hand_limit
    ]
    for one in fallen:
        reason = "wounds" if one.all_wounds >= one.wound_limit else "stuns"
        await fall(game, one, reason)
    if fallen:
        end_if_decided(game)


async def fall(game: Game, samurai: Samurai, reason: str) -> None:
    """Takes a samurai out of the duel, with all his cards."""
    samurai.fallen = True
    samurai.lost = True
    await step(steps.Fall(samurai=samurai.name, reason=reason))
    samurai.place = None
    game.due = [due for due in game.due if due.owner is not samurai]
    game.blocks = [block for block in game.blocks if block.owner is not samurai]
    game.threats = [one for one in game.threats if one.kind != "block" or one.owner != samurai.seat]


def end_if_decided(game: Game) -> None:
    if game.decided:
        raise Over


async def execute(game: Game, samurai: Samurai) -> None:
    """An execution is no wound: nothing reduces it."""
    await fall(game, samurai, "execution")
    end_if_decided(game)


async def wound(samurai: Samurai, number: int, bleeding: int = 0) -> None:
    """Adds wounds; ``bleeding`` of them bleed. Concealment is lost."""
    if number + bleeding == 0:
        return
    before = samurai.all_wounds
    samurai.wounds += number
    samurai.bleeding += bleeding
    await uncover(samurai)
    await step(
        samurai_steps.Wound(
            samurai=samurai.name,
            before=before,
            after=samurai.all_wounds,
            bleeding=bleeding,
            number=number + bleeding,
            limit=samurai.wound_limit,
        )
    )


async def exhaust(samurai: Samurai) -> None:
    """A card that cannot be drawn is a wound."""
    before = samurai.all_wounds
    samurai.wounds += 1
    await step(samurai_steps.Exhausted(samurai=samurai.name, before=before, after=samurai.all_wounds))


async def uncover(samurai: Samurai) -> None:
    """Ends his concealment: after a success, a wound or a status."""
    if samurai.concealed:
        samurai.concealed = False
        await step(samurai_steps.Uncovered(samurai=samurai.name))


async def stun(samurai: Samurai) -> None:
    """A stun goes to his hand, counts there, and is gone only when it is played."""
    if samurai.mind is not None:
        await samurai.mind.stunned()
        return
    samurai.stuns += 1
    await uncover(samurai)
    await step(samurai_steps.Stun(samurai=samurai.name, stuns=samurai.stuns, limit=samurai.hand_limit))


async def hobble(samurai: Samurai) -> None:
    """His cards are slower by 1 until it has turned four quarters."""
    samurai.hobbles.append(QUARTERS)
    await uncover(samurai)
    await step(samurai_steps.Hobble(samurai=samurai.name, number=len(samurai.hobbles)))


async def poison(attacker: Samurai, victim: Samurai) -> None:
    """The attacker chooses the poison; each is his once a game."""
    if not attacker.venom:
        return
    options: list[Option[Poison]] = [Option(f"poison:{one}", one) for one in attacker.venom]
    chosen = (await chosen_by(attacker, "poison", options, {"samurai": victim.name})).value
    attacker.venom.remove(chosen)
    await uncover(victim)
    await step(samurai_steps.Poison(samurai=victim.name, foe=attacker.name, poison=f"poison:{chosen}"))
    if victim.mind is not None and await victim.mind.poisoned(attacker, chosen):
        return
    if chosen == "crippling":
        await shuffle_in_poison(victim, attacker)
    else:
        victim.poisons.append(Affliction(chosen, LASTS[chosen]))


async def shuffle_in_poison(victim: Samurai, attacker: Samurai) -> None:
    """Crippling poison: among the top five cards."""
    top = [*victim.deck[-5:], in_deck(attacker.key, len(attacker.venom))]
    del victim.deck[-5:]
    victim.deck += await shuffle("poison", top)


async def gain_focus(samurai: Samurai, number: int) -> None:
    """Never more than three; paralysing toxin keeps it as it is."""
    before = samurai.focus
    if samurai.mind is not None or samurai.suffers("paralysis"):
        return
    samurai.focus = max(0, min(MOST_FOCUS, before + number))
    if samurai.focus != before:
        await step(samurai_steps.Focus(samurai=samurai.name, before=before, after=samurai.focus))


async def spend(samurai: Samurai, number: int) -> None:
    """Focus is paid."""
    if number:
        samurai.focus -= number
        await step(samurai_steps.Spend(samurai=samurai.name, number=number, after=samurai.focus))


async def take_kamae(samurai: Samurai, kamae: Kamae, focus: int = 0) -> None:
    """He stands in another kamae, with the focus found on the way."""
    if samurai.mind is not None or samurai.suffers("paralysis"):
        return
    before = samurai.kamae
    samurai.kamae = kamae
    if kamae != before or focus:
        await step(
            samurai_steps.Kamae(
                samurai=samurai.name, before=f"kamae:{before}", after=f"kamae:{kamae}", focus=focus
            )
        )
    if focus:
        await gain_focus(samurai, focus)


async def confirm(
    samurai: Samurai, prompt: str, facts: dict[str, str | int], barred: Problem | None = None
) -> bool:
    """Asks yes or no. With a reason in ``barred``, only no can be chosen."""
    options = [Option("yes", True, barred=barred), Option("no", False)]
    return (await ask(samurai.seat, prompt, options, facts)).value


async def take_advantage(game: Game, samurai: Samurai) -> None:
    """Moves a samurai to the top of the track, if there is one; the others keep their order."""
    if game.settle is not None or game.track[0] is samurai:
        return
    game.track.remove(samurai)
    game.track.insert(0, samurai)
    await step(samurai_steps.Advantage(samurai=samurai.name))
