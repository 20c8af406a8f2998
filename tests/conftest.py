"""Configuration of all tests: short logs, shown beside a failure only, and tenths of a ring."""

from __future__ import annotations

import pytest
import structlog

from tests.kit.rings import tenth_of

structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tenth", type=int, choices=range(10), help="run only this tenth of the tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tenth = config.getoption("--tenth")
    if tenth is not None:
        config.hook.pytest_deselected(items=[item for item in items if tenth_of(item.nodeid) != tenth])
        items[:] = [item for item in items if tenth_of(item.nodeid) == tenth]
