"""A change of kamae and the draw right after it, asked as one question because nothing happens in between."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Fact, Option, ask
from bot.games.senjutsu.cards.heroes import Change, change_key, changes
from bot.games.senjutsu.cards.language import OPEN, Deed, Line, Way
from bot.games.senjutsu.effects.on_cards import draw
from bot.games.senjutsu.effects.on_samurai import change
from bot.games.senjutsu.reach.movement import open_ways
from bot.games.senjutsu.samurai.harm import spend
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Playing, Samurai


def deed_of(way: Way) -> Deed | None:
    """The only deed of a way, or None if it has other effects."""
    effects = [effect for phase in way.phases for effect in phase.effects]
    only = len(effects) == 1 and way.phases[0].gate == OPEN
    return effects[0] if only and isinstance(effects[0], Deed) else None


def own_change(line: Line) -> Deed | None:
    """A change of one's own kamae along branches, if the line is nothing else and always resolved."""
    plain = line.gate == OPEN and not line.when_wounded and len(line.ways) == 1
    deed = deed_of(line.ways[0]) if plain and line.ways[0].gate == OPEN else None
    return deed if deed is not None and (deed.verb, deed.who) == ("change", "self") else None


def drawn(way: Way) -> int:
    """The most cards that a way draws; 0 if it does something else."""
    deed = deed_of(way)
    draws = deed is not None and (deed.verb, deed.who, deed.up_to) == ("draw", "self", True)
    return deed.number if draws and deed is not None else 0


def are_paired(owner: Samurai, lines: Sequence[Line]) -> bool:
    """True if the next two lines are a change of kamae and a draw."""
    if len(lines) < 2 or owner.mind is not None:
        return False
    after = lines[1]
    free = after.gate == OPEN and not after.when_wounded and all(drawn(way) for way in after.ways)
    return free and own_change(lines[0]) is not None and not owner.suffers("paralysis")


async def change_and_draw(game: Game, playing: Playing, lines: Sequence[Line]) -> None:
    """Asks for the new kamae and the number of cards to draw, which may depend on that kamae, in one
    question."""
    owner = playing.owner
    first = own_change(lines[0])
    assert first is not None, "a pair begins with a change"
    found = changes(owner.hero, owner.kamae, first.number)
    options = [
        option
        for number, each in enumerate(found)
        for option in _after(owner, number, each, open_ways(lines[1], each.kamae, owner.purse))
    ]
    facts: dict[str, Fact] = {
        "card": playing.card.key,
        "kamae": f"kamae:{owner.kamae}",
        "deck": len(owner.deck),
        "hand": owner.held,
        "limit": owner.hand_limit,
    }
    number, way, cards = (await ask(owner.seat, "change-draw", options, facts)).value
    playing.preset = number
    await change(game, playing, first)
    await spend(owner, way.gate.focus)
    second = deed_of(way)
    assert second is not None, "a pair ends with a draw"
    playing.preset = cards
    await draw(game, playing, second)
    playing.preset = None


def _after(
    owner: Samurai, number: int, change: Change, ways: Sequence[Way]
) -> list[Option[tuple[int, Way, int]]]:
    """The draws that are open after a change; of several, that which reaches furthest."""
    way = max(ways, key=drawn)
    kamae = change_key(owner.kamae, change)
    return [
        Option(
            f"{kamae} draw:{cards}",
            (number, way, cards),
            {"kamae": kamae, "cards": f"draw:{cards}", "gain": change.focus, "deck": len(owner.deck)},
        )
        for cards in range(drawn(way), -1, -1)
    ]
