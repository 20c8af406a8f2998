"""What the buttons and selects of a lobby's options do."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import GameOption, Problem, Refusal, Seat
from bot.front.decks.page import own_desk
from bot.front.inbound.visit import Visit
from bot.front.lobby.options import EVERYBODY, OF_ONES_OWN, Chooser, options_poster
from bot.front.lobby.seats import need_place_at_table
from bot.front.shared.components import MOST_CHOICES
from bot.store import Sitter
from bot.tables.seating import Stale

LONGEST_NUMBER = 6


async def choose(visit: Visit) -> None:
    """What was picked in one select; of several choices, those of other selects stay."""
    await visit.acknowledge()
    chooser, option, start, page = _about(visit)
    if len(visit.values) == 1 and visit.picked.startswith(OF_ONES_OWN):
        await _choose_deck(visit, chooser, option, page)
        return
    among = option.choices[start : start + MOST_CHOICES]
    elsewhere = [key for key in chooser.keys(option) if key not in among] if option.most > 1 else []
    await _settle(visit, chooser, option, [*elsewhere, *visit.values], page)


async def _choose_deck(visit: Visit, chooser: Chooser, option: GameOption, page: str) -> None:
    """A deck of one's own, as it is now: what is changed in it later changes no match."""
    desk = await own_desk(visit.interaction, _number(visit.picked.removeprefix(OF_ONES_OWN)))
    if desk.rules is not visit.table.game.decks or desk.rules.option != option.key:
        raise Stale
    if desk.faults:
        raise Refusal(Problem("deck-unfit", {"name": desk.name, "reason": " ".join(desk.faults)}))
    code = desk.rules.write(desk.deck)
    await visit.table.lobby.choose(chooser.number, option.key, code, seat=Seat(desk.kept.owner))
    if page:
        await _show(visit, _chooser(visit, chooser.number), _number(page))


async def choose_none(visit: Visit) -> None:
    await visit.acknowledge()
    chooser, option, _, page = _about(visit)
    await _settle(visit, chooser, option, [], page)


async def take_preset(visit: Visit) -> None:
    """Options that go well together."""
    await visit.acknowledge()
    need_place_at_table(visit)
    await visit.table.lobby.take_preset(visit.detail.partition("|")[2])


async def open_options(visit: Visit) -> None:
    """The table's options, or those of a seat, in private; in the message where they stand already."""
    if not visit.in_private:
        await visit.think()
    number, _, page = visit.detail.partition("|")
    await _show(visit, _chooser(visit, _number(number)), _number(page or "0"))


async def turn_to(visit: Visit) -> None:
    """Another of the seats that one chooses for."""
    await _show(visit, _chooser(visit, _number(visit.picked)), 0)


async def open_own(visit: Visit) -> None:
    """What somebody chooses for their own seat."""
    await visit.think()
    mine = _chosen_for_by(visit)
    await _show(visit, _chooser(visit, mine[0].number), 0)


async def _show(visit: Visit, chooser: Chooser, page: int) -> None:
    tabs = _chosen_for_by(visit) if chooser.number != EVERYBODY else ()
    decks = await visit.client.house.store.decks.of(visit.person.user_id) if tabs else []
    rules = {key: game.decks for key, game in visit.client.games.items()}
    own = [deck for deck in decks if rules.get(deck.game) is visit.table.game.decks]
    await visit.show(options_poster(replace(chooser, decks=own), page, tabs))


async def _settle(visit: Visit, chooser: Chooser, option: GameOption, keys: list[str], page: str) -> None:
    if chooser.number == EVERYBODY:
        await visit.table.lobby.set_option(option.key, *keys)
    else:
        await visit.table.lobby.choose(chooser.number, option.key, *keys)
    if page:
        await _show(visit, _chooser(visit, chooser.number), _number(page))


def _about(visit: Visit) -> tuple[Chooser, GameOption, int, str]:
    """Whose option it is, which, where its select begins, and the private page it stands on, if any."""
    parts = visit.detail.split("|")
    if len(parts) != 4:
        raise Stale
    chooser = _chooser(visit, _number(parts[0]))
    option = next((one for one in chooser.options if one.key == parts[1]), None)
    if option is None:
        raise Refusal(Problem("not-an-option"))
    return chooser, option, _number(parts[2] or "0"), parts[3]


def _chooser(visit: Visit, number: int) -> Chooser:
    """Everybody who sits down may choose for the table and for AI seats; for a person, only they."""
    need_place_at_table(visit)
    if not visit.table.in_lobby:
        raise Stale
    if number != EVERYBODY and all(one.number != number for one in _chosen_for_by(visit)):
        raise Refusal(Problem("not-your-seat"))
    return Chooser(visit.table, visit.words, number)


def _chosen_for_by(visit: Visit) -> list[Sitter]:
    """Whom the visitor chooses for: their own seats first, then the AI's."""
    need_place_at_table(visit)
    own = [one for one in visit.table.sitters if one.user_id == visit.person.user_id]
    return [*own, *(one for one in visit.table.sitters if one.kind == "ai")]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER):
        raise Stale
    return int(text)
