"""Choose: one card of the hand, face down. Kamae and focus that it needs are checked now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.engine import Along, Choice, Fact, Option, Problem, Seat, ask_each, draw, step
from bot.games.senjutsu import steps
from bot.games.senjutsu.cards.card import Card, Piece, card_of
from bot.games.senjutsu.cards.poisons import is_poison
from bot.games.senjutsu.samurai.instants import forbidden
from bot.games.senjutsu.samurai.pace import about
from bot.games.senjutsu.samurai.piles import kinds, name_of
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.turn.asked_early import beforehand

STUN: Final = Piece("status:stun")


async def choose(game: Game) -> None:
    """Everybody chooses in secret. In mist of confusion chance does."""
    for samurai in game.standing:
        if samurai.mind is None and samurai.suffers("mist") and not _poisoned(samurai):
            samurai.played = await draw(f"mist-{samurai.hero.key}", drawn_from(game, samurai))
    asked = [samurai for samurai in game.standing if samurai.mind is None and samurai.played is None]
    by_seat = {samurai.seat: samurai for samurai in asked}

    def request_of(seat: Seat) -> Choice[Option[Piece]]:
        samurai = by_seat[seat]
        options = [replace(one, along=partial(_along, samurai, one)) for one in choices(game, samurai)]
        return Choice("choose", options, _facts(game, samurai), tried=True)

    answers = await ask_each([samurai.seat for samurai in asked], request_of)
    for samurai in asked:
        samurai.played = answers[samurai.seat].value
    for samurai in game.standing:
        if samurai.mind is None:
            lay_down(samurai)
    await step(steps.Chosen(count=len(game.standing)))


def drawn_from(game: Game, samurai: Samurai) -> list[Piece]:
    """The cards from which chance draws. Ruling: each card of a hand, not each kind; so each stun."""
    allowed = {name_of(one.value) for one in choices(game, samurai) if one.barred is None}
    held = [samurai.core, samurai.arm, *sorted(samurai.hand), *[STUN] * samurai.stuns]
    return [piece for piece in held if name_of(piece) in allowed]


def lay_down(samurai: Samurai) -> None:
    """Takes the chosen card out of the hand."""
    if samurai.played == STUN:
        samurai.stunned, samurai.played = True, None
        samurai.stuns -= 1
    elif samurai.played is not None and samurai.played in samurai.hand:
        samurai.hand.remove(samurai.played)


def choices(game: Game, samurai: Samurai) -> list[Option[Piece]]:
    """The cards in hand with core and weapon card; unplayable ones are barred with a reason."""
    poisoned = _poisoned(samurai)
    cards = [samurai.core, samurai.arm, *sorted(kinds(samurai.hand))]
    options: list[Option[Piece]] = []
    for piece in cards:
        if is_poison(piece):
            options.append(Option(piece, piece))
            continue
        card = card_of(piece)
        barred = Problem("must-take-poison") if poisoned else problem(game, samurai, card)
        facts = {**about(samurai, card), **_count(samurai, piece)}
        options.append(Option(piece, piece, facts, barred=barred))
    if samurai.stuns:
        barred = Problem("must-take-poison") if poisoned else None
        options.append(Option(STUN, STUN, {"copies": samurai.stuns}, barred=barred))
    return options


def problem(game: Game, samurai: Samurai, card: Card) -> Problem | None:
    """The reason why a card cannot be chosen; ``None`` if it can."""
    required = card.sheet.required
    if card.speeds.same or card.speeds.none:
        return Problem("only-instant" if card.speeds.same else "only-bushido")
    if required and samurai.kamae not in required:
        facts = {"needs": f"kamae:{required[0]}", "or": f"kamae:{required[-1]}", "either": len(required) > 1}
        return Problem("needs-kamae", facts)
    if card.cost > samurai.purse:
        return Problem("needs-focus", {"cost": card.cost, "focus": samurai.purse})
    if forbidden(game, samurai, card):
        return Problem("is-forbidden")
    return None


def _along(samurai: Samurai, option: Option[Piece]) -> Along | None:
    """The question asked together with the choice of this card, or None."""
    playable = option.barred is None and option.value != STUN and not is_poison(option.value)
    return beforehand(samurai, option.value) if playable else None


def _poisoned(samurai: Samurai) -> bool:
    return any(is_poison(piece) for piece in samurai.hand)


def _count(samurai: Samurai, piece: Piece) -> Mapping[str, Fact]:
    name = piece.partition("#")[0]
    return {"copies": sum(one.partition("#")[0] == name for one in samurai.hand) or 1}


def _facts(game: Game, samurai: Samurai) -> Mapping[str, Fact]:
    return {
        "samurai": samurai.name,
        "turn": game.turn,
        "kamae": f"kamae:{samurai.kamae}",
        "focus": samurai.focus,
        "hand": samurai.held,
        "limit": samurai.hand_limit,
    }
