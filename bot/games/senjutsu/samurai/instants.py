"""Instants: one a turn, on a card of another type, at the moments that cards name.

Each moment is a window for all who may have a fitting card as far as the public can tell. Deck lists are
open, so any card that is neither in a discard pile nor in play may be in a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias, get_args

from bot.engine import Fact, Option, Problem, Repeat, Seat, respond, reveal, step
from bot.games.senjutsu import card_steps
from bot.games.senjutsu.cards.card import Card, Face, Piece, card_of
from bot.games.senjutsu.cards.language import Moment
from bot.games.senjutsu.samurai.harm import spend
from bot.games.senjutsu.samurai.pace import about
from bot.games.senjutsu.samurai.piles import kinds
from bot.games.senjutsu.samurai.targets import declare
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.meaning import names_target
from bot.games.senjutsu.state.samurai import Playing, Samurai, Staying

Fits: TypeAlias = "Callable[[Samurai, Card], bool]"
GAME = "game"
"""The event of a standing pass that only its owner ends."""
ADDITIONS = tuple([f"add-{moment.replace('_', '-')}" for moment in (*get_args(Moment), "at_end")])
"""The windows for an instant that is added to a card. Who passes one for good passes all."""


async def window(
    game: Game,
    asked: Sequence[Samurai],
    prompt: str,
    fits: Fits,
    facts: Mapping[str, Fact] | None = None,
    waits: Sequence[str] = (),
    ends: Sequence[str] = (),
    loss: Problem | None = None,
) -> Mapping[Seat, Piece]:
    """The cards that players choose, by seat. Asks only those who may have a fitting card as far as all can
    see."""
    able = [one for one in asked if could_have(game, one, fits)]
    if not able:
        return {}
    by_seat = {one.seat: one for one in able}

    def options_of(seat: Seat) -> list[Option[Piece]]:
        samurai = by_seat[seat]
        fitting = [piece for piece in kinds(samurai.abilities) if fits(samurai, card_of(piece))]
        return [Option(piece, piece, about(samurai, card_of(piece))) for piece in fitting]

    repeat = Repeat((*waits, GAME), ends, prompts=ADDITIONS if prompt in ADDITIONS else (), loss=loss)
    seats = [one.seat for one in able]
    played = await respond(seats, prompt, options_of, facts or {}, repeat_of=lambda _: repeat)
    return {seat: option.value for seat, option in played.items()}


def could_have(game: Game, samurai: Samurai, fits: Fits) -> bool:
    """True if he may hold a fitting card, as far as everybody can see."""
    fitting = [pieces for card, pieces in pool(samurai.pieces).items() if fits(samurai, card)]
    if not fitting or not samurai.hand:
        return False
    open_ = public(game)
    return any(piece not in open_ for pieces in fitting for piece in pieces)


@lru_cache(maxsize=64)
def pool(pieces: tuple[Piece, ...]) -> Mapping[Card, Sequence[Piece]]:
    """The cards of a deck, with their copies."""
    return {card: [piece for piece in pieces if card_of(piece) is card] for card in map(card_of, pieces)}


def public(game: Game) -> set[Piece]:
    """The pieces that lie open somewhere."""
    found: set[Piece] = set()
    for one in game.samurai:
        found |= {piece for piece in one.discard if piece not in one.face_down}
        found |= {*one.aside, *[staying.piece for staying in one.staying]}
        if one.played is not None:
            found.add(one.played)
    return found


def forbidden(game: Game, samurai: Samurai, card: Card, *, counter: bool = False) -> bool:
    """True if a card in play keeps everybody, or him, from playing this one.

    Ruling: naming a type forbids no counter of that type; naming a card forbids it as a counter, too.
    """
    for _, staying, words in game.rules():
        if "no_named" in words and staying.named:
            named = staying.named.split(",")
            if card.key in named or (f"kind:{card.kind}" in named and not counter):
                return True
        if "no_copies_of_own_face_up_discards" in words:
            lying = {card_of(piece) for piece in samurai.discard if piece not in samurai.face_down}
            if card in lying:
                return True
    return False


def may_add(game: Game, samurai: Samurai, card: Card, moment: Moment | None, on: Face) -> bool:
    """An addition to this card, at this moment: of another type, payable, his only instant this turn."""
    sheet = card.sheet
    fitting = moment in sheet.when if moment else not sheet.when
    return (
        card.instant == "addition"
        and fitting
        and samurai.instant is None
        and not on.is_core
        and card.kind != on.kind
        and card.cost <= samurai.purse
        and (not sheet.required or samurai.kamae in sheet.required)
        and not game.forbids("no_additions")
        and not forbidden(game, samurai, card)
    )


async def additions(game: Game, playing: Playing, moment: Moment | None) -> None:
    """Its owner may add an instant to a revealed card at this moment."""
    owner = playing.owner
    if owner.fallen or not playing.revealed:
        return
    prompt = f"add-{(moment or 'at_end').replace('_', '-')}"
    played = await window(
        game,
        [owner],
        prompt,
        lambda one, card: may_add(game, one, card, moment, playing.card),
        {"samurai": owner.name, "card": playing.card.key},
    )
    if owner.seat in played:
        await add(game, playing, played[owner.seat])


async def add(game: Game, playing: Playing, piece: Piece) -> None:
    """The addition is paid for and resolved; it stays before its owner until Discard, or longer."""
    owner = playing.owner
    card = card_of(piece)
    owner.instant = piece
    await put_before(owner, piece)
    await reveal(card_steps.Addition(samurai=owner.name, card=card.key, on=playing.card.key))
    await spend(owner, card.cost)
    extra = playing.another(owner, card, piece, playing.speed)
    extra.foes, extra.parried, extra.success = list(playing.foes), playing.parried, playing.success
    extra.declared = await declare(game, owner, card) if names_target(card.sheet) else []
    for part in card.sheet.parts:
        await extra.resolve(extra, part.lines)
    if card.sheet.stays:
        stay(owner, piece)
        await step(card_steps.Stays(samurai=owner.name, card=card.key))


def is_whole(game: Game, playing: Playing) -> bool:
    """True if all of a card is resolved: no part is due, and no block of it is unfinished."""
    open_ = [block for block in game.blocks if block.playing is playing and not block.finished]
    due = any(other.owner is playing.owner for other in game.due)
    return not due and not open_


async def finish_card(game: Game, playing: Playing) -> None:
    """Offers additions after a whole card."""
    owner = playing.owner
    if playing.card.sheet.stays and owner.played is not None:
        stay(owner, owner.played)
        owner.played = None
        await step(card_steps.Stays(samurai=owner.name, card=playing.card.key))
    await additions(game, playing, "after_card")
    await additions(game, playing, None)


def stay(owner: Samurai, piece: Piece, named: str = "") -> None:
    """The card stays in play: for good, for some turns, or for this one."""
    if piece in owner.aside:
        owner.aside.remove(piece)
    sheet = card_of(piece).sheet
    owner.staying.append(Staying(piece, sheet.stays_turns, named, not sheet.stays))


async def put_before(owner: Samurai, piece: Piece) -> None:
    """Moves a card from the hand to the open cards in front of him."""
    owner.hand.remove(piece)
    owner.aside.append(piece)
