"""What becomes of a change that has been handed over."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Answer(asyncio.Future[None]):
    """What has been handed over is done, whether anybody still wants it or not: whoever is cancelled
    while waiting for it is so when it is known.
    """

    def cancel(self, msg: object = None) -> bool:  # noqa: ARG002
        return False

    @property
    def went_well(self) -> bool:
        return self.done() and self.exception() is None

    @classmethod
    def to(cls, work: Coroutine[Any, Any, None]) -> Answer:
        """The answer to some work that begins now."""
        answer = cls()

        def known(task: asyncio.Task[None]) -> None:
            trouble = trouble_of(task)
            answer.set_result(None) if trouble is None else answer.set_exception(trouble)

        asyncio.create_task(work).add_done_callback(known)
        return answer


def trouble_of(task: asyncio.Task[None]) -> BaseException | None:
    """What kept a task that is over from reaching its end."""
    return asyncio.CancelledError() if task.cancelled() else task.exception()
