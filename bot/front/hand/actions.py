"""The actions of the hand, with their fields (see ``bot.front.shared.actions``)."""

from __future__ import annotations

from typing import Final

from bot.engine import Seat
from bot.front.shared.action import Button, Keys, Select, Setting

NO_KEYS: Final = Keys("")
NO_SETTING: Final = Setting("", "")
"""The values while nothing has been picked."""


class OfSeat(Button):
    """A button whose only field is a seat."""

    seat: Seat


class TurnToSeat(OfSeat, key="seat"):
    pass


class TellWhen(Button, key="tell-when"):
    """Sets the delay before a player is told of their turn, or ``never``."""

    seat: Seat
    picked: str


class Explain(OfSeat, key="explain"):
    """The rules that led to what has happened."""


class GoOn(OfSeat, key="go-on"):
    """From what has happened to the present question."""


class AnswerNone(OfSeat, key="none"):
    pass


class AskAgain(OfSeat, key="ask-again"):
    pass


class Clear(OfSeat, key="clear"):
    pass


class Suggest(OfSeat, key="suggest"):
    pass


class BringBack(OfSeat, key="bring-back"):
    pass


class LockIn(OfSeat, key="lock"):
    pass


class Unlock(OfSeat, key="unlock"):
    pass


class PutBack(OfSeat, key="put-back"):
    pass


class AskToPutBack(OfSeat, key="ask-put-back"):
    pass


class TurnPage(Button, key="page"):
    seat: Seat
    page: int


class TurnToWay(Button, key="way"):
    seat: Seat
    picked: str


class PickWay(Select, key="way"):
    seat: Seat
    picked: str = ""


class Answer(Button, key="answer"):
    seat: Seat
    picked: Keys


class AnswerBoth(Answer, key="ahead"):
    """A button beside the answers: it also answers the next question."""


class TryOn(Button, key="try"):
    seat: Seat
    keys: Keys


class AnswerUntil(Button, key="answer-until"):
    seat: Seat
    event: str


class LockInWith(Button, key="lock-with"):
    seat: Seat
    picked: str


class PickLockInWith(Select, key="lock-with"):
    seat: Seat
    picked: str = ""


class SetValue(Button, key="value"):
    seat: Seat
    picked: Setting


class OneMore(Button, key="more"):
    seat: Seat
    field: str


class OneFewer(Button, key="fewer"):
    seat: Seat
    field: str


class OfPart(Select):
    """A select that holds a part of the options."""

    seat: Seat
    start: int
    page: int


class PickAnswer(OfPart, key="answer"):
    picked: Keys = NO_KEYS


class PickField(OfPart, key="field"):
    picked: str = ""


class PickValue(OfPart, key="value"):
    picked: Setting = NO_SETTING


class OfParts(OfPart):
    """A select of which several options may be picked."""

    picked: tuple[str, ...] = ()


class PickAmong(OfParts, key="among"):
    pass


class PickMore(OfParts, key="add"):
    pass


class PickFewer(OfParts, key="less"):
    pass


class ProposeToPutBack(Button, key="propose-put-back"):
    whose: int


class AgreeToPutBack(Button, key="agree-put-back"):
    whose: int
