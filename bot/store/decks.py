"""The decks that members have built. Nobody reads or changes another's: every call names its owner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import TypeAlias

from sqlalchemy import delete
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.harmless import FromPeople
from bot.store.models import KeptDeck

Transaction: TypeAlias = "Callable[[], AbstractAsyncContextManager[AsyncSession]]"


class Decks:
    """Each call is one transaction."""

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self._reading, self._writing = reading, writing

    async def of(self, user_id: int) -> list[KeptDeck]:
        """Somebody's decks, the oldest first."""
        async with self._reading() as session:
            mine = select(KeptDeck).where(col(KeptDeck.user_id) == user_id)
            return list((await session.exec(mine.order_by(col(KeptDeck.id)))).all())

    async def one(self, user_id: int, number: int) -> KeptDeck | None:
        """A deck, if it is theirs."""
        async with self._reading() as session:
            return await _found(session, user_id, number)

    async def keep(
        self, user_id: int, game: str, name: FromPeople, owner: str, cards: Mapping[str, int]
    ) -> KeptDeck:
        """A new deck."""
        deck = KeptDeck(user_id=user_id, game=game, name=name, owner=owner, cards=dict(cards))
        async with self._writing() as session:
            session.add(deck)
        return deck

    async def rename(self, user_id: int, number: int, name: FromPeople) -> KeptDeck | None:
        async with self._writing() as session:
            deck = await _found(session, user_id, number)
            if deck is not None:
                deck.name = name
            return deck

    async def put(self, user_id: int, number: int, card: str, many: int) -> KeptDeck | None:
        """So many of a card from now on; the deck as it is then."""
        async with self._writing() as session:
            deck = await _found(session, user_id, number)
            if deck is not None:
                others = {key: each for key, each in deck.cards.items() if key != card}
                deck.cards = {**others, card: many} if many else others
            return deck

    async def drop(self, user_id: int, number: int) -> bool:
        """Whether there was such a deck."""
        async with self._writing() as session:
            theirs = col(KeptDeck.id) == number, col(KeptDeck.user_id) == user_id
            gone = await session.exec(delete(KeptDeck).where(*theirs).returning(col(KeptDeck.id)))
            return gone.first() is not None


async def _found(session: AsyncSession, user_id: int, number: int) -> KeptDeck | None:
    mine = col(KeptDeck.id) == number, col(KeptDeck.user_id) == user_id
    return (await session.exec(select(KeptDeck).where(*mine).with_for_update())).first()
