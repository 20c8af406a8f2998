"""Habits: quick decisions of an AI seat in the middle of a turn, from its view only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias, cast

from bot.engine import PASS, Keyed, Option, Request, Seat, Several, barred, options_of
from bot.games.senjutsu.advisor.blows import force, reach
from bot.games.senjutsu.advisor.seeing import struck_later
from bot.games.senjutsu.advisor.worth import (
    Budget,
    Stand,
    budget_of,
    card_worth,
    kamae_worth,
    stance_worth,
    stuns_worth,
)
from bot.games.senjutsu.board.hexes import Hex, distance, hex_of
from bot.games.senjutsu.cards.card import Face, card_of
from bot.games.senjutsu.cards.faces import face_of, is_card
from bot.games.senjutsu.cards.heroes import hero_of
from bot.games.senjutsu.combat.moving import ARROWS, TURNS
from bot.games.senjutsu.view import DuelView, SamuraiView

Habit: TypeAlias = "Callable[[DuelView, SamuraiView, Request[object], Sequence[Keyed], Random], str]"


def by_habit(view: DuelView, seat: Seat, request: Request[object], random: Random) -> Sequence[str]:
    """The answer that habit gives to this question."""
    me = view.at(seat)
    free = [option for option in options_of(request) if barred(option) is None]
    if isinstance(request, Several):
        return _several(me, cast("Several[Any]", request), free)
    habit = HABITS.get(request.prompt)
    if habit is None:
        return [random.choice(free).key]
    return [habit(view, me, request, free, random)]


def _several(me: SamuraiView, request: Several[Any], free: Sequence[Keyed]) -> list[str]:
    """Discards the pieces of least worth, prepares those of most worth."""
    keys = [option.key for option in free]
    best = sorted(keys, key=lambda key: worth_to(me, key), reverse=True)
    if request.prompt == "prepare":
        return best[: request.most]
    return best[len(best) - request.least :] if request.least else []


def worth_to(me: SamuraiView, key: str) -> float:
    copies = Counter(piece.partition("#")[0] for piece in me.cards)
    return card_worth(key, me.kamae, me.focus, copies[key.partition("#")[0]])


def told(option: Keyed, fact: str) -> int:
    """A number among the facts of an option."""
    said = option.facts.get(fact, 0) if isinstance(option, Option) else 0
    return said if isinstance(said, int) else 0


def foes_of(view: DuelView, me: SamuraiView) -> list[SamuraiView]:
    return [one for one in view.samurai if one.team != me.team and not one.fallen]


def standing(view: DuelView, me: SamuraiView) -> list[Stand]:
    """The foes on the field, each with all cards that may be in his hand."""
    return [
        (foe.place, foe.facing, names(foe, foe.deck_list))
        for foe in foes_of(view, me)
        if foe.place is not None
    ]


def names(one: SamuraiView, cards: Sequence[str]) -> tuple[str, ...]:
    """The names of cards, and of the weapon."""
    found = {card.partition("#")[0] for card in (*cards, one.weapon) if is_card(card)}
    return tuple(sorted(found))


def least(_: DuelView, me: SamuraiView, __: Request[object], free: Sequence[Keyed], ___: Random) -> str:
    """The card worth least."""
    return min((option.key for option in free), key=lambda key: worth_to(me, key))


def most(_: DuelView, me: SamuraiView, __: Request[object], free: Sequence[Keyed], ___: Random) -> str:
    """The card worth most."""
    return max((option.key for option in free), key=lambda key: worth_to(me, key))


def move(view: DuelView, me: SamuraiView, _: Request[object], free: Sequence[Keyed], __: Random) -> str:
    """The safest move from revealed attacks, with the foe in front."""
    return max(free, key=move_worth(view, me)).key


def move_worth(view: DuelView, me: SamuraiView) -> Callable[[Keyed], float]:
    """A function that says how good a move is: safe from revealed attacks, with the foe in front."""
    danger = struck_later(view, me)
    foes = standing(view, me)
    own = names(me, me.cards)
    attacking = me.card.startswith("card:") and card_of(me.card).kind == "attack"

    def worth(option: Keyed) -> float:
        place = place_of(option)
        if place is None:
            return -5.0
        ways = [ARROWS.index(option.key[-1])] if option.key[-1] in ARROWS else range(6)
        best = max(stance_worth(place, way, own, foes, 1.0) for way in ways)
        attack = 0.15 * (place == me.place) if attacking else 0.0
        return best - danger.get(place, 0.0) - 0.4 * told(option, "spent") + attack

    return worth


def place_of(option: Keyed) -> Hex | None:
    """The hex that a move leads to; none for a crash."""
    if option.key.startswith("crash:"):
        return None
    return hex_of(option.key.partition(" ")[0].partition("-")[0])


def facing(
    view: DuelView, me: SamuraiView, request: Request[object], free: Sequence[Keyed], _: Random
) -> str:
    """The facing towards the foe."""
    place = hex_of(str(request.facts["there"]))
    foes = standing(view, me)
    own = names(me, me.cards)

    def worth(option: Keyed) -> float:
        return stance_worth(place, (me.facing + TURNS.index(option.key)) % 6, own, foes, 1.0)

    return max(free, key=worth).key


def speed(view: DuelView, me: SamuraiView, _: Request[object], free: Sequence[Keyed], __: Random) -> str:
    """The speed of the hardest blow that a foe has shown."""
    keys = [option.key for option in free]
    blows: dict[str, float] = {}
    for foe in foes_of(view, me):
        if not is_card(foe.card):
            continue
        card = face_of(foe.card)
        if card.kind != "attack" or _too_far(me, foe, card):
            continue
        for at in attack_speeds(card, foe):
            blows[f"speed:{at}"] = blows.get(f"speed:{at}", 0.0) + force(card)
    fitting = [key for key in keys if key in blows]
    return max(fitting, key=lambda key: blows[key]) if fitting else keys[0]


def attack_speeds(card: Face, foe: SamuraiView) -> list[int]:
    """The speeds at which an open card strikes."""
    own = foe.speed or next(
        (one.speed for one in card.sheet.alternatives if foe.kamae in one.gate.kamae), card.speeds.highest
    ) - len(foe.hobbles)
    return [own if part.speed is None else part.speed - len(foe.hobbles) for part in card.sheet.parts]


def _too_far(me: SamuraiView, foe: SamuraiView, card: Face) -> bool:
    if me.place is None or foe.place is None:
        return True
    return distance(me.place, foe.place) > reach(card)


def replace(
    view: DuelView, me: SamuraiView, _: Request[object], free: Sequence[Keyed], random: Random
) -> str:
    """A defence if a blow is coming that would hit him, or an attack if the foe is in its reach."""
    coming = [
        foe
        for foe in foes_of(view, me)
        if is_card(foe.card)
        and face_of(foe.card).kind == "attack"
        and not _too_far(me, foe, face_of(foe.card))
    ]
    own = card_of(me.card) if me.card.startswith("card:") else None
    for option in free:
        if not option.key.startswith("card:"):
            continue
        card = card_of(option.key)
        if card.kind == "defence" and coming and own is not None and own.kind != "defence":
            slower = max(max(attack_speeds(face_of(foe.card), foe)) for foe in coming) >= own.speeds.highest
            if slower and random.random() < 0.7:
                return option.key
        near = any(not _too_far(me, foe, card) for foe in foes_of(view, me))
        if card.kind == "attack" and own is not None and own.kind == "meditation" and near and not coming:
            return option.key
    return "pass"


def play(_: DuelView, me: SamuraiView, __: Request[object], free: Sequence[Keyed], ___: Random) -> str:
    """The best instant that can be added, or a pass."""
    cards = [option.key for option in free if option.key.startswith("card:")]
    return max(cards, key=lambda key: worth_to(me, key)) if cards else "pass"


def way(_: DuelView, me: SamuraiView, __: Request[object], free: Sequence[Keyed], ___: Random) -> str:
    """Draw cards if the hand is small; else take kamae or focus."""
    room = me.hand_limit - me.hand - me.stuns

    def worth(option: Keyed) -> float:
        price = 0.5 * told(option, "price")
        name, _, value = option.key.partition(":")
        if name == "draw":
            return budget_of(me).drawing(int(value), room, me.deck) - price
        if name == "kamae":
            return kamae_suits(me, value) + 0.6 * told(option, "gain") - price
        return _way_worth(me, value) - price

    return max(free, key=worth).key


def _way_worth(me: SamuraiView, name: str) -> float:
    """The worth of a way, from the name of its effect."""
    if name.startswith("take"):
        return 0.8
    if name.startswith("cure"):
        return stuns_worth(max(0, me.stuns - 2), me.hand_limit) - stuns_worth(me.stuns, me.hand_limit)
    if name.startswith("unbleed"):
        return 1.0 * me.bleeding + Budget(1, 5).worth(me.deck) - budget_of(me).worth(me.deck)
    if "foe-bleed" in name or "foe-status" in name:
        return 1.2
    if "foe" in name:
        return 0.5
    if name.startswith("keep-focus"):
        return float(name[-1])
    if name.startswith("status-hobble"):
        return 0.1 if me.focus == 0 and not me.hobbles else -0.6
    return -0.2 if not name.startswith("discard") else 0.2


def kamae_suits(me: SamuraiView, kamae: str) -> float:
    """The worth of a kamae to him; ``stay`` means his own."""
    return kamae_worth(hero_of(me.seat), me.kamae if kamae == "stay" else kamae, me.cards, me.deck_list)


def kamae(_: DuelView, me: SamuraiView, request: Request[object], free: Sequence[Keyed], __: Random) -> str:
    """The kamae that suits his hand; a foe's is the one that suits nobody."""

    def worth(option: Keyed) -> float:
        name = option.key.partition(":")[2]
        if request.facts.get("own") is False:
            return float(name == "neutral") - told(option, "gain")
        return kamae_suits(me, name) + 0.6 * told(option, "gain")

    return max(free, key=worth).key


def change_draw(_: DuelView, me: SamuraiView, __: Request[object], free: Sequence[Keyed], ___: Random) -> str:
    """The kamae as when nothing is drawn, and the cards as when it stays."""
    room = me.hand_limit - me.hand - me.stuns

    def worth(option: Keyed) -> float:
        kamae, _, cards = option.key.partition(" ")
        suits = kamae_suits(me, kamae.partition(":")[2]) + 0.6 * told(option, "gain")
        return suits + budget_of(me).drawing(int(cards.partition(":")[2]), room, me.deck)

    return max(free, key=worth).key


def draw(_: DuelView, me: SamuraiView, __: Request[object], free: Sequence[Keyed], ___: Random) -> str:
    """Draws as many cards as the hand can hold, unless the deck is running out."""
    room = me.hand_limit - me.hand - me.stuns
    return max(
        (option.key for option in free), key=lambda key: budget_of(me).drawing(int(key[5:]), room, me.deck)
    )


def yes(_: DuelView, __: SamuraiView, ___: Request[object], free: Sequence[Keyed], ____: Random) -> str:
    """Yes if that is not barred."""
    return next((option.key for option in free if option.key == "yes"), "no")


def no(_: DuelView, __: SamuraiView, ___: Request[object], ____: Sequence[Keyed], _____: Random) -> str:
    return "no"


def first(_: DuelView, __: SamuraiView, ___: Request[object], free: Sequence[Keyed], ____: Random) -> str:
    return free[0].key


def soonest(_: DuelView, __: SamuraiView, ___: Request[object], free: Sequence[Keyed], ____: Random) -> str:
    """Pass, which means: as early as possible."""
    return next((option.key for option in free if option.key == PASS.key), free[0].key)


def target(view: DuelView, me: SamuraiView, _: Request[object], free: Sequence[Keyed], __: Random) -> str:
    """The nearest foe; of several, the weakest."""

    def far(option: Keyed) -> tuple[int, int]:
        one = next(one for one in view.samurai if option.key in (one.key, one.seat))
        away = distance(me.place, one.place) if me.place is not None and one.place is not None else 9
        return away, one.wound_limit - one.all_wounds

    return min(free, key=far).key


HABITS: Final[Mapping[str, Habit]] = {
    "move": move,
    "facing": facing,
    "speed": speed,
    "replace": replace,
    "counter": play,
    "add-before-card": play,
    "add-after-card": play,
    "add-at-end": play,
    "add-attack-success": play,
    "add-block-success": play,
    "add-block-speed": first,
    "bushido": play,
    "way": way,
    "change": kamae,
    "change-draw": change_draw,
    "switch": kamae,
    "draw": draw,
    "discard-card": least,
    "discard-forced": least,
    "discard-collision": least,
    "take": most,
    "search": yes,
    "begin-facing": first,
    "instead": most,
    "spend": yes,
    "stronger": yes,
    "quick": yes,
    "remove": no,
    "tie": soonest,
    "target": target,
}
