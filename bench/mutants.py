"""``make mutants N=120 SEED=1``: count the small faults in the code that the tests notice.

cosmic-ray makes the mutations. Each is made alone, in a copy of the tree, and the cases of ``make test`` run
until one fails: those of the same room first, because they fail soonest. A mutant that no case kills is
printed with its lines. Some survivors are equivalent: they change nothing visible. A person decides that.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from queue import SimpleQueue
from random import Random
from shutil import copy2
from tempfile import TemporaryDirectory

import parso  # before cosmic-ray: imported by it, parso meets itself half-imported
from cosmic_ray.ast import ast_nodes
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from rich.console import Console

ROOT = Path(__file__).parents[1]
EVERY_GAME = (
    "tests/games/test_advice.py",
    "tests/games/test_recorded_games.py",
    "tests/games/test_random_games.py",
)
ROOMS = {
    "bot/engine": ("tests/engine", "tests/sketch"),
    "bot/games/senjutsu_solo": ("tests/games/senjutsu_solo", *EVERY_GAME),
    "bot/games/senjutsu": ("tests/games/senjutsu", "tests/games/senjutsu_solo", *EVERY_GAME),
    "bot/games/seven_ronin": ("tests/games/seven_ronin", *EVERY_GAME),
    "bot/games/seven_samurai": ("tests/games/seven_samurai", *EVERY_GAME),
    "bot/games/way_of_the_samurai": ("tests/games/way_of_the_samurai", *EVERY_GAME),
    "bot/tables": ("tests/tables", "tests/sketch"),
    "bot/store": ("tests/store",),
    "bot/front/hand/controls": ("tests/front",),
}
"""The folders to mutate, and the tests to run first. The first matching prefix counts."""
LEFT_OUT = ("core/RemoveDecorator", "core/ReplaceBinaryOperator_BitOr")
"""Mutations to skip: a dataclass without its decorator does not import, and most ``|`` join types."""
PATIENCE_SECONDS = 1_800.0
"""Seconds: a mutant whose tests take longer probably loops for ever, and counts as killed."""
TREES = 2
"""Mutants tried at the same time, one for each processor."""


@dataclass(frozen=True)
class Mutant:
    path: str
    operator: str
    occurrence: int
    code: str

    def diff(self) -> str:
        before, after = (ROOT / self.path).read_text().splitlines(), self.code.splitlines()
        return "\n".join(unified_diff(before, after, self.path, self.operator, lineterm="", n=1))


def main(number: int, seed: int) -> None:
    console = Console(highlight=False, markup=False)
    trees: SimpleQueue[Path] = SimpleQueue()
    survivors = 0
    with TemporaryDirectory(prefix="tatami-mutants-") as folder, ThreadPoolExecutor(TREES) as pool:
        for name in range(TREES):
            trees.put(copied(Path(folder) / str(name)))
        mutants = chosen(number, Random(seed))
        for mutant, killed in zip(mutants, pool.map(lambda one: is_killed(one, trees), mutants), strict=True):
            console.print(f"{'killed  ' if killed else 'SURVIVED'} {mutant.path} {mutant.operator}")
            if not killed:
                survivors += 1
                console.print(mutant.diff())
    console.print(f"{number - survivors} of {number} mutants killed (seed {seed})")


def chosen(number: int, random: Random) -> list[Mutant]:
    """Random mutations, none twice. The chance of a module grows with its length."""
    paths = sorted({path for room in ROOMS for path in (ROOT / room).rglob("*.py")})
    weights = [path.stat().st_size for path in paths]
    found: dict[tuple[str, str], Mutant] = {}
    while len(found) < number:
        (path,) = random.choices(paths, weights)
        mutations = list(mutations_of(path))
        if not mutations:
            continue
        operator, occurrence = random.choice(mutations)
        code = mutate_code(path.read_text(), get_operator(operator)(), occurrence)
        if code is not None:
            found[str(path), code] = Mutant(str(path.relative_to(ROOT)), operator, occurrence, code)
    return list(found.values())


def mutations_of(path: Path) -> Iterator[tuple[str, int]]:
    """Every mutation of a module: its operator, and the index of the spot."""
    nodes = list(ast_nodes(parso.parse(path.read_text())))
    for name in sorted(operator_names()):
        operator_class = get_operator(name)
        if not name.startswith(LEFT_OUT) and not operator_class.arguments():
            operator = operator_class()
            spots = sum(len(list(operator.mutation_positions(node))) for node in nodes)
            yield from ((name, occurrence) for occurrence in range(spots))


def is_killed(mutant: Mutant, trees: SimpleQueue[Path]) -> bool:
    """True if a case notices this mutant."""
    near = next(tests for room, tests in ROOMS.items() if mutant.path.startswith(room))
    with one_of(trees) as tree:
        (tree / mutant.path).write_text(mutant.code)
        killed = not (passes(tree, near) and passes(tree, ("tests",)))
        copy2(ROOT / mutant.path, tree / mutant.path)
    return killed


@contextmanager
def one_of(trees: SimpleQueue[Path]) -> Iterator[Path]:
    tree = trees.get()
    try:
        yield tree
    finally:
        trees.put(tree)


def passes(tree: Path, tests: Sequence[str]) -> bool:
    """True if these tests pass in this tree.

    ``-B``: Python checks bytecode by length and second of the source, which two mutants of a module may
    share.
    """
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-m", "not (proof or browser)", *tests]
    try:
        ran = subprocess.run(command, cwd=tree, capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode == 0


def copied(tree: Path) -> Path:
    """Copy all files that git knows, with their current content."""
    known = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    for name in filter(None, known.stdout.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            copy2(ROOT / name, tree / name)
    return tree


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
