"""A random guess at everything face down, for rehearsals."""

from __future__ import annotations

from bot.engine import Guesses
from bot.games.seven_samurai.raiders import Kind, Raider
from bot.games.seven_samurai.state import Game

KINDS: tuple[Kind, ...] = ("plunderer", "lieutenant", "boss")
"""In the order in which they join, one each round."""


def redraw_hidden(game: Game, guesses: Guesses) -> None:
    """Replace the raiders in the stack and among the intruders, and the backs of the tokens, at random.

    The number of each kind in play is known, and so are the open cards; nothing else is. A card that was seen
    and turned down again counts as unseen.
    """
    stack = game.stack
    open_from = len(stack.cards) - stack.face_up
    down = [*stack.cards[:open_from], *game.intruders]
    in_play: list[Raider] = []
    joined = KINDS[: game.round]
    box = [card for card in game.box if card.kind not in joined]
    for kind in joined:
        here = [card for card in down if card.kind == kind]
        unseen = [*here, *[card for card in game.box if card.kind == kind]]
        if here:
            guesses.shuffle(unseen)
        in_play += unseen[: len(here)]
        box += unseen[len(here) :]
    if in_play and in_play[0].kind != in_play[-1].kind:
        guesses.shuffle(in_play)
    stack.cards[:open_from] = in_play[:open_from]
    game.intruders[:] = in_play[open_from:]
    game.box = box
    guesses.shuffle(game.village.farms)
    guesses.shuffle(game.village.families)
