"""Taking back one's last answer: alone while it has revealed nothing, else with the agreement of the
others."""

from __future__ import annotations

from bot.engine import Facts, Problem, Refusal
from bot.front.hand.actions import AgreeToPutBack, ProposeToPutBack, PutBack
from bot.front.hand.open_hands import OpenHands
from bot.front.inbound.visit import Visit
from bot.front.shared.action import Action
from bot.front.shared.languages import words_at
from bot.front.shared.table_text import mention, mentions
from bot.front.social.absence import absent_among
from bot.front.social.votes import announce, confirmation, is_first, settled
from bot.tables.seating import Stale


async def put_back(hands: OpenHands, visit: Visit, action: PutBack) -> None:
    """Put back the player's own answer: its question is asked again, with the old draft."""
    await visit.table.undo.put_back(visit.person, visit.position)
    await hands.show(visit, action.seat)


async def ask_to_put_back(visit: Visit, _: Action) -> None:
    """Ask the player to confirm before the others are asked."""
    await visit.think()
    _need_position(visit)
    if visit.table.undo.last_answer(visit.person.user_id) is None:
        raise Refusal(Problem("nothing-to-put-back"))
    text = visit.words.say("confirm-put-back")
    await visit.show(confirmation(visit, text, ProposeToPutBack(visit.person.user_id)))


async def agree_to_put_back(visit: Visit, action: ProposeToPutBack | AgreeToPutBack) -> None:
    """Agree to a proposal. When everybody has agreed, the proposer's last answer is put back."""
    await visit.acknowledge()
    _need_position(visit)
    table, words, votes = visit.table, visit.words, visit.table.votes
    whose = action.whose
    if whose not in table.humans:
        raise Stale
    if not table.is_seated(visit.person.user_id):
        raise Refusal(Problem("not-seated"))
    subject = votes.putting_back(whose, visit.position)
    agreed = await table.votes.agreed(subject)
    absent = await absent_among(visit, await votes.yet_to_agree(subject, ()))
    if await votes.to_put_back(visit.person, whose, visit.position, absent):
        await settled(visit, words.say("put-back-done", name=mention(whose)))
        return
    missing = await votes.yet_to_agree(subject, absent)
    names: Facts = {"names": mentions(missing), "count": len(missing)}
    await settled(visit, words.say("put-back-waiting", names))
    if await is_first(visit, subject, agreed):
        asked = words_at(table).say("put-back-asked", names, name=mention(whose), table=table.id)
        await announce(visit, asked, missing, AgreeToPutBack(whose))


def _need_position(visit: Visit) -> None:
    """Raise ``Stale`` if the match has moved on since the proposal."""
    if not visit.table.playing or visit.position != visit.table.position:
        raise Stale
