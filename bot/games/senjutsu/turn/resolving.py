"""A card is resolved from top to bottom, line by line.

Lines that only move are resolved as one move. A grid ends what comes before it: an attack strikes, a block is
laid and waits. Ruling: gates of kamae are read when the card comes to them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.engine import Fact, Option, Problem, ask
from bot.games.senjutsu.cards.heroes import change_key, changes
from bot.games.senjutsu.cards.language import (
    Counter,
    Deed,
    Effect,
    Grid,
    Line,
    Phase,
    Rotate,
    Shot,
    Walk,
    Way,
)
from bot.games.senjutsu.cards.line_keys import line_key, way_key
from bot.games.senjutsu.combat.attacking import affect, attack
from bot.games.senjutsu.combat.countering import strike_back
from bot.games.senjutsu.combat.moving import forced_step, manoeuvre
from bot.games.senjutsu.combat.striking import attacks, can_strike
from bot.games.senjutsu.effects.deeds import DEEDS
from bot.games.senjutsu.effects.idle import why_idle
from bot.games.senjutsu.effects.kamae_and_draw import are_paired, change_and_draw
from bot.games.senjutsu.reach.movement import Move, only_moves, open_ways
from bot.games.senjutsu.reach.possible import grids, holds
from bot.games.senjutsu.samurai.harm import confirm, spend
from bot.games.senjutsu.samurai.piles import matching
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Playing, place_of

Said: TypeAlias = "tuple[Way, int | None]"
"""A way, and the number that was said with it: of cards, or which change of kamae."""


async def resolve(game: Game, playing: Playing, lines: Sequence[Line]) -> None:
    """Resolves these lines of a card, one after the other."""
    done = 0
    while done < len(lines) and not playing.over:
        moving = 0
        while done + moving < len(lines) and only_moves(lines[done + moving]):
            moving += 1
        if moving:
            await manoeuvre(game, playing, lines[done : done + moving], lines[done + moving :])
            done += moving
        elif are_paired(playing.owner, lines[done : done + 2]):
            await change_and_draw(game, playing, lines[done : done + 2])
            done += 2
        else:
            await resolve_line(game, playing, lines[done], lines[done + 1 :])
            done += 1


async def resolve_line(game: Game, playing: Playing, line: Line, rest: Sequence[Line]) -> None:
    """Resolves one way of a line, if its gate holds."""
    owner = playing.owner
    if line.when_wounded or not await passes(game, playing, line, rest):
        return
    ways = open_ways(line, owner.kamae, owner.purse)
    if not ways:
        return
    way = await choose_way(game, playing, ways, rest) if len(ways) > 1 else ways[0]
    await spend(owner, way.gate.focus)
    playing.ahead = rest
    for phase in way.phases:
        if not holds(phase.gate, owner.kamae):
            continue
        for effect in phase.effects:
            if not playing.over:
                await resolve_effect(game, playing, effect, rest)
    playing.preset = None


async def passes(game: Game, playing: Playing, line: Line, rest: Sequence[Line]) -> bool:
    """True if a line is resolved: it must be in its kamae, and may be for its price in focus."""
    owner, gate = playing.owner, line.gate
    if not gate.focus:
        return holds(gate, owner.kamae)
    if gate.focus > owner.purse:
        return False
    if attacks([line, *rest]) and playing.card.kind == "attack":
        here = Move(place_of(owner), owner.facing)
        with_it = can_strike(game, playing, here, owner.kamae, owner.purse, [line, *rest])
        without = can_strike(game, playing, here, owner.kamae, owner.purse, rest)
        if with_it and not without:
            await spend(owner, gate.focus)
            return True
        if grids(line) and not with_it:
            return False
    if not await wants(game, playing, line):
        return False
    await spend(owner, gate.focus)
    return True


async def wants(game: Game, playing: Playing, line: Line) -> bool:
    """True if the player pays the focus of this line. Payment for an effect that does nothing is refused."""
    price = line.gate.focus
    facts = {
        "samurai": playing.owner.name,
        "card": playing.card.key,
        "price": price,
        "focus": playing.owner.purse,
        "line": line_key(line),
    }
    return await confirm(playing.owner, "spend", facts, why_idle(game, playing, line.ways, price))


async def choose_way(game: Game, playing: Playing, ways: Sequence[Way], rest: Sequence[Line]) -> Way:
    """The chosen way of several. The number of cards or the kamae is asked in the same question.

    Ruling: also here a foe who can be reached must be.
    """
    owner = playing.owner
    if attacks(rest):
        here = Move(place_of(owner), owner.facing)
        striking = [
            way
            for way in ways
            if can_strike(game, playing, here, owner.kamae, owner.purse, [Line((way,)), *rest])
        ]
        ways = striking or ways
    options: list[Option[Said]] = []
    for way in ways:
        options += _expanded(game, playing, way)
    if all(option.barred for option in options):
        return min(ways, key=lambda way: way.gate.focus)
    facts: Mapping[str, Fact] = {
        "samurai": owner.name,
        "card": playing.card.key,
        "focus": owner.focus,
        "deck": len(owner.deck),
        "hand": owner.held,
        "limit": owner.hand_limit,
    }
    free = [option for option in options if option.barred is None]
    if len(options) == 1:
        way, playing.preset = free[0].value
        return way
    if owner.mind is not None:
        way, playing.preset = (await owner.mind.choose("way", free, facts)).value
        return way
    way, playing.preset = (await ask(owner.seat, "way", options, facts)).value
    return way


def _expanded(game: Game, playing: Playing, way: Way) -> list[Option[Said]]:
    """A way as options: some say at once what would be asked next."""
    owner = playing.owner
    about: dict[str, Fact] = {"price": way.gate.focus, "kamae": f"kamae:{owner.kamae}", "gain": 0}
    effect = way.phases[0].effects[0]
    key = way_key(way)
    if isinstance(effect, Deed) and effect.verb == "draw" and effect.up_to and effect.who == "self":
        about["deck"] = len(owner.deck)
        return [Option(f"draw:{number}", (way, number), about) for number in range(effect.number, -1, -1)]
    if isinstance(effect, Deed) and effect.verb == "change" and effect.who == "self":
        found = changes(owner.hero, owner.kamae, effect.number)
        if owner.suffers("paralysis"):
            found = found[:1]
        return [
            Option(change_key(owner.kamae, change), (way, number), {**about, "gain": change.focus})
            for number, change in enumerate(found)
        ]
    lacks = (
        isinstance(effect, Deed)
        and effect.verb == "discard"
        and effect.pick.ranks != ()
        and not matching(owner.hand, effect.pick)
    )
    barred = Problem("no-such-card") if lacks else why_idle(game, playing, [way], way.gate.focus)
    return [Option(key, (way, None), about, barred=barred)]


async def resolve_effect(game: Game, playing: Playing, effect: Effect, rest: Sequence[Line]) -> None:
    """Resolves a single icon."""
    match effect:
        case Grid(kind="attack"):
            await attack(game, playing, effect)
        case Grid(kind="area"):
            await affect(game, playing, effect)
        case Counter():
            if playing.parried is not None:
                await strike_back(game, playing, playing.parried, effect.speeds)
        case Walk(who="foe"):
            for foe in [one for one in playing.foes if not one.fallen]:
                await forced_step(game, playing, foe, effect)
        case Walk() | Rotate():
            alone = Line((Way((Phase((effect,)),)),))
            await manoeuvre(game, playing, [alone], rest)
        case Deed():
            await DEEDS[effect.verb](game, playing, effect)
        case Shot():
            if playing.owner.mind is not None:
                await playing.owner.mind.shoot(playing, effect)
        case Grid():
            pass  # A block is laid by its part.
