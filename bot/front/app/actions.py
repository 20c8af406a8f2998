"""What every button and select does, by the action that its identifier names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.front.commands import reports, settings
from bot.front.decks import page
from bot.front.fairness import verifying
from bot.front.hand import answering, taking_back
from bot.front.history import closeups, log, rules, scrubber
from bot.front.inbound.visit import Action, HouseAction
from bot.front.lobby import choosing, seats
from bot.front.publishing import bumping
from bot.front.social import bets, notifications, votes

ACTIONS: Final[Mapping[str, Action]] = {
    "hand": answering.open_hand,
    "seat": answering.turn_to_seat,
    "answer": answering.answer,
    "ahead": answering.answer,
    "way": answering.turn_to_way,
    "page": answering.turn_page,
    "none": answering.answer_with_none,
    "try": answering.try_on,
    "among": answering.try_among,
    "answer-until": answering.answer_until,
    "ask-again": answering.ask_again,
    "field": answering.turn_to_field,
    "value": answering.set_value,
    "add": answering.add,
    "less": answering.take_away,
    "more": answering.one_more,
    "fewer": answering.one_fewer,
    "clear": answering.clear,
    "suggest": answering.suggest,
    "lock": answering.lock_in,
    "lock-with": answering.lock_in_with,
    "unlock": answering.unlock,
    "put-back": taking_back.put_back,
    "ask-put-back": taking_back.ask_to_put_back,
    "propose-put-back": taking_back.propose_to_put_back,
    "agree-put-back": taking_back.agree_to_put_back,
    "join": seats.join,
    "lead-another": seats.lead_another,
    "leave": seats.leave,
    "add-ai": seats.add_ai,
    "drop-ai": seats.drop_ai,
    "option": choosing.choose,
    "option-none": choosing.choose_none,
    "options": choosing.open_options,
    "options-of": choosing.turn_to,
    "own": choosing.open_own,
    "preset": choosing.take_preset,
    "start": seats.start,
    "close": seats.close,
    "close-to-others": seats.close_to_others,
    "open-to-others": seats.open_to_others,
    "send-away": seats.choose_whom_to_send_away,
    "send-away-whom": seats.send_away,
    "rematch": seats.rematch,
    "log": log.open_log,
    "verify": verifying.answer_verify,
    "bump": bumping.bump,
    "log-page": log.turn_log,
    "watch": scrubber.open_scrubber,
    "frame": scrubber.turn_to_frame,
    "closer": closeups.look_closer,
    "bet": bets.open_bets,
    "bet-on": bets.bet_on,
    "closer-at": closeups.look_closer_at,
    "rules": rules.open_rules,
    "ask-resign": votes.ask_to_resign,
    "resign": votes.resign,
    "ask-cancel": votes.ask_to_cancel,
    "call-off": votes.call_off,
    "agree": votes.agree_to_cancel,
    "ask-replace": votes.ask_to_replace,
    "replace": votes.replace,
    "report": reports.report_table,
}
"""At a table."""

HOUSE_ACTIONS: Final[Mapping[str, HouseAction]] = {
    "chapter": rules.turn_to_chapter,
    "hearing": notifications.open_hearing,
    "hearing-way": notifications.choose_way,
    "hearing-quiet": notifications.choose_quiet,
    "hearing-clock": notifications.choose_clock,
    "limit": settings.choose_limit,
    "deck-card": page.look_at,
    "deck-shelf": page.look_at,
    "deck-count": page.count,
    "deck-check": page.check,
    "deck-share": page.share,
    "deck-delete": page.ask_to_delete,
    "deck-drop": page.drop,
    "trouble": reports.report_trouble,
}
"""Those that need no table: to leaf through the rules, say."""
