"""Effects on an opponent that differ from those on a hero: on his deck, by stuns, poison, and looks at cards.

A stun is shuffled into his deck at once; one that he draws does nothing, lies beside his deck from then on
and counts for his limit. Rulings: a stun discarded from his deck counts for nothing and is shuffled in again
with the other discards. If a card is needed and none is left, the discards become a new deck.
"""

from __future__ import annotations

from bot.engine import Option, ask, reveal, shuffle, step, tell
from bot.games.senjutsu import card_steps, samurai_steps
from bot.games.senjutsu.cards.card import Piece
from bot.games.senjutsu.cards.poisons import Poison, is_poison
from bot.games.senjutsu.samurai.harm import uncover
from bot.games.senjutsu.samurai.piles import name_of, put_down
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.turn.choosing import STUN
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.opponent import Opponent, is_stun
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import STANCES, Stance


async def renew(opponent: Opponent) -> None:
    """Shuffle the discards into the deck."""
    cards = [*opponent.deck, *opponent.discard]
    opponent.discard.clear()
    opponent.face_down.clear()
    opponent.deck = await shuffle(f"deck-{opponent.key}", cards)


async def top_card(opponent: Opponent) -> Piece | None:
    """Take the top card of his deck, or None if he has no card anywhere."""
    if not opponent.deck and opponent.discard:
        await renew(opponent)
        await step(solo_steps.Renewed(samurai=opponent.name, deck=len(opponent.deck)))
    return opponent.deck.pop() if opponent.deck else None


async def discard_top(game: SoloGame, opponent: Opponent, reason: str, *, hidden: bool) -> Piece | None:
    """Discard the top card. A poison card leaves the game instead."""
    piece = await top_card(opponent)
    if piece is None:
        return None
    if is_poison(piece):
        game.out.append(piece)
        await reveal(card_steps.PoisonOut(samurai=opponent.name))
        return None
    await put_down(game, opponent, [piece], hidden=hidden)
    await step(card_steps.TopDiscarded(samurai=opponent.name, reason=reason, deck=len(opponent.deck)))
    if piece not in opponent.face_down:
        await reveal(card_steps.Discard(samurai=opponent.name, cards=(name_of(piece),), number=1))
    return piece


async def take_stun(opponent: Opponent) -> None:
    """Shuffle a stun into his deck."""
    opponent.dealt_stuns += 1
    stun = Piece(f"{STUN}#{opponent.key}.{opponent.dealt_stuns}")
    opponent.deck = await shuffle(f"deck-{opponent.key}", [*opponent.deck, stun])
    await uncover(opponent)
    await step(solo_steps.StunShuffled(samurai=opponent.name, deck=len(opponent.deck)))


def turn_over(opponent: Opponent) -> None:
    """Ruling: a drawn stun lies face down like any card, and is counted when it is revealed."""
    if opponent.played is not None and is_stun(opponent.played):
        opponent.played, opponent.stunned = None, True
        opponent.stuns += 1


async def take_poison(opponent: Opponent, attacker: Samurai, poison: Poison) -> bool:
    """Mist of confusion: whoever poisoned him says once how he stands. The others work as on anybody.

    Ruling: paralysed he keeps his stance all the same, and of opponents nobody confuses another.
    """
    if poison != "mist":
        return False
    await uncover(opponent)
    await step(samurai_steps.Poison(samurai=opponent.name, foe=attacker.name, poison="poison:mist"))
    if attacker.mind is None and not opponent.frozen:
        options: list[Option[Stance]] = [Option(f"stance:{one}", one) for one in STANCES]
        facts = {"samurai": opponent.name, "stance": f"stance:{opponent.stance}"}
        opponent.stance = (await ask(attacker.seat, "stance", options, facts)).value
        await step(solo_steps.Stance(samurai=opponent.name, stance=f"stance:{opponent.stance}"))
    return True


async def show_top(game: SoloGame, opponent: Opponent, looker: Samurai) -> None:
    """Shows his top two cards to a player who may look at his hand, then shuffles them and puts them back."""
    if len(opponent.deck) < 2:
        await renew(opponent)
    top = opponent.deck[-2:]
    game.seen = (looker.seat, frozenset(top))
    cards = tuple([name_of(piece) for piece in top])
    await tell([looker.seat], card_steps.Looked(samurai=opponent.name, cards=cards, count=len(cards)))
    game.seen = None
    opponent.deck[-2:] = await shuffle(f"top-{opponent.key}", top)


async def recall(opponent: Opponent, number: int) -> None:
    """Shuffle the first of his discards into his deck."""
    back = opponent.discard[-number:]
    del opponent.discard[-number:]
    opponent.face_down -= set(back)
    opponent.deck = await shuffle(f"deck-{opponent.key}", [*opponent.deck, *back])
    if back:
        await step(solo_steps.Recalled(samurai=opponent.name, number=len(back), deck=len(opponent.deck)))


async def reset(opponent: Opponent) -> None:
    """Shuffle all his cards into one deck after Discard, also the card with this effect."""
    await renew(opponent)
    await step(solo_steps.Reset(samurai=opponent.name, deck=len(opponent.deck)))
