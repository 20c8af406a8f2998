"""What would come to nothing now, as everybody can see, or whoever pays for it.

Focus cannot be paid for such things. Nothing here looks at what its reader does not know: of a foe only what
lies open counts, of one's own cards all.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Problem
from bot.games.senjutsu.handling import replacing
from bot.games.senjutsu.heroes import changes
from bot.games.senjutsu.language import Deed, Way
from bot.games.senjutsu.piles import matching
from bot.games.senjutsu.playing import Playing
from bot.games.senjutsu.state import Game, Samurai


def why_idle(game: Game, playing: Playing, ways: Sequence[Way], price: int) -> Problem | None:
    """Why focus cannot be paid for any of these ways."""
    effects = [effect for way in ways for phase in way.phases for effect in phase.effects]
    idle = all(isinstance(effect, Deed) and _idle(game, playing, effect, price) for effect in effects)
    return Problem("does-nothing") if idle and price else None


def _idle(game: Game, playing: Playing, deed: Deed, price: int) -> bool:
    whom = playing.means(game, deed)
    if not whom:
        return True
    match deed.verb:
        case "focus" if deed.number < 0:
            return all(not one.purse for one in whom)
        case "steal_focus":
            return all(not one.purse for one in whom)
        case "draw" | "shuffle":
            return all(one.mind is not None for one in whom)
        case "discard":
            return all(one is not playing.owner and _keeps_his_cards(game, one) for one in whom)
        case "take":
            return not any(
                _finds(source, deed, own=source is playing.owner) for source in _searched(playing, deed)
            )
        case "switch":
            return all(_keeps_his_kamae(one) for one in whom)
        case "change":
            return all(_keeps_his_kamae(one) or not _has_way(one, deed) for one in whom)
        case "status":
            return deed.words == ("poison",) and not playing.owner.venom
        case "bleed":
            wounded = playing.wounded if "this" in deed.words else whom
            return all(not one.wounds for one in wounded)
        case "advantage":
            return game.settle is not None or game.track[0] is playing.owner
        case "replace_with":
            return not replacing(game, playing, price)
        case "look":
            return game.forbids("no_look")
        case _:
            return False


def _keeps_his_cards(game: Game, foe: Samurai) -> bool:
    """How many cards somebody holds is open."""
    return foe.mind is None and (not foe.hand or game.forbids("no_forced_discard"))


def _keeps_his_kamae(one: Samurai) -> bool:
    return one.mind is not None or one.suffers("paralysis")


def _has_way(one: Samurai, deed: Deed) -> bool:
    return len(changes(one.hero, one.kamae, deed.number)) > 1


def _searched(playing: Playing, deed: Deed) -> Sequence[Samurai]:
    whom = playing.declared if "from_foe" in deed.words or deed.who == "foe" else [playing.owner]
    return [one for one in whom if one.mind is None]


def _finds(source: Samurai, deed: Deed, *, own: bool) -> bool:
    """Whether there may be such a card. What lies in one's own deck follows from its list."""
    pile = source.discard if deed.place == "discard" else source.deck
    known = own or (deed.place == "discard" and source.face_down.isdisjoint(pile))
    if deed.place == "top3":
        known = False
    return bool(matching(pile, deed.pick)) if known else bool(pile)
