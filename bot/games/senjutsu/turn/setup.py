"""Before the first turn: terrain, places, prepared cards, and the first hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import cycle

from bot.engine import Along, Facts, Option, Seat, Several, ask, ask_each, decide, shuffle, step
from bot.games.senjutsu import field_steps, steps
from bot.games.senjutsu.board.fields import Start
from bot.games.senjutsu.board.hexes import CENTRE, Hex, ahead, bearing, distance, neighbours
from bot.games.senjutsu.board.terrain import NATURES, Terrain
from bot.games.senjutsu.cards.card import Piece, card_of
from bot.games.senjutsu.combat.moving import ARROWS
from bot.games.senjutsu.samurai.piles import draw_cards, kinds, reshuffle
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai


async def prepare(game: Game, terrain: str, places: str) -> None:
    """Everything up to the first turn."""
    await lay_out(game, terrain)
    await take_places(game, places)
    for samurai in game.samurai:
        samurai.deck = await shuffle(f"deck-{samurai.hero.key}", list(samurai.deck))
    await prepare_cards(game)
    for samurai in game.samurai:
        await draw_cards(samurai, samurai.hand_limit - len(samurai.hand))
    game.phase = "draw"
    await step(steps.Begins(field=game.field.name, samurai=tuple([one.name for one in game.samurai])))


async def lay_out(game: Game, terrain: str) -> None:
    """Places the terrain: none, the preset of the field, or in turns from the highest advantage clockwise."""
    if terrain == "preset":
        game.terrain = dict(game.field.preset)
    elif terrain == "turns":
        await place_in_turns(game)


async def place_in_turns(game: Game) -> None:
    """Lets players place pieces in turns, equally many each.

    Ruling: no piece may cut the field in two, or stand where somebody starts.
    """
    pieces = list(game.field.pieces)
    first = game.samurai.index(game.track[0])
    order = [*game.samurai[first:], *game.samurai[:first]]
    share = len(pieces) // len(order) * len(order)
    for samurai, number in zip(cycle(order), range(share), strict=False):
        left = list(dict.fromkeys(pieces))
        facts = {"samurai": samurai.name, "left": share - number}
        options: list[Option[Terrain]] = [Option(f"terrain:{piece}", piece) for piece in left]
        piece = (await decide(samurai.seat, "terrain", options, facts)).value
        spots = [place for place in sorted(game.hexes) if may_stand(game, piece, place)]
        if not spots:
            break
        where = [Option(place.key, place, at=place.key) for place in spots]
        facts = {"samurai": samurai.name, "terrain": f"terrain:{piece}"}
        place = (await ask(samurai.seat, "terrain-place", where, facts)).value
        pieces.remove(piece)
        game.terrain[place] = piece
        await step(
            field_steps.TerrainPlaced(samurai=samurai.name, terrain=f"terrain:{piece}", place=place.key)
        )


def may_stand(game: Game, piece: Terrain, place: Hex) -> bool:
    """True if a hex is empty, is no start, and leaves the whole field reachable."""
    if place in game.terrain or any(place == start.place for start in game.field.starts):
        return False
    if NATURES[piece].walkable:
        return True
    barred = {one for one, terrain in game.terrain.items() if not NATURES[terrain].walkable} | {place}
    free = {*game.hexes} - barred
    edge = [game.field.starts[0].place]
    seen = set(edge)
    while edge:
        fresh = [one for one in neighbours(edge.pop()) if one in free and one not in seen]
        seen.update(fresh)
        edge += fresh
    return seen == free


async def take_places(game: Game, places: str) -> None:
    """From the bottom of the advantage track up, any empty hex, or those suggested.

    Ruling: suggested are opposite ends of the field; everybody looks at the middle there. Who chooses his hex
    chooses also which way he looks.
    """
    starts = arrange(game)
    for samurai in game.upward:
        if places == "free":
            spots = sorted(game.hexes - game.terrain.keys() - {one.place for one in game.standing})
            options = [Option(one.key, one, at=one.key, along=partial(_looks, game, one)) for one in spots]
            facts: Facts = {"samurai": samurai.name}
            place = (await ask(samurai.seat, "place", options, facts)).value
            looks, facts = _looks(game, place), {"samurai": samurai.name, "there": place.key}
            samurai.place, samurai.facing = place, looking_in(game, place)
            samurai.facing = ARROWS.index((await ask(samurai.seat, "begin-facing", looks.options, facts)).key)
        else:
            start = starts[samurai.seat]
            samurai.place, samurai.facing = start.place, start.facing
        await step(field_steps.Placed(samurai=samurai.name, place=samurai.place.key, facing=samurai.facing))


def arrange(game: Game) -> dict[Seat, Start]:
    """Two teams of two stand at two ends; otherwise everybody has an end of his own."""
    starts: Sequence[Start] = game.field.starts
    teams = list(dict.fromkeys(one.team for one in game.samurai))
    if len(teams) == 2 and len(game.samurai) > 2:
        ends = {teams[0]: [starts[0], starts[2]], teams[1]: [starts[1], starts[3]]}
        spare = [starts[0], starts[1], starts[2], starts[3]]
        found: dict[Seat, Start] = {}
        for samurai in game.samurai:
            own = ends[samurai.team] or spare
            found[samurai.seat] = own.pop(0)
            for others in (*ends.values(), spare):
                if found[samurai.seat] in others:
                    others.remove(found[samurai.seat])
        return found
    return {one.seat: start for one, start in zip(game.samurai, starts, strict=False)}


def _looks(game: Game, place: Hex) -> Along:
    """The ways to look on a hex, the likeliest first."""
    likeliest = looking_in(game, place)
    ways = [(likeliest + turn) % 6 for turn in (0, 1, 5, 2, 4, 3)]
    fronts = {way: ahead(place, way, "F") for way in ways}
    return Along(
        "begin-facing",
        [Option(ARROWS[way], way, at=fronts[way].key if fronts[way] in game.hexes else "") for way in ways],
    )


def looking_in(game: Game, place: Hex) -> int:
    """The facing towards the nearest foe who is already placed, or towards the middle."""
    foes = [one.place for one in game.samurai if one.place is not None and one.place != place]
    target = min(foes, key=lambda foe: distance(place, foe)) if foes else CENTRE
    return bearing(place, target)[0] if place != target else 0


async def prepare_cards(game: Game) -> None:
    """Any number of prepared cards, one copy of each, up to the hand limit; then the deck is shuffled.

    Ruling: whose deck has none is not asked. That tells nobody anything: deck lists are open, and no card
    has been drawn yet.
    """
    asked = {one.seat: one for one in game.samurai if one.mind is None and prepared(one)}

    def request_of(seat: Seat) -> Several[Option[Piece]]:
        samurai = asked[seat]
        options = [Option(piece, piece) for piece in prepared(samurai)]
        most = min(len(options), samurai.hand_limit)
        return Several("prepare", options, 0, most, {"samurai": samurai.name, "limit": samurai.hand_limit})

    for seat, options in (await ask_each(list(asked), request_of)).items():
        samurai = asked[seat]
        for option in options:
            samurai.deck.remove(option.value)
            samurai.hand.append(option.value)
        await step(steps.Prepared(samurai=samurai.name, number=len(options)))
        if options:
            await reshuffle(samurai)


def prepared(samurai: Samurai) -> list[Piece]:
    """One copy of each card that may be prepared."""
    return sorted(kinds([piece for piece in sorted(samurai.deck) if card_of(piece).prepared]))
