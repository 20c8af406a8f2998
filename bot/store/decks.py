"""The decks that members have built. Every call names the owner: nobody reads or changes another member's
deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sqlalchemy import delete
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from bot.harmless import FromPeople
from bot.store.database import Transactions
from bot.store.models import KeptDeck


class Decks:
    """Each call is one transaction."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of(self, user_id: int) -> list[KeptDeck]:
        """All decks of a member, oldest first."""
        mine = select(KeptDeck).where(col(KeptDeck.user_id) == user_id).order_by(col(KeptDeck.id))
        return await self._transactions.read(lambda session: list(session.exec(mine)))

    async def one(self, user_id: int, number: int) -> KeptDeck | None:
        """A member's deck, or ``None`` if they have no such deck."""
        return await self._transactions.read(lambda session: session.exec(_one(user_id, number)).first())

    async def keep(
        self, user_id: int, game: str, name: FromPeople, owner: str, cards: Mapping[str, int]
    ) -> KeptDeck:
        """Create a deck."""
        deck = KeptDeck(user_id=user_id, game=game, name=name, owner=owner, cards=dict(cards))
        await self._transactions.write(lambda session: session.add(deck))
        return deck

    async def rename(self, user_id: int, number: int, name: FromPeople) -> KeptDeck | None:
        """The renamed deck; ``None`` if the member has no such deck."""

        def rename(deck: KeptDeck) -> None:
            deck.name = name

        return await self._change(user_id, number, rename)

    async def put(self, user_id: int, number: int, card: str, many: int) -> KeptDeck | None:
        """The deck after setting the number of copies of a card; ``None`` if the member has no such deck."""

        def put(deck: KeptDeck) -> None:
            others = {key: each for key, each in deck.cards.items() if key != card}
            deck.cards = {**others, card: many} if many else others

        return await self._change(user_id, number, put)

    async def drop(self, user_id: int, number: int) -> bool:
        """Delete a deck. Returns whether the member had it."""
        theirs = col(KeptDeck.id) == number, col(KeptDeck.user_id) == user_id
        gone = delete(KeptDeck).where(*theirs).returning(col(KeptDeck.id))
        return await self._transactions.write(lambda session: session.exec(gone).first() is not None)

    async def _change(self, user_id: int, number: int, change: Callable[[KeptDeck], None]) -> KeptDeck | None:
        def work(session: Session) -> KeptDeck | None:
            deck = session.exec(_one(user_id, number).with_for_update()).first()
            if deck is not None:
                change(deck)
            return deck

        return await self._transactions.write(work)


def _one(user_id: int, number: int) -> SelectOfScalar[KeptDeck]:
    return select(KeptDeck).where(col(KeptDeck.id) == number, col(KeptDeck.user_id) == user_id)
