"""Cards on their way between deck, hand and discard pile, and who may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from bot.engine import Option, ask, ask_some, reveal, shuffle, step, tell
from bot.games.senjutsu import card_steps
from bot.games.senjutsu.cards.card import Piece, card_of
from bot.games.senjutsu.cards.language import ANY, Pick
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.samurai.harm import exhaust
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai


def kinds(pieces: Sequence[Piece]) -> list[Piece]:
    """One piece of each card: copies are alike."""
    return list({name_of(piece): piece for piece in reversed(pieces)}.values())[::-1]


@lru_cache(maxsize=2048)
def name_of(piece: Piece) -> str:
    """The card's name of a piece. It is cached, so that equal names share one string in memory."""
    return piece.partition("#")[0]


def each_of(pieces: Sequence[Piece]) -> list[Option[Piece]]:
    """Every piece by itself; copies of one card are counted, so that they can be told apart."""
    copies = Counter(map(name_of, pieces))
    met = Counter[str]()
    options: list[Option[Piece]] = []
    for piece in sorted(pieces):
        name = name_of(piece)
        met[name] += 1
        counted = {"copy": met[name], "copies": copies[name]} if copies[name] > 1 else {}
        options.append(Option(piece, piece, counted))
    return options


def matching(pieces: Sequence[Piece], pick: Pick) -> list[Piece]:
    return [piece for piece in pieces if not is_poison(piece) and card_of(piece).is_of(pick)]


async def draw_cards(samurai: Samurai, number: int) -> None:
    """Draws cards from the top; each card that is missing is a wound."""
    drawn = [samurai.deck.pop() for _ in range(min(number, len(samurai.deck)))]
    if drawn:
        samurai.hand += drawn
        await step(card_steps.Draw(samurai=samurai.name, number=len(drawn), deck=len(samurai.deck)))
        await tell([samurai.seat], card_steps.Drawn(cards=tuple([name_of(piece) for piece in drawn])))
    for _ in range(number - len(drawn)):
        if not spared(samurai):
            await exhaust(samurai)


def spared(samurai: Samurai) -> bool:
    """True if a card in play keeps him from wounds of exhaustion."""
    return any(
        "no_exhaustion_wounds" in getattr(effect, "words", ())
        for staying in samurai.staying
        for effect in card_of(staying.piece).sheet.effects
    )


async def put_down(game: Game, samurai: Samurai, pieces: Sequence[Piece], *, hidden: bool = False) -> None:
    """Cards come to a discard pile, that of whom they belong to. Rules in play bind only who is led."""
    for piece in pieces:
        owner = owner_in(game, piece, samurai)
        owner.discard.append(piece)
        if hidden and (owner.mind is not None or not game.forbids("discards_face_up")):
            owner.face_down.add(piece)


def owner_in(game: Game, piece: Piece, otherwise: Samurai) -> Samurai:
    """The samurai whose deck a piece comes from, or ``otherwise`` if it comes from none."""
    key = piece.partition("#")[2].partition(".")[0]
    return next((one for one in game.samurai if one.hero.key == key), otherwise)


async def discard_chosen(
    game: Game, samurai: Samurai, number: int, pick: Pick = ANY, *, reason: str
) -> list[Piece]:
    """Lets him discard this number of cards of his choice, or all if he has fewer."""
    if samurai.mind is not None:
        for _ in range(number):
            await samurai.mind.lose_card(hidden=False, reason=f"reason:{reason}")
        return []
    fitting = matching(samurai.hand, pick)
    number = min(number, len(fitting))
    if number == 0:
        return []
    chosen = await pick_some(samurai, f"discard-{reason}", fitting, number, number)
    await discard_these(game, samurai, chosen, hidden=False)
    return chosen


async def discard_these(game: Game, samurai: Samurai, pieces: Sequence[Piece], *, hidden: bool) -> None:
    """Discards these cards of his hand."""
    for piece in pieces:
        samurai.hand.remove(piece)
    await put_down(game, samurai, pieces, hidden=hidden)
    if hidden and not game.forbids("discards_face_up"):
        await step(card_steps.DiscardHidden(samurai=samurai.name, number=len(pieces)))
    else:
        cards = tuple([name_of(piece) for piece in pieces])
        await reveal(card_steps.Discard(samurai=samurai.name, cards=cards, number=len(pieces)))


async def pick_some(
    samurai: Samurai, prompt: str, pieces: Sequence[Piece], least: int, most: int
) -> list[Piece]:
    """Some cards of these in his hand, chosen by him.

    Unless the whole hand goes he is asked, also where his cards leave him no choice: nobody learns from a
    pause what he holds.
    """
    if least == most == len(samurai.hand):
        return list(pieces)
    facts = {"samurai": samurai.name, "least": least, "most": most, "hand": len(pieces)}
    if least == most == 1:
        options = [Option(piece, piece) for piece in kinds(pieces)]
        return [(await ask(samurai.seat, prompt, options, facts)).value]
    picked = await ask_some(samurai.seat, prompt, each_of(pieces), least, most, facts)
    return [option.value for option in picked]


async def reshuffle(samurai: Samurai) -> None:
    """Shuffles a deck, as after every search."""
    samurai.deck = await shuffle(f"deck-{samurai.hero.key}", samurai.deck)


async def top_to_discard(game: Game, samurai: Samurai, reason: str) -> None:
    """The top card, unseen. Ruling: with no card left, nothing happens."""
    if samurai.mind is not None:
        await samurai.mind.lose_card(hidden=True, reason=reason)
        return
    if samurai.deck:
        piece = samurai.deck.pop()
        if is_poison(piece):
            game.out.append(piece)
            await reveal(card_steps.PoisonOut(samurai=samurai.name))
            return
        await put_down(game, samurai, [piece], hidden=True)
        card = "" if piece in samurai.face_down else name_of(piece)
        await step(card_steps.TopDiscarded(samurai=samurai.name, reason=reason, deck=len(samurai.deck)))
        if card:
            await reveal(card_steps.Discard(samurai=samurai.name, cards=(card,), number=1))
        else:
            await tell([samurai.seat], card_steps.TopSeen(card=name_of(piece)))
