"""The horde: waves, stages and ranks.

Four waves are a stage: one soldier, two, three, then three and their leader. Each enters by a hex of its own,
which the players pick and which says how it behaves; all are on the offensive. After a stage all decks are
built anew, the heroes go back to where they began and recover a little, and everybody who comes takes one
wound more. So it goes on until the heroes fall; the last rank is not the end.

Rulings: the next wave enters after the turn in which the last of the wave has fallen; heroes stay where they
are and keep their cards; the decks of those who come are shuffled whole. Whoever finds an entry taken by a
hero comes in beside it. Whoever falls has the rank that was reached, and without a rank has lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.engine import Option, decide, shuffle, step
from bot.games.senjutsu.board.fields import Start
from bot.games.senjutsu.board.hexes import Hex, distance, neighbours
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.samurai.harm import gain_focus
from bot.games.senjutsu.samurai.piles import reshuffle
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.behaviour.suffering import renew
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.setup.arriving import introduce, place, recruit
from bot.games.senjutsu_solo.setup.building import build, equip, full_stock
from bot.games.senjutsu_solo.setup.ranks import RANKS
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import Behaviour

LAST_WAVE: Final = 4
MIDDLE: Final = Start(Hex(0, 0), 0)
"""The place of the hero; others stand beside him."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A hex by which an enemy comes."""

    name: str
    start: Start
    behaviour: Behaviour

    @property
    def key(self) -> str:
        return f"entry:{self.name}"


ENTRIES: Final = (
    Entry("a", Start(Hex(-3, 0), 2), "left"),
    Entry("b", Start(Hex(0, -3), 3), "centre"),
    Entry("c", Start(Hex(0, 3), 0), "centre"),
    Entry("d", Start(Hex(3, -3), 4), "right"),
)


async def set_stage(game: SoloGame) -> None:
    """Before the first wave: the heroes in the middle, and the fallen lord beside them."""
    spots = [MIDDLE.place, *neighbours(MIDDLE.place)]
    for hero, spot in zip(game.heroes, spots, strict=False):
        game.starts[hero.key] = Start(spot, MIDDLE.facing)
        await place(hero, game.starts[hero.key])
    if game.fight.mode == "fallen_lord":
        await lay_down_lord(game)


async def lay_down_lord(game: SoloGame) -> None:
    """Ruling: the first hero says on which free hex beside him the lord lies, who looks as he looks."""
    hero = game.heroes[0]
    start = game.starts[hero.key]
    free = [spot for spot in neighbours(start.place) if spot in game.hexes and game.on(spot) is None]
    options = [Option(spot.key, spot, at=spot.key) for spot in free]
    spot = (await decide(hero.seat, "lord", options, {"samurai": hero.name})).value
    game.lord = Start(spot, start.facing)
    game.terrain[spot] = "fallen"
    await step(solo_steps.LordLies(samurai=hero.name, place=spot.key))


async def begin_stage(game: SoloGame) -> None:
    """Decks for everybody who comes in this stage, built of all cards."""
    game.stage += 1
    game.wave = 0
    stock = full_stock()
    game.horde = recruit(game, game.fight.foes, game.fight.wounds + game.stage - 1)
    game.horde[-1].limit = game.fight.leader + game.stage - 1
    for opponent in game.horde:
        await equip(opponent, await build(opponent.foe, stock, nightmare=game.fight.nightmare))
    await step(solo_steps.Stage(number=game.stage))
    await next_wave(game)


async def next_wave(game: SoloGame) -> None:
    """One soldier more than before, and in the last wave their leader, too."""
    game.wave += 1
    *soldiers, leader = game.horde
    coming = soldiers[: game.wave] if game.wave < LAST_WAVE else [*soldiers, leader]
    await step(solo_steps.Wave(number=game.wave, stage=game.stage, count=len(coming)))
    game.join([])
    arrived: list[Opponent] = []
    entries = list(ENTRIES)
    for old in coming:
        opponent = revived(game, old)
        await renew(opponent)
        entry = await pick_entry(game, opponent, entries)
        entries.remove(entry)
        opponent.behaviour, opponent.stance = entry.behaviour, "offensive"
        arrived.append(opponent)
        game.join(arrived)
        await place(opponent, Start(nearest_free(game, entry.start.place), entry.start.facing))
        await introduce(opponent)


def revived(game: SoloGame, old: Opponent) -> Opponent:
    """A new opponent with the same complete deck, without the statuses of the one before."""
    (opponent,) = recruit(game, [old.foe], old.limit)
    opponent.label = old.label
    opponent.deck_list = old.deck_list
    opponent.distance, opponent.ranged = old.distance, old.ranged  # Who has shot has no shot left.
    played = [old.played] if old.played is not None else []
    cards = [*old.deck, *old.discard, *played]
    opponent.deck = [piece for piece in cards if piece.startswith("solo:")]
    game.horde[game.horde.index(old)] = opponent
    return opponent


async def pick_entry(game: SoloGame, opponent: Opponent, entries: list[Entry]) -> Entry:
    """The first hero who stands picks one of those that are left; where a hero stands nobody enters, as long
    as there is another."""
    free = [entry for entry in entries if game.on(entry.start.place) is None] or entries
    chooser = next(hero for hero in game.heroes if not hero.fallen)
    options = [Option(entry.key, entry, at=entry.start.place.key) for entry in free]
    facts = {"samurai": opponent.name, "wave": game.wave, "left": len(entries)}
    return (await decide(chooser.seat, "entry", options, facts)).value


def nearest_free(game: SoloGame, spot: Hex) -> Hex:
    """This hex, or the free one nearest to it."""
    free = [one for one in sorted(game.hexes) if game.on(one) is None and one not in game.terrain]
    return min(free, key=lambda one: distance(one, spot))


async def after_turn(game: SoloGame) -> None:
    """Starts the next wave or the next stage when the wave is beaten."""
    if game.fight.in_waves and all(one.fallen for one in game.opponents):
        rank = RANKS.get((game.stage, game.wave))
        if rank is not None:
            game.rank = rank
            await step(solo_steps.Rank(rank=f"rank:{rank}"))
        if game.wave < LAST_WAVE:
            await next_wave(game)
        else:
            for hero in game.heroes:
                if not hero.fallen:
                    await recover(game, hero)
            await begin_stage(game)
    await watch_over(game)


async def recover(game: SoloGame, hero: Samurai) -> None:
    """Between two stages: back to his place; hobbles and poison go, that in his deck, too; one stun, and one
    wound bleeds no more; half of his discards, rounded up, come back into his deck."""
    start = game.starts[hero.key]
    hero.place, hero.facing = start.place, start.facing
    hero.hobbles.clear()
    hero.poisons.clear()
    poison = [piece for piece in (*hero.hand, *hero.deck) if is_poison(piece)]
    hero.hand = [piece for piece in hero.hand if piece not in poison]
    hero.deck = [piece for piece in hero.deck if piece not in poison]
    game.out += poison
    hero.stuns -= min(1, hero.stuns)
    bandaged = min(1, hero.bleeding)
    hero.bleeding -= bandaged
    hero.wounds += bandaged
    discard = await shuffle(f"discard-{hero.key}", hero.discard)
    half = (len(discard) + 1) // 2
    back, hero.discard = discard[:half], discard[half:]
    hero.face_down -= set(back)
    hero.deck += back
    await reshuffle(hero)
    await step(
        solo_steps.Recovered(samurai=hero.name, number=half, place=start.place.key, deck=len(hero.deck))
    )


async def watch_over(game: SoloGame) -> None:
    """Gives 1 focus to each hero who begins a turn beside the fallen lord."""
    if game.lord is None:
        return
    for hero in game.heroes:
        if hero.place is not None and distance(hero.place, game.lord.place) == 1:
            await gain_focus(hero, 1)
