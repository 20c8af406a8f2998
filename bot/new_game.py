"""``python -m bot.new_game NAME``: write the files of a new game that can be played at once.

The files are copies of ``data/new_game``, a small card game, with the new name in place of the old. Existing
files are never overwritten.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parents[1]
LAYOUT: Final = HOUSE / "data" / "new_game"
GAMES: Final = Path("bot/games/__init__.py")
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LIST_ENDS: Final = "    )\n}\n"
"""The end of the list of games in ``bot/games/__init__.py``."""

NEXT: Final = """\
{title} can be played now: make play, then /play {key}

Next:
  1. Write the rules in bot/games/{name}/rules.py, and what each seat sees in state.py.
  2. Run .venv/bin/python -m pytest tests/games tests/leaks/test_views.py -k "{name} or {key}"
  3. Write the sentences in data/wording/en/{name}.ftl. What is missing is made from keys until the line
     game-unfinished is gone; tests/test_house.py says what is missing then.
  4. Draw it: a painter in renderers/{name}, listed in renderers/gallery.py. Until then it is a table.
  5. Record a game with .venv/bin/python -m tests.games.recorded {key}, and write its line in CHANGELOG.md.
docs/adding-a-game.md says more about each.
"""


class NotLaidOut(Exception):
    """The reason why there is no new game, for the person who runs the command."""


def lay_out(name: str, house: Path = HOUSE) -> list[Path]:
    """Write the files of a game called ``name``, such as ``high_card``, and list it among the games.

    Returns the files. Raises ``NotLaidOut`` before anything is written.
    """
    if not NAME.fullmatch(name):
        raise NotLaidOut(f"{name!r} is no name for a folder of Python: write it like high_card.")
    texts = {house / _named(path.relative_to(LAYOUT).as_posix(), name): path for path in _layout()}
    there = [path for path in texts if path.exists()]
    if there:
        raise NotLaidOut(f"{there[0]} is there already.")
    listed = _listed((house / GAMES).read_text("utf-8"), name)
    for path, source in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_named(source.read_text("utf-8"), name), "utf-8")
    (house / GAMES).write_text(listed, "utf-8")
    return [*texts, house / GAMES]


def _layout() -> Iterator[Path]:
    yield from (
        path for path in sorted(LAYOUT.rglob("*")) if path.is_file() and "__pycache__" not in path.parts
    )


def _named(text: str, name: str) -> str:
    """The text of the layout with the new game's name in it."""
    title = name.replace("_", " ").capitalize()
    names = {"new_game": name, "new-game": _key(name), "NEW_GAME": name.upper(), "New game": title}
    return re.sub("|".join(names), lambda found: names[found[0]], text)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _listed(games: str, name: str) -> str:
    """``bot/games/__init__.py`` with the new game as the last of the list."""
    lines = games.splitlines(keepends=True)
    imports = [number for number, line in enumerate(lines) if line.startswith("from bot.games.")]
    if not imports or games.count(LIST_ENDS) != 1:
        raise NotLaidOut(f"The list of games in {GAMES} does not end as expected.")
    imported = f"from bot.games.{name}.rules import {name.upper()}\n"
    place = next((number for number in imports if lines[number] > imported), imports[-1] + 1)
    lines.insert(place, imported)
    return "".join(lines).replace(LIST_ENDS, f"        {name.upper()},\n{LIST_ENDS}")


def main() -> int:
    if len(sys.argv) != 2:
        return _say(__doc__ or "")
    name = sys.argv[1]
    try:
        written = lay_out(name)
    except NotLaidOut as error:
        return _say(str(error))
    for path in written:
        _say(path.relative_to(HOUSE).as_posix())
    title = name.replace("_", " ").capitalize()
    _say("\n" + NEXT.format(title=title, name=name, key=_key(name)))
    return 0


def _say(text: str) -> int:
    print(text)  # noqa: T201 (a command prints its result)
    return 1


if __name__ == "__main__":
    sys.exit(main())
