"""The actions with their fields, except those of the hand (``bot.front.hand.actions``).

Their handlers are registered in ``bot.front.app.actions``. ``page`` is the private page of a control.
``start`` tells the selects of one page apart: it is the number of the select's first line. A button that does
the same as a select has ``picked``, too.
"""

from __future__ import annotations

from typing import Final

from bot.engine import Seat, Strength
from bot.front.shared.action import Button, Select

IN_PUBLIC: Final = -1
"""The page number of controls on the table's public message."""
ANY_SEAT: Final = Seat("")


class OpenHand(Button, key="hand"):
    pass


# The lobby


class Join(Button, key="join"):
    """An empty ``seat`` leaves the seat to the draw."""

    seat: Seat = ANY_SEAT


class LeadAnother(Button, key="lead-another"):
    pass


class Leave(Button, key="leave"):
    pass


class AddAi(Button, key="add-ai"):
    strength: Strength = "adept"


class DropAi(Button, key="drop-ai"):
    pass


class Start(Button, key="start"):
    pass


class Ready(Button, key="ready"):
    pass


class SetByHand(Button, key="set-by-hand"):
    pass


class Close(Button, key="close"):
    pass


class CloseToOthers(Button, key="close-to-others"):
    pass


class OpenToOthers(Button, key="open-to-others"):
    pass


class SetSuggestions(Button, key="suggestions"):
    """``to`` is a choice of the table's option."""

    to: str


class SendAway(Button, key="send-away"):
    pass


class PickWhomToSendAway(Select, key="send-away-whom"):
    picked: str = ""


class Rematch(Button, key="rematch"):
    pass


class Change(Button, key="change"):
    pass


class TryNext(Button, key="try-next"):
    """``number`` is the place of the suggestion in the account of the game."""

    number: int


class PickOption(Select, key="option"):
    """``number`` is the sitter's number; 0 for the options of the table."""

    number: int
    start: int
    page: int
    option: str
    picked: tuple[str, ...] = ()


class OptionNone(Button, key="option-none"):
    number: int
    page: int
    option: str


class OpenOptions(Button, key="options"):
    number: int
    page: int = 0


class PickWhoseOptions(Select, key="options-of"):
    picked: int = 0


class OpenOwnOptions(Button, key="own"):
    pass


class TakePreset(Button, key="preset"):
    preset: str


# Looking back and around


class OpenLog(Button, key="log"):
    pass


class TurnLog(Button, key="log-page"):
    picked: int


class ExplainLog(Button, key="log-why"):
    picked: int


class PickLogPage(Select, key="log-page"):
    picked: int = 0


class Watch(Button, key="watch"):
    pass


class TurnToFrame(Button, key="frame"):
    """``name`` tells two buttons apart that lead to the same frame."""

    picked: int
    name: str


class PickFrame(Select, key="frame"):
    picked: int = 0


class LookCloser(Button, key="closer"):
    pass


class PickCloser(Select, key="closer-at"):
    picked: int = 0


class OpenSigns(Button, key="signs"):
    """The legend of the pictures."""


class OpenRules(Button, key="rules"):
    pass


class PickChapter(Select, key="chapter"):
    game: str
    picked: str = ""


class OpenBets(Button, key="bet"):
    pass


class BetOn(Button, key="bet-on"):
    guess: str


# What players agree on, and what is done about a table


class AskToResign(Button, key="ask-resign"):
    pass


class Resign(Button, key="resign"):
    """``comes`` is the announced consequence."""

    comes: str


class AskToCancel(Button, key="ask-cancel"):
    pass


class CallOff(Button, key="call-off"):
    pass


class AgreeToCancel(Button, key="agree"):
    pass


class AskToReplace(Button, key="ask-replace"):
    pass


class Replace(Button, key="replace"):
    """``mark`` stands for the players who were named as absent."""

    mark: str


class Verify(Button, key="verify"):
    pass


class Bump(Button, key="bump"):
    pass


class Report(Button, key="report"):
    pass


# Those that need no table


class PlayNow(Button, key="play-now"):
    game: str


class PickBeginning(Select, key="begin-with"):
    """``picked`` is a game and a preset of it, as ``beginning_key`` writes them."""

    picked: str = ""


class SetTable(Button, key="set-table"):
    game: str


class ReportTrouble(Button, key="trouble"):
    """``table`` is 0 for a problem without a table."""

    table: int
    problem: str


class OpenHearing(Button, key="hearing"):
    pass


class PickHearingWay(Select, key="hearing-way"):
    picked: str = ""


class PickDelay(Select, key="hearing-delay"):
    """The delay in seconds, or the usual one."""

    picked: str = ""


class PickQuietHours(Select, key="hearing-quiet"):
    picked: str = ""


class PickClock(Select, key="hearing-clock"):
    """The offset in minutes ahead of UTC."""

    picked: int = 0


class PickLimit(Select, key="limit"):
    limit: str
    picked: int = 0


class OfDeck(Button):
    """A button whose only field is a deck."""

    deck: int


class CheckDeck(OfDeck, key="deck-check"):
    pass


class ShareDeck(OfDeck, key="deck-share"):
    pass


class AskToDropDeck(OfDeck, key="deck-delete"):
    pass


class DropDeck(OfDeck, key="deck-drop"):
    pass


class SetCount(Button, key="deck-count"):
    deck: int
    card: str
    many: int


class PickCard(Select, key="deck-card"):
    deck: int
    picked: str = ""


class PickShelf(PickCard, key="deck-shelf"):
    pass
