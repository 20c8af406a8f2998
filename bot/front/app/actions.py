"""What every button and select does, by the action that its identifier names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.front.commands import reports, settings
from bot.front.decks import page
from bot.front.fairness import verifying
from bot.front.hand import answering, taking_back
from bot.front.hand.open_hands import OpenHands
from bot.front.history import closeups, log, rules, scrubber
from bot.front.inbound.private_messages import OnlyOne
from bot.front.inbound.router import Action, HouseAction
from bot.front.lobby import choosing, seats
from bot.front.publishing import bumping
from bot.front.publishing.publisher import Publisher
from bot.front.social import bets, notifications, votes


def table_actions(
    publisher: Publisher, hands: OpenHands, bets_shown: OnlyOne, seen: scrubber.Seen, made: reports.Reports
) -> Mapping[str, Action]:
    """At a table."""
    hand = answering.Answering(hands)
    return {
        "hand": hand.open_hand,
        "seat": hand.turn_to_seat,
        "answer": hand.answer,
        "ahead": hand.answer,
        "way": hand.turn_to_way,
        "page": hand.turn_page,
        "none": hand.answer_with_none,
        "try": hand.try_on,
        "among": hand.try_among,
        "answer-until": hand.answer_until,
        "ask-again": hand.ask_again,
        "field": hand.turn_to_field,
        "value": hand.set_value,
        "add": hand.add,
        "less": hand.take_away,
        "more": hand.one_more,
        "fewer": hand.one_fewer,
        "clear": hand.clear,
        "suggest": hand.suggest,
        "lock": hand.lock_in,
        "lock-with": hand.lock_in_with,
        "unlock": hand.unlock,
        "put-back": partial(taking_back.put_back, hands),
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
        "start": partial(seats.start, publisher.promises),
        "close": seats.close,
        "close-to-others": seats.close_to_others,
        "open-to-others": seats.open_to_others,
        "send-away": seats.choose_whom_to_send_away,
        "send-away-whom": seats.send_away,
        "rematch": partial(seats.rematch, publisher.refresh),
        "log": log.open_log,
        "verify": verifying.answer_verify,
        "bump": partial(bumping.bump, publisher),
        "log-page": log.turn_log,
        "watch": partial(scrubber.open_scrubber, seen),
        "frame": partial(scrubber.turn_to_frame, seen),
        "closer": closeups.look_closer,
        "bet": partial(bets.open_bets, bets_shown),
        "bet-on": partial(bets.bet_on, bets_shown),
        "closer-at": closeups.look_closer_at,
        "rules": rules.open_rules,
        "ask-resign": votes.ask_to_resign,
        "resign": votes.resign,
        "ask-cancel": votes.ask_to_cancel,
        "call-off": votes.call_off,
        "agree": votes.agree_to_cancel,
        "ask-replace": votes.ask_to_replace,
        "replace": votes.replace,
        "report": partial(reports.report_table, made),
    }


def house_actions(made: reports.Reports) -> Mapping[str, HouseAction]:
    """Those that need no table: to leaf through the rules, say."""
    return {
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
        "trouble": partial(reports.report_trouble, made),
    }
