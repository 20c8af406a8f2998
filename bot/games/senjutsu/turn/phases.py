"""A turn: draw, choose, reveal, resolve, discard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine import Facts, Option, Repeat, decide, respond, rest, reveal, step
from bot.games.senjutsu import card_steps, steps
from bot.games.senjutsu.cards.card import Card, card_of
from bot.games.senjutsu.cards.language import Part
from bot.games.senjutsu.combat.blocking import end_of_speed, is_block, lay
from bot.games.senjutsu.samurai.harm import check, spend
from bot.games.senjutsu.samurai.instants import (
    GAME,
    additions,
    finish_card,
    forbidden,
    is_whole,
    put_before,
    stay,
    window,
)
from bot.games.senjutsu.samurai.piles import draw_cards, top_to_discard
from bot.games.senjutsu.state.game import Due, Game
from bot.games.senjutsu.state.samurai import Playing, Samurai
from bot.games.senjutsu.turn.choosing import choose
from bot.games.senjutsu.turn.discarding import clean_up
from bot.games.senjutsu.turn.resolving import resolve
from bot.games.senjutsu.turn.revealing import reveal_cards


async def take_turn(game: Game) -> None:
    """One turn of everybody. A copy that was made at a rest between two cards continues there."""
    if game.phase != "resolve":
        await rest()
        game.turn += 1
        game.phase = "draw"
        await step(steps.Turn(turn=game.turn, leader=game.upward[-1].name))
        await begin(game)
        game.phase = "choose"
        await choose(game)
    await play_cards(game)


async def play_cards(game: Game) -> None:
    """Reveals, resolves and discards the chosen cards."""
    if game.phase != "resolve":
        for samurai in game.standing:
            samurai.afar = game.far_off(samurai)
        game.phase = "reveal"
        await reveal_cards(game, partial(resolve, game))
        game.phase = "resolve"
    await resolve_cards(game)
    game.phase = "discard"
    await clean_up(game)


async def begin(game: Game) -> None:
    """Bleeding and toxin, then a card each, then what is played at the start of a turn."""
    for samurai in game.standing:
        if samurai.bleeding:
            await top_to_discard(game, samurai, "reason:bleeding")
        if samurai.suffers("toxin"):
            await top_to_discard(game, samurai, "reason:toxin")
    for samurai in game.standing:
        if samurai.mind is not None:
            await samurai.mind.draw()
        else:
            await draw_cards(samurai, 1)
    await check(game)
    for samurai in game.upward:
        await bushido(game, samurai)


async def bushido(game: Game, samurai: Samurai) -> None:
    """An instant of its own, played after drawing, from the bottom of the advantage track up."""

    def fits(one: Samurai, card: Card) -> bool:
        return (
            card.instant == "reaction"
            and one.instant is None
            and card.cost <= one.purse
            and not forbidden(game, one, card)
        )

    played = await window(game, [samurai], "bushido", fits, {"samurai": samurai.name, "turn": game.turn})
    if samurai.seat not in played:
        return
    piece = played[samurai.seat]
    card = card_of(piece)
    samurai.instant = piece
    await put_before(samurai, piece)
    await reveal(card_steps.Bushido(samurai=samurai.name, card=card.key))
    await spend(samurai, card.cost)
    playing = Playing(samurai, card, piece, 0, partial(resolve, game))
    await resolve(game, playing, card.sheet.parts[0].lines)
    if card.sheet.stays:
        stay(samurai, piece)
        await step(card_steps.Stays(samurai=samurai.name, card=card.key))


async def resolve_cards(game: Game) -> None:
    """Part by part, from the highest speed down, with a rest before each: without them, a rehearsal late in
    a turn would play the whole turn again."""
    while True:
        await rest()
        if not game.due:
            break
        speed = max(due.speed for due in game.due)
        if speed != game.speed:
            await end_of_speed(game)
            game.speed = speed
            continue
        due = await next_due(game, [due for due in game.due if due.speed == speed])
        game.due.remove(due)
        await resolve_part(game, due)
    await end_of_speed(game)
    game.speed = None
    game.playings.clear()


async def next_due(game: Game, due: list[Due]) -> Due:
    """Defence, attack, meditation, core; weapon cards last within a type. Of cards alike in this the
    leader on the advantage track chooses when his is resolved, then the next, from the top down."""
    first = min(one.rank for one in due)
    tied = [one for one in due if one.rank == first]
    if len(tied) > 1 and all(one.slot is None for one in tied):
        await (game.settle or choose_slots)(game, tied)
    return min(tied, key=lambda one: len(tied) if one.slot is None else one.slot)


async def choose_slots(game: Game, tied: list[Due]) -> None:
    """Each says when his card is resolved, the leader first; the last one takes what is left."""
    free = list(range(len(tied)))
    for due in sorted(tied, key=lambda one: game.track.index(one.owner)):
        facts = {"samurai": due.owner.name, "speed": due.speed, "card": due.card.key}
        due.slot = await choose_slot(due.owner, free, facts)
        free.remove(due.slot)


async def choose_slot(owner: Samurai, free: Sequence[int], facts: Facts) -> int:
    """One of the free places. A pass takes the first one, and can stand for the whole duel."""
    options = [Option(f"slot:{slot + 1}", slot) for slot in free]
    if len(options) == 1:
        return (await decide(owner.seat, "tie", options, facts)).value
    repeat = Repeat((GAME,))
    later = await respond([owner.seat], "tie", lambda _: options[1:], facts, repeat_of=lambda _: repeat)
    return next((option.value for option in later.values()), free[0])


async def resolve_part(game: Game, due: Due) -> None:
    """Resolves the cards played before this one, the part itself, and after the last part all additions."""
    owner = due.owner
    if owner.lost or owner.fallen:
        return
    playing = game.playings.get(owner)
    if playing is None or playing.piece != due.piece:
        playing = game.playings[owner] = Playing(
            owner,
            due.card,
            due.piece,
            due.speed,
            partial(resolve, game),
            revealed=True,
            declared=owner.targets,
        )
        await additions(game, playing, "before_card")
    if playing.over:
        return
    playing.speed, playing.success, playing.foes, playing.wounded = due.speed, False, [], []
    playing.parried = None
    part: Part | None = playing.card.sheet.parts[due.part]
    if owner.mind is not None:
        part = await owner.mind.take_up(playing, due.part)
    if part is None:
        return
    await step(steps.Resolve(samurai=owner.name, card=playing.card.key, speed=due.speed, part=due.part))
    if is_block(part):
        await lay(game, playing, part)
    else:
        await resolve(game, playing, part.lines)
        if playing.success and not playing.over:
            await resolve(game, playing, part.success)
    if not playing.over and is_whole(game, playing):
        await finish_card(game, playing)
