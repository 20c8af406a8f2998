"""Phases 2 and 4: the samurai plays his cards, one, two and three."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypedDict

from bot.engine import PASS, Choice, Fact, Facts, Option, ask, ask_each, reveal, step
from bot.games.way_of_the_samurai import round_steps, steps
from bot.games.way_of_the_samurai.cards import BLACK, Action, OpponentCard, lacking, points_missing
from bot.games.way_of_the_samurai.dealing import draw_hand, draw_opponent, facts_of
from bot.games.way_of_the_samurai.notation import GAUGES, Change, Gauge, Need, Way
from bot.games.way_of_the_samurai.spending import Deal, offer, offers, pay
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.suffering import choose_way

CARDS = 3
"""The number of cards in an exchange."""


async def play_card(game: Game) -> bool:
    """Play one action card with all its effects; purchases may come before it.

    Ruling: with no card left, the exchange goes on without.
    """
    you = game.you
    while True:
        if not you.playable and not offers(game, you):
            return False

        def request(_: object) -> Choice[Option[Action | Deal]]:
            return Choice("play", options(game), prompt_facts(game))

        chosen = (await ask_each([you.seat], request))[you.seat]
        answer = chosen.value
        if isinstance(answer, Action):
            await lay(game, you, answer)
            return True
        if answer is nothing:
            return False
        await answer()
        if chosen.key not in ("mulligan", "swap"):
            game.this_round.fresh = False


async def nothing() -> None:
    """Play no card, because none is left."""


def options(game: Game) -> list[Option[Action | Deal]]:
    """The cards of hand and reserve, and everything else that may be done now."""
    you = game.you
    cards: list[Option[Action | Deal]] = [*card_options(game, you)]
    others: list[Option[Action | Deal]] = [*first_things(game, you), *offers(game, you)]
    none: list[Option[Action | Deal]] = [] if cards else [Option(PASS.key, nothing)]
    return [*cards, *others, *none]


def first_things(game: Game, you: Fighter) -> list[Option[Deal]]:
    """The actions allowed only before the first card: see the defence for a Qi, and those of the start of a
    round."""
    found: list[Option[Deal]] = []
    if not you.played and game.clash.defence is None and you.can_pay() and not you.trait("no_early_sight"):
        facts = {"before": you.qi, "after": you.qi - you.cost}
        found.append(offer("buy:sight", partial(see_early, game, you), **facts))
    return [*found, *beginnings(game, you)]


def beginnings(game: Game, you: Fighter) -> list[Option[Deal]]:
    """The actions at the start of a round: another hand, two other cards, another place."""
    found: list[Option[Deal]] = []
    if not game.this_round.fresh:
        return found
    if you.mulligans:
        found.append(offer("mulligan", partial(mulligan, you), left=you.mulligans))
    if game.bushido.virtue == "swap" and not game.this_round.swapped:
        found.append(offer("swap", partial(swap, game, you)))
    if you.trait("moves_place") and game.place:
        found.append(offer("move", partial(move_place, game, you)))
    return found


async def see_early(game: Game, you: Fighter) -> None:
    """Phase 3 comes first, for a Qi."""
    game.this_round.fresh = False
    await pay(you, 1, "sight")
    await reveal_defence(game)


async def mulligan(you: Fighter) -> None:
    """All six cards are discarded, and six others drawn."""
    you.mulligans -= 1
    count = len(you.hand)
    you.discard += you.hand
    you.hand.clear()
    await step(round_steps.Mulligan(seat=you.key, left=you.mulligans))
    await draw_hand(you, count)


async def swap(game: Game, you: Fighter) -> None:
    """Bushido: up to two cards are discarded, then as many drawn; once a round."""
    game.this_round.swapped = True
    laid = 0
    for _ in range(2):
        enough: Option[Action | None] = Option(PASS.key, None)
        cards: list[Option[Action | None]] = [Option(card.key, card, at=card.key) for card in you.hand]
        card = (await ask(you.seat, "swap", [*cards, enough])).value
        if card is None:
            break
        you.hand.remove(card)
        you.discard.append(card)
        await step(round_steps.LaidDown(seat=you.key, card=card.key))
        laid += 1
    await draw_hand(you, laid)


async def move_place(game: Game, you: Fighter) -> None:
    """Tessen: the fight moves to another place."""
    places = [place for place in game.library.places.values() if place.name != game.place]
    chosen = (await ask(you.seat, "move", [Option(place.key, place) for place in places])).value
    game.place, game.this_round.fresh = chosen.name, False
    await step(round_steps.Moved(seat=you.key, place=chosen.key))


async def reveal_defence(game: Game) -> None:
    """Phase 3: the top opponent card. Its upper half is his defence."""
    card = await draw_opponent(game)
    if card is None:
        return
    game.clash.defence = card
    await reveal(
        steps.Defence(
            foe=game.foe.key,
            number=game.foe.number,
            card=card.key,
            hard=card.hard,
            needs=card.defence.need_keys,
            any=card.defence.any_need,
            **ways_facts(card.defence.keys),
            lacks=tuple(need.key for need in lacking(card, game.you.gauges)),
        )
    )


class WaysFacts(TypedDict):
    """The facts about the ways of an effect."""

    deeds: tuple[str, ...]
    either: bool
    instead: tuple[str, ...]


def ways_facts(ways: Sequence[tuple[str, ...]]) -> WaysFacts:
    """The deeds of an effect as facts, and the alternative if there is a choice."""
    return {"deeds": ways[0], "either": len(ways) > 1, "instead": ways[-1] if len(ways) > 1 else ()}


async def lay(game: Game, you: Fighter, card: Action) -> None:
    """The card is laid beside the others, and the markers move."""
    game.this_round.fresh = False
    you.take(card)
    you.played.append(card)
    if len(card.effect.ways) == 1:
        way, deeds = card.effect.deeds, card.effect.keys[0]
    else:
        way = await choose_way(game, card.effect, player=you)
        deeds = tuple(deed.key for deed in way)
    turned = you.turning
    apply(you, swap_gain(you, way) if turned else way)
    you.turning, you.turned = False, you.turned or turned
    await step(
        steps.Play(
            seat=you.key,
            card=card.key,
            symbol=card.sign,
            special=card.special,
            nth=len(you.played),
            deeds=deeds,
            turned=turned,
            strength=you.gauges["strength"],
            technique=you.gauges["technique"],
            guard=you.gauges["guard"],
        )
    )


def apply(you: Fighter, way: Way) -> None:
    for deed in way:
        if isinstance(deed, Change) and deed.marker in GAUGES:
            you.move(deed.marker, deed.amount)


def swap_gain(you: Fighter, way: Way) -> Way:
    """Masakari 2: a gain of Technique becomes one of Strength. Sai 1: the other way round."""
    swapped: dict[str, Gauge] = (
        {"technique": "strength"} if you.trait("technique_cards_strike") else {"strength": "technique"}
    )
    return tuple(
        Change(swapped[deed.marker], deed.amount)
        if isinstance(deed, Change) and deed.amount > 0 and deed.marker in swapped
        else deed
        for deed in way
    )


# The facts a player reads before he decides


def prompt_facts(game: Game) -> Facts:
    """The number of the card, the gauges, and the thresholds still missing to break the defence."""
    you, card = game.you, game.clash.defence
    missing = () if card is None else lacking(card, you.gauges)
    ways = ways_facts(((),) if card is None or card.hard else card.defence.keys)
    return {
        "nth": len(you.played) + 1,
        "exchange": game.exchange,
        "round": game.round,
        **{gauge: you.gauges[gauge] for gauge in GAUGES},
        "known": card is not None,
        "hard": card is not None and card.hard,
        "any": card is not None and card.defence.any_need,
        "count": len(missing),
        "lacks": tuple(need.key for need in missing),
        "turning": you.turning,
        "deeds": ways["deeds"],
        "either": ways["either"],
        "instead": ways["instead"],
    }


@dataclass(slots=True)
class Outlook:
    """The current state, from which the result of each card can be computed."""

    gauges: Mapping[Gauge, int]
    limit: Callable[[Gauge], int]
    least: int
    symbols: tuple[str, ...]
    broken_rib: bool
    defence: OpponentCard | None
    turns: Callable[[Way], Way]

    @classmethod
    def of(cls, game: Game, you: Fighter) -> Outlook:
        """The current state of this samurai."""
        turns = partial(swap_gain, you) if you.turning else as_written
        return cls(
            dict(you.gauges),
            you.limit,
            game.library.lowest,
            tuple(you.symbols),
            "rib" in you.wounds,
            game.clash.defence,
            turns,
        )

    def after(self, way: Way) -> dict[Gauge, int]:
        """The gauges after these deeds."""
        found = dict(self.gauges)
        for deed in way:
            if isinstance(deed, Change) and deed.marker in GAUGES:
                gauge = deed.marker
                found[gauge] = max(self.least, min(self.limit(gauge), found[gauge] + deed.amount))
        return found

    def facts(self, card: Action) -> Facts:
        """The facts of a card: its text, the gauges after it, and its effect on the defence."""
        joker = len(card.effect.ways) > 1
        after = dict(self.gauges) if joker else self.after(self.turns(card.effect.deeds))
        missing = () if self.defence is None or joker else lacking(self.defence, after)
        return {
            **facts_of(card),
            "special": card.special,
            **after,
            "fate": fate_of(self.defence, missing, joker=joker),
            "lacks": tuple(need.key for need in missing),
            "any": len(missing) > 1 and self.defence is not None and self.defence.defence.any_need,
            "short": points_missing(self.defence, after) if missing and self.defence is not None else 0,
            "combo": combo_hint(self.symbols, card, broken_rib=self.broken_rib),
        }


def as_written(way: Way) -> Way:
    return way


class CardFacts(Mapping[str, Fact]):
    """The facts of a card, computed when they are first read: most options are never looked at."""

    __slots__ = ("_card", "_facts", "_outlook")

    def __init__(self, outlook: Outlook, card: Action) -> None:
        self._outlook, self._card = outlook, card
        self._facts: Facts | None = None

    def _read(self) -> Facts:
        if self._facts is None:
            self._facts = self._outlook.facts(self._card)
        return self._facts

    def __getitem__(self, name: str) -> Fact:
        return self._read()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())


def card_options(game: Game, you: Fighter) -> list[Option[Action]]:
    """Options for the cards of hand and reserve."""
    outlook = Outlook.of(game, you)
    return [Option(card.key, card, CardFacts(outlook, card), card.key) for card in you.playable]


def card_option(game: Game, you: Fighter, card: Action) -> Option[Action]:
    """The option of one card, with its facts computed now."""
    return Option(card.key, card, Outlook.of(game, you).facts(card), card.key)


def fate_of(defence: OpponentCard | None, missing: tuple[Need, ...], *, joker: bool) -> str:
    """The effect of a card on the defence: ``breaks``, ``lacks``, ``never`` or ``unknown``."""
    if defence is None or joker:
        return "unknown"
    if defence.hard:
        return "never"
    return "lacks" if missing else "breaks"


def combo_hint(played: Sequence[str], card: Action, *, broken_rib: bool = False) -> str:
    """The result of the card with those played: ``pair``, ``combo`` or ``none``. With a broken rib three Fire
    are none."""
    if broken_rib and {*played, card.symbol} - {"void"} == {"fire"}:
        return "none"
    symbols = [symbol for symbol in played if symbol != "void"]
    jokers = len(played) - len(symbols)
    if not played:
        return "none"
    alike = sum(symbol == card.symbol for symbol in symbols) + jokers
    if card.symbol == "void":
        alike = max((symbols.count(symbol) for symbol in (*BLACK, "fire")), default=0) + jokers
    if alike < len(played):
        return "none"
    return "combo" if len(played) == CARDS - 1 else "pair"
