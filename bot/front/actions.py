"""What every button and select does, by the action that its identifier names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.front import (
    agreeing,
    betting,
    closeups,
    hearing,
    history,
    lobby,
    log_book,
    options,
    play,
    putting_back,
    rulesbook,
)
from bot.front.visit import Action, HouseAction

ACTIONS: Final[Mapping[str, Action]] = {
    "hand": play.open_hand,
    "seat": play.turn_to_seat,
    "answer": play.answer,
    "ahead": play.answer_ahead,
    "place": play.turn_to_place,
    "page": play.turn_page,
    "none": play.answer_with_none,
    "try": play.try_on,
    "among": play.try_among,
    "pass-until": play.pass_until,
    "ask-again": play.ask_again,
    "field": play.turn_to_field,
    "value": play.set_value,
    "add": play.add,
    "less": play.take_away,
    "more": play.one_more,
    "fewer": play.one_fewer,
    "clear": play.clear,
    "suggest": play.suggest,
    "lock": play.lock_in,
    "unlock": play.unlock,
    "put-back": putting_back.put_back,
    "ask-put-back": putting_back.ask_to_put_back,
    "propose-put-back": putting_back.propose_to_put_back,
    "agree-put-back": putting_back.agree_to_put_back,
    "join": lobby.join,
    "lead-another": lobby.lead_another,
    "leave": lobby.leave,
    "add-ai": lobby.add_ai,
    "drop-ai": lobby.drop_ai,
    "option": options.choose,
    "option-none": options.choose_none,
    "options": options.open_options,
    "options-of": options.turn_to,
    "own": options.open_own,
    "preset": options.take_preset,
    "start": lobby.start,
    "close": lobby.close,
    "close-to-others": lobby.close_to_others,
    "open-to-others": lobby.open_to_others,
    "send-away": lobby.choose_whom_to_send_away,
    "send-away-whom": lobby.send_away,
    "rematch": lobby.rematch,
    "log": log_book.open_log,
    "log-page": log_book.turn_log,
    "watch": history.open_scrubber,
    "frame": history.turn_to_frame,
    "closer": closeups.look_closer,
    "bet": betting.open_bets,
    "bet-on": betting.bet_on,
    "closer-at": closeups.look_closer_at,
    "rules": rulesbook.open_rules,
    "resign": agreeing.resign,
    "call-off": agreeing.call_off,
    "agree": agreeing.agree_to_cancel,
    "replace": agreeing.replace,
}
"""At a table."""

HOUSE_ACTIONS: Final[Mapping[str, HouseAction]] = {
    "chapter": rulesbook.turn_to_chapter,
    "hearing": hearing.open_hearing,
    "hearing-way": hearing.choose_way,
    "hearing-quiet": hearing.choose_quiet,
    "hearing-clock": hearing.choose_clock,
}
"""Those that need no table: to leaf through the rules, say."""
