"""The handlers of the buttons and selects of a lobby's options."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import GameOption, Problem, Refusal, Seat
from bot.front.decks.page import own_deck
from bot.front.inbound.visit import Visit
from bot.front.lobby.options import EVERYBODY, Chooser, deck_of, options_poster
from bot.front.lobby.seats import need_place_at_table
from bot.front.shared.action import Action
from bot.front.shared.actions import (
    IN_PUBLIC,
    OpenOptions,
    OptionNone,
    PickOption,
    PickWhoseOptions,
    TakePreset,
)
from bot.front.shared.components import MOST_CHOICES
from bot.store import Sitter
from bot.tables.seating import Stale


async def choose(visit: Visit, action: PickOption) -> None:
    """Set an option from one select; choices made in the option's other selects stay."""
    await visit.acknowledge()
    chooser, option = _about(visit, action)
    if len(action.picked) == 1 and (deck := deck_of(action.picked[0])) is not None:
        await _choose_deck(visit, chooser, option, deck, action.page)
        return
    among = option.choices[action.start : action.start + MOST_CHOICES]
    elsewhere = [key for key in chooser.keys(option) if key not in among] if option.most > 1 else []
    await _settle(visit, chooser, option, [*elsewhere, *action.picked], action.page)


async def _choose_deck(visit: Visit, chooser: Chooser, option: GameOption, deck: int, page: int) -> None:
    """Choose one of the visitor's own decks as it is now. Later changes of the deck affect no match."""
    mine = await own_deck(visit.interaction, deck)
    if mine.rules is not visit.table.game.decks or mine.rules.option != option.key:
        raise Stale
    if mine.faults:
        raise Refusal(Problem("deck-unfit", {"name": mine.name, "reason": " ".join(mine.faults)}))
    code = mine.rules.write(mine.deck)
    await visit.table.lobby.choose(chooser.number, option.key, code, seat=Seat(mine.kept.owner))
    if page != IN_PUBLIC:
        await _show(visit, _chooser(visit, chooser.number), page)


async def choose_none(visit: Visit, action: OptionNone) -> None:
    await visit.acknowledge()
    chooser, option = _about(visit, action)
    await _settle(visit, chooser, option, [], action.page)


async def take_preset(visit: Visit, action: TakePreset) -> None:
    """Set the options of a preset."""
    await visit.acknowledge()
    need_place_at_table(visit)
    await visit.table.lobby.take_preset(action.preset)


async def open_options(visit: Visit, action: OpenOptions) -> None:
    """Show the options of the table or of a seat privately; replaces an open private message."""
    if not visit.in_private:
        await visit.think()
    await _show(visit, _chooser(visit, action.number), action.page)


async def turn_to(visit: Visit, action: PickWhoseOptions) -> None:
    """Show the options of another seat that the visitor chooses for."""
    await _show(visit, _chooser(visit, action.picked), 0)


async def open_own(visit: Visit, _: Action) -> None:
    """Show the options of the visitor's own seat."""
    await visit.think()
    mine = _chosen_for_by(visit)
    await _show(visit, _chooser(visit, mine[0].number), 0)


async def _show(visit: Visit, chooser: Chooser, page: int) -> None:
    tabs = _chosen_for_by(visit) if chooser.number != EVERYBODY else ()
    decks = await visit.client.house.store.decks.of(visit.person.user_id) if tabs else []
    rules = {key: game.decks for key, game in visit.client.games.items()}
    own = [deck for deck in decks if rules.get(deck.game) is visit.table.game.decks]
    await visit.show(await options_poster(visit.client.studio, replace(chooser, decks=own), page, tabs))


async def _settle(visit: Visit, chooser: Chooser, option: GameOption, keys: list[str], page: int) -> None:
    if chooser.number == EVERYBODY:
        await visit.table.lobby.set_option(option.key, *keys)
    else:
        await visit.table.lobby.choose(chooser.number, option.key, *keys)
    if page != IN_PUBLIC:
        await _show(visit, _chooser(visit, chooser.number), page)


def _about(visit: Visit, action: PickOption | OptionNone) -> tuple[Chooser, GameOption]:
    """The chooser and the option of an action."""
    chooser = _chooser(visit, action.number)
    option = next((one for one in chooser.options if one.key == action.option), None)
    if option is None:
        raise Refusal(Problem("not-an-option"))
    return chooser, option


def _chooser(visit: Visit, number: int) -> Chooser:
    """The options of the table or one seat. Everybody at the table may choose for the table and for AI seats;
    a person's own options are theirs alone."""
    need_place_at_table(visit)
    if not visit.table.in_lobby:
        raise Stale
    if number != EVERYBODY and all(one.number != number for one in _chosen_for_by(visit)):
        raise Refusal(Problem("not-your-seat"))
    return Chooser(visit.table, visit.words, number)


def _chosen_for_by(visit: Visit) -> list[Sitter]:
    """The sitters the visitor chooses for: their own seats first, then the AI's."""
    need_place_at_table(visit)
    own = [one for one in visit.table.sitters if one.user_id == visit.person.user_id]
    return [*own, *(one for one in visit.table.sitters if one.kind == "ai")]
