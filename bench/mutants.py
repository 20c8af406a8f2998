"""``make mutants N=120 SEED=1``: count the small faults in the code that the tests notice.

cosmic-ray makes the mutations. coverage has noted which cases of ``make test`` run which line, so each mutant
meets only the cases that run it, in a copy of the tree, until one fails. A mutant that no case kills is
printed with its lines. Some survivors are equivalent: they change nothing visible. A person decides that.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import SequenceMatcher, unified_diff
from pathlib import Path
from queue import SimpleQueue
from random import Random
from shutil import copy2
from tempfile import TemporaryDirectory

import parso  # before cosmic-ray: imported by it, parso meets itself half-imported
from cosmic_ray.ast import ast_nodes
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData
from rich.console import Console

ROOT = Path(__file__).parents[1]
ROOMS = ("bot/engine", "bot/games", "bot/tables", "bot/store", "bot/front/hand/controls")
"""The folders to mutate."""
RING = "not (proof or browser)"
"""The cases of ``make test``, without its walk in a browser."""
LEFT_OUT = ("core/RemoveDecorator", "core/ReplaceBinaryOperator_BitOr")
"""Mutations to skip: a dataclass without its decorator does not import, and most ``|`` join types."""
PATIENCE_SECONDS = 3_600.0
"""Seconds: a mutant whose tests take longer probably loops for ever, and counts as killed."""
CASE_SECONDS = 60
"""Seconds for one case. None takes a quarter of it; one that loops for ever should not hold up the others."""
PYTEST = (sys.executable, "-B", "-m", "pytest", "-p", "no:cacheprovider")
"""``-B``: Python checks bytecode by length and second of the source, which two mutants of a module may
share."""
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

    def lines(self) -> set[int]:
        """The lines of the smallest statements that were changed."""
        source = (ROOT / self.path).read_text()
        before, after = source.splitlines(), self.code.splitlines()
        changes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
        changed = {
            line for kind, start, end, *_ in changes if kind != "equal" for line in range(start + 1, end + 1)
        }
        statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
        plain = [(node.lineno, node.end_lineno or node.lineno) for node in statements if not is_block(node)]
        for first, last in plain:
            if any(first <= line <= last for line in changed):
                changed |= {*range(first, last + 1)}
        return changed


def is_block(node: ast.stmt) -> bool:
    """True for a statement with statements in it."""
    return hasattr(node, "body")


def main(number: int, seed: int) -> None:
    console = Console(highlight=False, markup=False)
    trees: SimpleQueue[Path] = SimpleQueue()
    survivors = 0
    with TemporaryDirectory(prefix="tatami-mutants-") as folder, ThreadPoolExecutor(TREES) as pool:
        for name in range(TREES):
            trees.put(copied(Path(folder) / str(name)))
        mutants = chosen(number, Random(seed))
        console.print("Noting which cases run which lines, about ten minutes …")
        cases = Cases(Path(folder) / "0", {mutant.path for mutant in mutants})
        tried = pool.map(lambda one: is_killed(one, cases, trees), mutants)
        for mutant, killed in zip(mutants, tried, strict=True):
            console.print(f"{'killed  ' if killed else 'SURVIVED'} {mutant.path} {mutant.operator}")
            if not killed:
                survivors += 1
                console.print(mutant.diff())
    console.print(f"{number - survivors} of {number} mutants killed (seed {seed})")


def chosen(number: int, random: Random) -> list[Mutant]:
    """Random mutations, none twice. The chance of a module grows with its length."""
    paths = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
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


class Cases:
    """The cases that run each line of some modules."""

    def __init__(self, tree: Path, paths: set[str]) -> None:
        """Run ``make test`` in this tree, and note the cases that run each line."""
        ran = subprocess.run(
            [
                *PYTEST,
                "-q",
                "-n",
                "auto",
                "-m",
                RING,
                "--cov",
                "bot",
                "--cov-context",
                "test",
                "--cov-report=",
                "tests",
            ],
            cwd=tree,
            check=False,
            stdout=subprocess.PIPE,
            text=True,
        )
        if ran.returncode:
            failed = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            sys.exit("\n".join(["Without a mutation these cases fail. Mend them first.", *failed]))
        noted = CoverageData(str(tree / ".coverage"))
        noted.read()
        self._by_line = {path: self._of_module(noted, str(tree / path)) for path in paths}
        self._lines = Counter(
            case for module in self._by_line.values() for cases in module.values() for case in cases
        )

    @staticmethod
    def _of_module(noted: CoverageData, path: str) -> dict[int, set[str]]:
        """By line. A context is a case and its phase; without a name it is the import of the module."""
        return {
            line: {context.rpartition("|")[0] for context in contexts if context}
            for line, contexts in noted.contexts_by_lineno(path).items()
        }

    def of_lines(self, path: str, lines: set[int]) -> list[str]:
        """The cases that run one of these lines. First come those that run little else: they are cheap, and
        made for these lines."""
        found = {case for line in lines for case in self._by_line[path].get(line, ())}
        return sorted(found, key=lambda case: (self._lines[case], case))

    def of_module(self, path: str) -> list[str]:
        return self.of_lines(path, {*self._by_line[path]})


def is_killed(mutant: Mutant, cases: Cases, trees: SimpleQueue[Path]) -> bool:
    """True if a case notices this mutant. A line that runs at import only may change every case."""
    running = cases.of_lines(mutant.path, mutant.lines())
    with one_of(trees) as tree:
        (tree / mutant.path).write_text(mutant.code)
        if running:
            killed = not passes(tree, running)
        else:
            killed = not (passes(tree, cases.of_module(mutant.path)) and passes(tree, ["tests"]))
        copy2(ROOT / mutant.path, tree / mutant.path)
    return killed


@contextmanager
def one_of(trees: SimpleQueue[Path]) -> Iterator[Path]:
    tree = trees.get()
    try:
        yield tree
    finally:
        trees.put(tree)


def passes(tree: Path, cases: Sequence[str]) -> bool:
    """True if these cases pass in this tree."""
    (tree / "cases.txt").write_text("\n".join(cases))
    command = [*PYTEST, "-x", "-m", RING, "-o", f"timeout={CASE_SECONDS}", "@cases.txt"]
    try:
        ran = subprocess.run(command, cwd=tree, capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode == 0


def copied(tree: Path) -> Path:
    """Copy all files that git knows, with their current content, into a repository: some cases ask git."""
    known = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    for name in filter(None, known.stdout.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            copy2(ROOT / name, tree / name)
    for command in (["init", "--quiet"], ["add", "--all", "--force"]):
        subprocess.run(["git", *command], cwd=tree, check=True, capture_output=True)
    return tree


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
