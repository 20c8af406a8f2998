"""Effects that plainly do nothing now, as all players or at least the one who pays can see.

Focus cannot be paid for such an effect. Of a foe only open things count; of one's own cards all. Only verbs
that a card asks focus for, and that may come to nothing, are named.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Problem
from bot.games.senjutsu.cards.language import Deed, Way
from bot.games.senjutsu.effects.on_cards import replacing
from bot.games.senjutsu.samurai.piles import matching
from bot.games.senjutsu.state.game import Game
from bot.games.senjutsu.state.meaning import meant_by
from bot.games.senjutsu.state.samurai import Playing, Samurai


def why_idle(game: Game, playing: Playing, ways: Sequence[Way], price: int) -> Problem | None:
    """The reason for which focus cannot be paid for any of these ways."""
    effects = [effect for way in ways for phase in way.phases for effect in phase.effects]
    idle = all(isinstance(effect, Deed) and _idle(game, playing, effect, price) for effect in effects)
    return Problem("does-nothing") if idle and price else None


def _idle(game: Game, playing: Playing, deed: Deed, price: int) -> bool:
    owner, whom = playing.owner, meant_by(game, playing, deed)
    match deed.verb:
        case "focus":
            return all(not one.purse for one in whom)
        case "draw":
            return all(one.mind is not None for one in whom)
        case "discard":
            return all(_keeps_his_cards(game, one) for one in whom)
        case "take":
            return not matching(owner.discard if deed.place == "discard" else owner.deck, deed.pick)
        case "replace_with":
            return not replacing(game, playing, price)
        case _:
            return False


def _keeps_his_cards(game: Game, foe: Samurai) -> bool:
    """The number of cards in a hand is open. An AI opponent has none, and loses one of its deck."""
    return foe.mind is None and (not foe.hand or game.forbids("no_forced_discard"))
