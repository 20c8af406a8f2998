"""Deeds done with cards: drawing, discarding, searching, looking, naming, and playing another one.

Ruling: victims choose what they discard or shuffle in; what is taken from a foe's top three is picked by
who plays the card. Any search shuffles the deck searched.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from bot.engine import Option, ask, decide, reveal, step, tell
from bot.games.senjutsu import card_steps, steps
from bot.games.senjutsu.cards.card import Card, Piece, card_of
from bot.games.senjutsu.cards.language import ANY, Deed, Verb
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.combat.initiative import choose_speed, dues, pay_for_speed
from bot.games.senjutsu.samurai.harm import check, confirm, spend
from bot.games.senjutsu.samurai.instants import forbidden, stay
from bot.games.senjutsu.samurai.piles import (
    discard_chosen,
    draw_cards,
    kinds,
    matching,
    name_of,
    pick_some,
    put_down,
    reshuffle,
)
from bot.games.senjutsu.samurai.targets import declare
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.meaning import meant_by, names_target
from bot.games.senjutsu.state.samurai import Playing, Samurai

TOP: Final = 3


async def draw(game: Game, playing: Playing, deed: Deed) -> None:
    """Draws the number of cards, or asks for a number up to it."""
    for one in led(meant_by(game, playing, deed)):
        number = deed.number
        if isinstance(playing.preset, int) and one is playing.owner:
            number = playing.preset
        elif deed.up_to:
            options = [Option(f"draw:{each}", each) for each in range(deed.number, -1, -1)]
            facts = {
                "samurai": one.name,
                "card": playing.card.key,
                "deck": len(one.deck),
                "hand": one.held,
                "limit": one.hand_limit,
            }
            number = (await decide(one.seat, "draw", options, facts)).value
        await draw_cards(one, number)
    await check(game)


async def discard(game: Game, playing: Playing, deed: Deed) -> None:
    """Discards cards of a hand, face up."""
    for one in meant_by(game, playing, deed):
        forced = one is not playing.owner
        if forced and one.mind is None and game.forbids("no_forced_discard"):
            continue
        if forced and deed.pick != ANY and one.mind is None:
            await go_through(one)
        reason = "forced" if forced else "card"
        await discard_chosen(game, one, deed.number, deed.pick, reason=reason)


async def go_through(samurai: Samurai) -> None:
    """Tells that he looks for a fitting card. The next step shows if he has found one."""
    await reveal(card_steps.GoesThrough(samurai=samurai.name))


async def take(game: Game, playing: Playing, deed: Deed) -> None:
    """A search: one fitting card comes into the hand."""
    from_foe = "from_foe" in deed.words
    for taker in led(meant_by(game, playing, deed)):
        sources = led(playing.declared) if from_foe else [taker]
        chooser = playing.owner if deed.who == "foe" else taker
        for source in sources:
            await search(game, playing, deed, chooser, taker, source)


async def search(
    game: Game, playing: Playing, deed: Deed, chooser: Samurai, taker: Samurai, source: Samurai
) -> None:
    """``chooser`` picks, ``taker`` gets, ``source`` is searched.

    Ruling: an optional search may be declined; then nobody sees the deck, and it is not shuffled.
    """
    if deed.optional and not await confirm(
        chooser, "search", {"samurai": taker.name, "card": playing.card.key}
    ):
        await step(card_steps.SearchDeclined(samurai=taker.name))
        return
    pile = {"deck": source.deck, "top3": source.deck[-TOP:], "discard": source.discard}[deed.place]
    if deed.place == "top3":
        await tell([chooser.seat], card_steps.Looked(samurai=source.name, cards=names(pile), count=len(pile)))
    # Sorted by number, so that the order in the deck stays secret.
    fitting = kinds(matching(sorted(pile), deed.pick))
    if source is not taker:
        fitting = [piece for piece in fitting if playable(game, playing.owner, card_of(piece))]
    facts = {
        "samurai": taker.name,
        "own": chooser is taker,
        "card": playing.card.key,
        "pile": f"pile:{deed.place}",
    }
    options = [Option(piece, piece) for piece in fitting]
    game.seen = (chooser.seat, frozenset(pile))
    # Open cards can be counted by all; for hidden ones the question must not depend on them.
    hidden = deed.place != "discard" or not source.face_down.isdisjoint(pile)
    choose = ask if hidden else decide
    chosen = await choose(chooser.seat, "take", options, facts) if options else None
    game.seen = None
    if chosen is None:
        await step(card_steps.FoundNothing(samurai=taker.name, pile=f"pile:{deed.place}"))
    else:
        await receive(playing, chooser, taker, source, chosen.value, deed.place)
    if deed.place != "discard":
        await reshuffle(source)


async def receive(
    playing: Playing, chooser: Samurai, taker: Samurai, source: Samurai, piece: Piece, place: str
) -> None:
    """The card goes to the hand; who has not seen it does not see it now, be it his card that led to this."""
    known = piece in source.discard and piece not in source.face_down
    (source.discard if place == "discard" else source.deck).remove(piece)
    source.face_down.discard(piece)
    taker.hand.append(piece)
    playing.taken.append(piece)
    if known:
        await reveal(card_steps.TakenOpen(samurai=taker.name, card=name_of(piece)))
    else:
        await step(card_steps.Taken(samurai=taker.name, pile=f"pile:{place}"))
        await tell({taker.seat, chooser.seat}, card_steps.TakenSeen(card=name_of(piece)))


async def shuffle_in(game: Game, playing: Playing, deed: Deed) -> None:
    """Cards of the hand go back into the deck; all of them: those of the discard pile, too."""
    for one in led(meant_by(game, playing, deed)):
        if deed.number == 0:
            back = [*one.abilities, *one.discard]
            one.hand = [piece for piece in one.hand if is_poison(piece)]
            one.discard.clear()
            one.face_down.clear()
        else:
            if one is not playing.owner:
                await go_through(one)
            fitting = matching(one.hand, deed.pick)
            most = min(deed.number, len(fitting))
            least = 0 if deed.up_to else most
            # Whether anything fits shows only where it must go.
            veiled = deed.up_to and bool(one.hand)
            asked = veiled or most > 0
            back = await pick_some(one, "shuffle", fitting, least, most) if asked else []
            one.hand = [piece for piece in one.hand if piece not in back]
        one.deck += back
        await reshuffle(one)
        await step(card_steps.ShuffledIn(samurai=one.name, number=len(back), deck=len(one.deck)))


async def look(game: Game, playing: Playing, deed: Deed) -> None:
    """Looks at a foe's hand."""
    if game.forbids("no_look"):
        return
    for one in meant_by(game, playing, deed):
        await step(card_steps.Looks(samurai=playing.owner.name, foe=one.name))
        if one.mind is not None:
            await one.mind.shown_to(playing.owner)
            continue
        cards = (*names(one.hand), *["status:stun"] * one.stuns)
        await tell([playing.owner.seat], card_steps.Looked(samurai=one.name, cards=cards, count=len(cards)))


def led(samurai: Sequence[Samurai]) -> list[Samurai]:
    """The samurai with a hand. Effects on hands, draws and searches skip all others."""
    return [one for one in samurai if one.mind is None]


def names(pieces: Sequence[Piece]) -> tuple[str, ...]:
    return tuple([name_of(piece) for piece in pieces])


async def face_up(game: Game, playing: Playing, deed: Deed) -> None:
    """Turns all discards face up."""
    for one in meant_by(game, playing, deed):
        hidden = [piece for piece in one.discard if piece in one.face_down]
        one.face_down.clear()
        if hidden:
            await reveal(card_steps.TurnedUp(samurai=one.name, cards=names(hidden), number=len(hidden)))


async def name(game: Game, playing: Playing, deed: Deed) -> None:
    """Asks for a type or a card that nobody may play this turn."""
    named: list[str] = []
    for one in meant_by(game, playing, deed):
        if deed.words == ("card",):
            cards = {card_of(piece) for other in game.samurai for piece in other.pieces}
            keys = [card.key for card in sorted(cards, key=lambda card: card.number) if not card.is_core]
        else:
            keys = [f"kind:{word}" for word in deed.words]
        options = [Option(key, key) for key in keys]
        facts = {"samurai": one.name, "card": playing.card.key}
        named.append((await decide(one.seat, "name", options, facts)).value)
        await step(card_steps.Named(samurai=one.name, card=playing.card.key, named=named[-1]))
    stay(playing.owner, playing.piece, ",".join(named))


def playable(game: Game, samurai: Samurai, card: Card, spent: int = 0) -> bool:
    """True if a taken card could be played at once. Its kamae, its costs and bans by other cards count."""
    required = card.sheet.required
    return (
        not (card.is_core or card.speeds.same or card.speeds.none)
        and card.cost <= samurai.purse - spent
        and (not required or samurai.kamae in required)
        and not forbidden(game, samurai, card)
    )


def replacing(game: Game, playing: Playing, spent: int = 0) -> list[Piece]:
    """The taken cards that could replace this one after ``spent`` more focus is spent."""
    owner = playing.owner
    if owner.instant is not None or game.forbids("no_replacements") or not playing.revealed:
        return []
    taken = [piece for piece in playing.taken if piece in owner.hand]
    return [piece for piece in taken if playable(game, owner, card_of(piece), spent)]


async def replace_with(game: Game, playing: Playing, _: Deed) -> None:
    """A card just taken takes the place of this one; it is the turn's instant.

    What of it should have been resolved already is resolved now. Ruling: it must be playable, and whatever
    forbids replacements forbids this.
    """
    owner = playing.owner
    pieces = replacing(game, playing)
    if not pieces:
        return
    facts = {"samurai": owner.name, "card": playing.card.key}
    piece = (await decide(owner.seat, "instead", [Option(one, one) for one in pieces], facts)).value
    card = card_of(piece)
    owner.instant = piece
    owner.hand.remove(piece)
    await put_down(game, owner, [playing.piece])
    owner.played, owner.quick, owner.targets = piece, None, []
    playing.ended = True
    await reveal(steps.Replaced(samurai=owner.name, card=card.key, old=playing.card.key))
    await spend(owner, card.cost)
    await pay_for_speed(owner, card)
    await choose_speed(game, owner, card, playing.resolve)
    if names_target(card.sheet):
        owner.targets = await declare(game, owner, card)
    game.due = [due for due in game.due if due.owner is not owner]
    game.due += dues(owner, card, piece)


HANDLING: Final[Mapping[Verb, Callable[[Game, Playing, Deed], Awaitable[None]]]] = {
    "draw": draw,
    "discard": discard,
    "take": take,
    "shuffle": shuffle_in,
    "look": look,
    "face_up": face_up,
    "name": name,
    "replace_with": replace_with,
}
