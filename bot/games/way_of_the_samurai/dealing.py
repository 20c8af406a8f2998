"""Drawing and discarding: the hand, the special cards, the opponent's deck."""

from __future__ import annotations

from bot.engine import Facts, Option, ask, draw, draw_some, roll, step, tell
from bot.games.way_of_the_samurai import round_steps, run_steps
from bot.games.way_of_the_samurai.cards import Action, OpponentCard
from bot.games.way_of_the_samurai.state import Fighter, Game

OPPONENTS_NEEDED = 2
"""The number of enemy cards that an exchange may use."""


def outfit(game: Game, fighter: Fighter) -> None:
    """Life, Qi, wound die, armour and deck at the start, as weapon, enemy and variant change them."""
    figures = game.figures
    game.equip(fighter)
    fighter.life = figures["life"] + fighter.trait("starts_with_life")
    fighter.qi = min(figures["qi"], fighter.qi_limit) + fighter.trait("starts_with_qi")
    easier = 2 if "die" in game.terms.ease else figures["die"]["level"]
    fighter.die = 1 if fighter.trait("colossus") else max(easier, fighter.trait("die_starts_at"))
    fighter.armour = figures["armour"] if game.terms.armour == "mine" else 0
    fighter.deck = list(game.library.actions)
    fighter.mulligans = fighter.trait("mulligans")


async def add_special(game: Game, you: Fighter) -> None:
    """Easy variant: a random special card goes into the action deck."""
    from_deck = await roll("specials", len(game.specials))
    card = game.specials.pop(from_deck - 1)
    you.deck.append(card)
    await step(run_steps.Added(seat=you.key, card=card.key))


async def draw_hand(fighter: Fighter, count: int) -> list[Action]:
    """Draw ``count`` cards into the hand; only the owner sees them.

    Ruling: if the deck runs out in mid-round, the discard pile is shuffled in; if both are empty, fewer are
    drawn.
    """
    drawn: list[Action] = []
    while len(drawn) < count:
        if not fighter.deck:
            if not fighter.discard:
                break
            await mix_in(fighter)
        cards = await draw_some("deck", fighter.deck, count - len(drawn))
        gone = set(cards)
        fighter.deck = [card for card in fighter.deck if card not in gone]
        fighter.hand += cards
        drawn += cards
    if drawn:
        keys = tuple([card.key for card in drawn])
        await tell([fighter.seat], round_steps.Drawn(seat=fighter.key, cards=keys, count=len(drawn)))
    return drawn


async def mix_in(fighter: Fighter) -> None:
    """The discard pile becomes part of the deck again."""
    fighter.deck += fighter.discard
    fighter.discard.clear()
    await step(round_steps.Reshuffled(seat=fighter.key, deck=len(fighter.deck)))


async def prepare_deck(game: Game, fighter: Fighter) -> None:
    """With fewer than six cards in it at the start of a round, the deck takes in the discard pile."""
    if len(fighter.deck) < game.figures["hand"] and fighter.discard:
        await mix_in(fighter)


async def prepare_opponents(game: Game) -> None:
    """With fewer than two cards in it, the opponent's deck takes in its discard pile.

    Ruling: this is checked when an exchange begins.
    """
    if len(game.opponents) < OPPONENTS_NEEDED:
        mix_opponents(game)


def mix_opponents(game: Game) -> None:
    game.opponents += game.opponents_used
    game.opponents_used.clear()


async def draw_opponent(game: Game) -> OpponentCard | None:
    """The next opponent card, or ``None`` if all are open.

    If the deck is empty in mid-exchange, the discard pile is shuffled in; open cards stay out.
    """
    if not game.opponents:
        mix_opponents(game)
    if not game.opponents:
        return None
    card = await draw("opponents", game.opponents)
    game.opponents.remove(card)
    return card


def clear_table(game: Game) -> None:
    """After an exchange the cards of both sides go to their discard piles."""
    for fighter in game.fighters:
        fighter.discard += fighter.played
        fighter.played.clear()
    shown = [stroke.card for stroke in game.clash.counters]
    if game.clash.defence is not None:
        shown.insert(0, game.clash.defence)
    game.opponents_used += shown
    game.clash.defence = None
    game.clash.broken = None
    game.clash.counters.clear()
    game.clash.hit = False


async def gain_special(game: Game, fighter: Fighter, *, keep: int = 1) -> None:
    """Draw a special card and lay it open beside the gauges, for use in any round.

    Ruling: if several texts allow a choice, the largest number that any allows is drawn. The other cards go
    to the place that text names: to the discard pile by the easy variant, else back.
    """
    choices = max(keep, fighter.trait("specials_drawn"), choices_of(game, fighter))
    easily = easy_choices(game) == choices
    drawn = game.offered
    for _ in range(min(choices, len(game.specials))):
        card = await draw("specials", game.specials)
        game.specials.remove(card)
        drawn.append(card)
    for _ in range(min(keep, len(drawn))):
        card = await one_of(fighter, drawn) if len(drawn) > keep else drawn[0]
        drawn.remove(card)
        fighter.reserve.append(card)
        await step(round_steps.Special(seat=fighter.key, card=card.key, left=len(game.specials)))
        keep -= 1
    if easily and drawn:
        fighter.discard += drawn
        cards = tuple(card.key for card in drawn)
        await step(round_steps.Spares(seat=fighter.key, cards=cards, count=len(cards)))
    else:
        game.specials += drawn
    drawn.clear()


def choices_of(game: Game, fighter: Fighter) -> int:
    """The number of special cards to choose from: three in the easy variant, the whole deck with Helena."""
    everything = len(game.specials) if fighter.trait("chooses_specials") else 0
    return max(everything, easy_choices(game))


def easy_choices(game: Game) -> int:
    """The number of special cards the easy variant lets the player choose from."""
    return 3 if "choose" in game.terms.ease else 0


async def one_of(fighter: Fighter, cards: list[Action]) -> Action:
    """Ask the player to choose one of these special cards."""
    options = [Option(card.key, card, facts_of(card)) for card in cards]
    return (await ask(fighter.seat, "special", options)).value


def facts_of(card: Action) -> Facts:
    """The content of a card as facts. For the Joker these are all its lines, of which one will count."""
    deeds = tuple(key for way in card.effect.keys for key in way)
    return {"deeds": deeds, "symbol": card.sign, "joker": len(card.effect.ways) > 1}
