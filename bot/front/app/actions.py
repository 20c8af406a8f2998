"""The registration of all handlers of buttons and selects."""

from __future__ import annotations

from functools import partial

from bot.front.commands import beginning, reports, settings
from bot.front.decks import page
from bot.front.fairness import verifying
from bot.front.hand import actions as of_hand
from bot.front.hand import answering, taking_back
from bot.front.hand.open_hands import OpenHands
from bot.front.history import closeups, log, rules, scrubber
from bot.front.inbound.private_messages import PrivateMessages
from bot.front.inbound.router import Router
from bot.front.lobby import again, choosing, seats
from bot.front.publishing import bumping
from bot.front.publishing.publisher import Publisher
from bot.front.shared import actions as does
from bot.front.social import bets, notifications, votes
from bot.front.social.wishes import Wishes


def register_actions(
    router: Router,
    publisher: Publisher,
    hands: OpenHands,
    bets_shown: PrivateMessages,
    seen: scrubber.Seen,
    made: reports.Reports,
    wishes: Wishes,
) -> None:
    """Register the handler of every action."""
    hand = answering.Answering(hands, wishes)
    router.at_table(does.OpenHand, hand.open_hand)
    router.at_table(of_hand.TurnToSeat, hand.turn_to_seat)
    router.at_table(of_hand.GoOn, hand.turn_to_seat)
    router.at_table(of_hand.Explain, hand.explain)
    router.at_table(of_hand.AnswerNone, hand.answer_with_none)
    router.at_table(of_hand.AskAgain, hand.ask_again)
    router.at_table(of_hand.Clear, hand.clear)
    router.at_table(of_hand.Suggest, hand.suggest)
    router.at_table(of_hand.BringBack, hand.bring_back)
    router.at_table(of_hand.LockIn, hand.lock_in)
    router.at_table(of_hand.Unlock, hand.unlock)
    router.at_table(of_hand.PutBack, partial(taking_back.put_back, hands))
    router.at_table(of_hand.AskToPutBack, taking_back.ask_to_put_back)
    router.at_table(of_hand.TurnPage, hand.turn_page)
    router.at_table(of_hand.TurnToWay, hand.turn_to_way)
    router.at_table(of_hand.PickWay, hand.turn_to_way)
    router.at_table(of_hand.Answer, hand.answer)
    router.at_table(of_hand.AnswerBoth, hand.answer)
    router.at_table(of_hand.TryOn, hand.try_on)
    router.at_table(of_hand.AnswerUntil, hand.answer_until)
    router.at_table(of_hand.LockInWith, hand.lock_in_with)
    router.at_table(of_hand.PickLockInWith, hand.lock_in_with)
    router.at_table(of_hand.SetValue, hand.set_value)
    router.at_table(of_hand.OneMore, hand.one_more)
    router.at_table(of_hand.OneFewer, hand.one_fewer)
    router.at_table(of_hand.PickAnswer, hand.answer)
    router.at_table(of_hand.PickField, hand.turn_to_field)
    router.at_table(of_hand.PickValue, hand.set_value)
    router.at_table(of_hand.PickAmong, hand.try_among)
    router.at_table(of_hand.PickMore, hand.add)
    router.at_table(of_hand.PickFewer, hand.take_away)
    router.at_table(of_hand.ProposeToPutBack, taking_back.agree_to_put_back)
    router.at_table(of_hand.AgreeToPutBack, taking_back.agree_to_put_back)
    router.at_table(does.Join, seats.join)
    router.at_table(does.LeadAnother, seats.lead_another)
    router.at_table(does.Leave, seats.leave)
    router.at_table(does.AddAi, seats.add_ai)
    router.at_table(does.DropAi, seats.drop_ai)
    router.at_table(does.Start, partial(seats.start, publisher.promises, hands.open))
    router.at_table(does.Ready, seats.say_ready)
    router.at_table(does.SetByHand, seats.set_by_hand)
    router.at_table(does.Close, seats.close)
    router.at_table(does.CloseToOthers, seats.close_to_others)
    router.at_table(does.OpenToOthers, seats.open_to_others)
    router.at_table(does.SetSuggestions, seats.set_suggestions)
    router.at_table(does.SendAway, seats.choose_whom_to_send_away)
    router.at_table(does.PickWhomToSendAway, seats.send_away)
    router.at_table(does.Rematch, partial(again.rematch, publisher.refresh))
    router.at_table(does.Change, partial(again.change, publisher.refresh))
    router.at_table(does.TryNext, partial(again.try_next, publisher.refresh))
    router.at_table(does.PickOption, choosing.choose)
    router.at_table(does.OptionNone, choosing.choose_none)
    router.at_table(does.OpenOptions, choosing.open_options)
    router.at_table(does.PickWhoseOptions, choosing.turn_to)
    router.at_table(does.OpenOwnOptions, choosing.open_own)
    router.at_table(does.TakePreset, choosing.take_preset)
    router.at_table(does.OpenLog, log.open_log)
    router.at_table(does.TurnLog, log.turn_log)
    router.at_table(does.PickLogPage, log.turn_log)
    router.at_table(does.ExplainLog, log.explain_log)
    router.at_table(does.Watch, partial(scrubber.open_scrubber, seen))
    router.at_table(does.TurnToFrame, partial(scrubber.turn_to_frame, seen))
    router.at_table(does.PickFrame, partial(scrubber.turn_to_frame, seen))
    router.at_table(does.LookCloser, closeups.look_closer)
    router.at_table(does.PickCloser, closeups.look_closer_at)
    router.at_table(does.OpenRules, rules.open_rules)
    router.at_table(does.OpenSigns, rules.open_signs)
    router.anywhere(does.PickChapter, rules.turn_to_chapter)
    router.at_table(does.OpenBets, partial(bets.open_bets, bets_shown))
    router.at_table(does.BetOn, partial(bets.bet_on, bets_shown))
    router.at_table(does.AskToResign, votes.ask_to_resign)
    router.at_table(does.Resign, votes.resign)
    router.at_table(does.AskToCancel, votes.ask_to_cancel)
    router.at_table(does.CallOff, votes.call_off)
    router.at_table(does.AgreeToCancel, votes.agree_to_cancel)
    router.at_table(does.AskToReplace, votes.ask_to_replace)
    router.at_table(does.Replace, votes.replace)
    router.at_table(does.Verify, verifying.answer_verify)
    router.at_table(does.Bump, partial(bumping.bump, publisher))
    router.at_table(does.Report, partial(reports.report_table, made))
    router.anywhere(does.ReportTrouble, partial(reports.report_trouble, made))
    router.anywhere(does.PlayNow, partial(beginning.play_now, publisher))
    router.anywhere(does.PickBeginning, partial(beginning.begin_with, publisher))
    router.anywhere(does.SetTable, partial(beginning.set_table, publisher))
    settings_of_turns = notifications.ReminderSettings(wishes)
    router.anywhere(does.OpenHearing, settings_of_turns.open)
    router.anywhere(does.PickHearingWay, settings_of_turns.choose_way)
    router.anywhere(does.PickDelay, settings_of_turns.choose_delay)
    router.anywhere(does.PickQuietHours, settings_of_turns.choose_quiet)
    router.anywhere(does.PickClock, settings_of_turns.choose_clock)
    router.at_table(of_hand.TellWhen, hand.tell_when)
    router.anywhere(does.PickLimit, settings.choose_limit)
    router.anywhere(does.CheckDeck, page.check)
    router.anywhere(does.ShareDeck, page.share)
    router.anywhere(does.AskToDropDeck, page.ask_to_delete)
    router.anywhere(does.DropDeck, page.drop)
    router.anywhere(does.SetCount, page.count)
    router.anywhere(does.PickCard, page.look_at)
    router.anywhere(does.PickShelf, page.look_at)
