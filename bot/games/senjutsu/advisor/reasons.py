"""The reasons for suggested answers in a duel, from what the player sees.

They say what can be read on the field and on the player's own cards. They guess nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from bot.engine import NO_FACTS, PASS, Facts, Reason, Request, View, options_of
from bot.games.senjutsu.advisor.habits import attack_speeds, foes_of, place_of
from bot.games.senjutsu.advisor.seeing import struck_later
from bot.games.senjutsu.advisor.worth import suits
from bot.games.senjutsu.board.hexes import AROUND, Facing, Hex, distance, hex_of
from bot.games.senjutsu.cards.card import card_of
from bot.games.senjutsu.cards.faces import face_of, is_card
from bot.games.senjutsu.combat.moving import ARROWS, TURNS
from bot.games.senjutsu.seen.outlook import others_of, outlook
from bot.games.senjutsu.view import Body, DuelView, SamuraiView


@dataclass(frozen=True, slots=True)
class Answered:
    """A question with its suggested answer. In ``seen`` all foes are among the samurai."""

    view: DuelView
    seen: DuelView
    me: SamuraiView
    request: Request[object]
    keys: Sequence[str]

    @property
    def key(self) -> str:
        return self.keys[0] if self.keys else PASS.key

    @property
    def passes(self) -> bool:
        return self.key == PASS.key

    def number(self, fact: str) -> int:
        """A number that the question states."""
        said = self.request.facts.get(fact, 0)
        return said if isinstance(said, int) else 0

    def nearest(self, place: Hex | None) -> Body | None:
        """The foe nearest to this hex."""
        foes = [one for one in others_of(self.view, self.me) if one.team != self.me.team]
        return min(foes, key=lambda foe: away(foe, place), default=None)

    def facts(self, place: Hex | None, facing: Facing | None = None) -> Facts:
        """The nearest foe of somebody on this hex: its distance, and whether it is in front. No facts if
        there is none."""
        foe = self.nearest(place)
        if foe is None or foe.place is None or place is None:
            return NO_FACTS
        front = facing is None or distance(place + AROUND[facing], foe.place) < distance(place, foe.place)
        return {"foe": foe.key, "distance": away(foe, place), "front": front}


Why: TypeAlias = "Callable[[Answered], Reason | None]"


def away(one: Body, place: Hex | None) -> int:
    """The distance of somebody from a hex."""
    return distance(one.place, place) if one.place is not None and place is not None else 99


def reason(view: View, request: Request[object], keys: Sequence[str]) -> Reason | None:
    """The reason for this answer; ``None`` if a general one fits."""
    duel = cast("DuelView", view)
    return reason_of(duel, duel, request, keys)


def reason_of(view: DuelView, seen: DuelView, request: Request[object], keys: Sequence[str]) -> Reason | None:
    """The reason for this answer; ``seen`` is the same view with all foes among the samurai."""
    assert view.you is not None, "a player looks from a seat"
    return REASONS.get(request.prompt, _by_chance)(Answered(view, seen, view.at(view.you), request, [*keys]))


def _by_chance(_: Answered) -> Reason:
    return Reason("any")


def _card(answered: Answered) -> Reason | None:
    """The foes in reach of a card, or the distance of the nearest."""
    me, key = answered.me, answered.key
    if not key.startswith("card:"):
        return Reason("stun", {"stuns": me.stuns}) if key.startswith("status:stun") else None
    struck: tuple[str, ...] = ()
    if me.place is not None:
        foes = {one.key for one in answered.view.everybody if one.team != me.team}
        struck = tuple([one for one in outlook(answered.view, me.seat, key).struck if one in foes])
    if struck:
        return Reason("strikes", {"struck": struck})
    facts = answered.facts(me.place)
    return Reason("choose", {**facts, "kind": card_of(key).kind}) if facts else None


def _instead(answered: Answered) -> Reason | None:
    if answered.passes:
        return Reason("keep-card", {"card": answered.me.card})
    return _card(answered)


def _instant(answered: Answered) -> Reason | None:
    if answered.passes:
        return None
    cost = card_of(answered.key).cost
    return Reason("instant", {"cost": cost, "left": answered.me.focus - cost})


def _move(answered: Answered) -> Reason:
    """The open blows that reach the hex, or the distance of the nearest foe from it."""
    option = next(one for one in options_of(answered.request) if one.key == answered.key)
    place = place_of(option)
    if place is None:
        return Reason("crash")
    arrow = answered.key[-1]
    facing = ARROWS.index(arrow) if arrow in ARROWS else None
    danger = struck_later(answered.seen, answered.me).get(place, 0.0) > 0
    facts = answered.facts(place, facing)
    return Reason("move", {**facts, "danger": danger}) if facts else Reason("any")


def _facing(answered: Answered) -> Reason:
    turned = (answered.me.facing + TURNS.index(answered.key)) % len(AROUND)
    place = hex_of(str(answered.request.facts["there"]))
    facts = answered.facts(place, turned)
    return Reason("facing", facts) if facts else Reason("any")


def _speed(answered: Answered) -> Reason:
    """The open attack that this speed stops."""
    for foe in foes_of(answered.seen, answered.me):
        if is_card(foe.card) and face_of(foe.card).kind == "attack":
            speeds = attack_speeds(face_of(foe.card), foe)
            if answered.key in [f"speed:{speed}" for speed in speeds]:
                key = next((one.key for one in answered.view.everybody if one.key == foe.seat), foe.key)
                return Reason("speed", {"foe": key, "card": foe.card})
    return Reason("no-blow")


def _kamae(answered: Answered) -> Reason:
    """The number of cards in hand that a kamae suits."""
    if answered.request.facts.get("own") is False:
        return Reason("kamae-foe", {"samurai": answered.request.facts.get("samurai", "")})
    me = answered.me
    named = answered.key.partition(" ")[0].partition(":")[2]
    kamae = me.kamae if named == "stay" else named
    fitting = sum(suits(card_of(piece), kamae) > 0 for piece in me.cards if piece.startswith("card:"))
    return Reason("kamae", {"kamae": f"kamae:{kamae}", "count": fitting})


def _draw(answered: Answered) -> Reason:
    me, number = answered.me, int(answered.key.rpartition(":")[2])
    room = max(0, me.hand_limit - me.hand - me.stuns)
    return Reason("draw", {"room": room, "left": max(0, me.deck - number), "number": number})


def _way(answered: Answered) -> Reason:
    """The use of one of a card's ways, by the name of its effect."""
    name, _, what = answered.key.partition(":")
    if name == "draw":
        return _draw(answered)
    if name == "kamae":
        return _kamae(answered)
    uses = {"cure": "stuns", "unbleed": "bleeding", "take": "card", "keep-focus": "focus"}
    use = next((use for start, use in uses.items() if what.startswith(start)), "")
    return Reason("way", {"use": use or ("foe" if "foe" in what else "other")})


def _least(answered: Answered) -> Reason:
    """The reason why a card is of little use now."""
    me, key = answered.me, answered.key
    copies = Counter(piece.partition("#")[0] for piece in me.cards)
    if not key.startswith("card:"):
        why = "status"
    elif card_of(key).sheet.required and me.kamae not in card_of(key).sheet.required:
        why = "kamae"
    elif card_of(key).cost > me.focus:
        why = "cost"
    else:
        why = "copies" if copies[key.partition("#")[0]] > 1 else "least"
    return Reason("least", {"why": why})


def _most(answered: Answered) -> Reason | None:
    return Reason("most") if answered.keys and not answered.passes else None


def _pay(answered: Answered) -> Reason:
    price, focus = answered.number("price"), answered.number("focus")
    pays = answered.key == "yes"
    return Reason("pay" if pays else "keep", {"price": price, "left": focus - price * pays})


def _tie(_: Answered) -> Reason:
    return Reason("tie")


def _target(answered: Answered) -> Reason:
    facts = answered.facts(answered.me.place)
    return Reason("target", {**facts, "nearest": answered.key == facts["foe"]}) if facts else Reason("any")


def _search(answered: Answered) -> Reason:
    return Reason("search", {"deck": answered.me.deck, "yes": answered.key == "yes"})


REASONS: Final[Mapping[str, Why]] = {
    "choose": _card,
    "replace": _instead,
    "bushido": _instant,
    "add-before-card": _instant,
    "add-after-card": _instant,
    "add-at-end": _instant,
    "add-block-speed": _instant,
    "add-attack-success": _instant,
    "add-block-success": _instant,
    "counter": _instant,
    "move": _move,
    "facing": _facing,
    "speed": _speed,
    "change": _kamae,
    "switch": _kamae,
    "change-draw": _kamae,
    "draw": _draw,
    "way": _way,
    "limit": _least,
    "discard-card": _least,
    "discard-forced": _least,
    "discard-collision": _least,
    "prepare": _most,
    "take": _most,
    "instead": _most,
    "spend": _pay,
    "stronger": _pay,
    "quick": _pay,
    "remove": _pay,
    "tie": _tie,
    "target": _target,
    "search": _search,
}
