"""Forbidden actions of modules, found in their syntax trees.

The import contracts in ``pyproject.toml`` limit imports. These fences limit other things:

- a match's state is read in engine and games only; all other code gets views;
- a table is changed by its own parts only, in ``bot.tables``; all others read it and call ``Table``;
- engine, games and renderers use no network and no files. Figures come from ``bot.engine.data``, typefaces
  from ``renderers.type``;
- nothing is imported, run or looked up by a name that is built at run time;
- nothing at module level changes. Containers there are constants: in capitals, declared ``Final`` or as an
  immutable type, and no line changes them;
- ``functools.cache`` is for pure functions: never for a method, which would keep its object alive, and never
  for anything that depends on a game in progress;
- chance comes from the match. Elsewhere ``Random`` is seeded, or passed in; clocks are for the bot around the
  games;
- the database belongs to the store: no other code accesses it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final, TypeAlias

Found: TypeAlias = Iterator[tuple[ast.AST, str]]

PURE: Final = ("bot.engine", "bot.games", "renderers")
"""Rooms that only compute."""
EVERYBODY: Final = ("bot", "renderers")


@dataclass(frozen=True, slots=True)
class Trespass:
    """A line that breaks a fence."""

    line: int
    fence: str
    what: str


@dataclass(frozen=True, slots=True)
class Fence:
    """A rule: ``find`` must find nothing in ``rooms``, except in the modules of ``gates``, each with its
    reason."""

    name: str
    rooms: tuple[str, ...]
    find: Callable[[ast.Module], Found]
    gates: Mapping[str, str]


def imported(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Everything that is imported, by its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node, name.name
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for name in node.names:
                yield node, f"{node.module}.{name.name}"


def words_of(text: str) -> frozenset[str]:
    return frozenset(text.split())


def importing(roots: str) -> Callable[[ast.Module], Found]:
    """Find imports of these modules, or of anything in them."""

    def find(tree: ast.Module) -> Found:
        for node, name in imported(tree):
            if any(name == root or name.startswith(f"{root}.") for root in roots.split()):
                yield node, name

    return find


def calling(names: frozenset[str], methods: frozenset[str]) -> Callable[[ast.Module], Found]:
    """Find calls of these functions, and of these methods of any object."""

    def find(tree: ast.Module) -> Found:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                if isinstance(called, ast.Name) and called.id in names:
                    yield node, called.id
                elif isinstance(called, ast.Attribute) and called.attr in methods:
                    yield node, called.attr

    return find


def each(*finders: Callable[[ast.Module], Found]) -> Callable[[ast.Module], Found]:
    def find(tree: ast.Module) -> Found:
        for finder in finders:
            yield from finder(tree)

    return find


# A match's state


def reads_state(tree: ast.Module) -> Found:
    """Find the attribute ``state`` of anything, also if its name is a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "state":
            yield node, ast.unparse(node)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in (
            "getattr",
            "attrgetter",
            "vars",
        ):
            texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
            if "state" in texts:
                yield node, ast.unparse(node)


# The inner half of a table

STATE_OF_A_TABLE: Final = words_of("row shown seating match damaged position committed news waiting_since")
CHANGES_A_MATCH: Final = words_of("answer withdraw resign replace put_back")


def changes_a_table(tree: ast.Module) -> Found:
    """Find the core of a table, an assignment to its state, and a change of its match."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr="_core"):
                yield node, ast.unparse(node)
            case ast.Attribute(attr=attr, value=thing, ctx=ast.Store()) if attr in STATE_OF_A_TABLE:
                if ast.unparse(thing).rpartition(".")[2] == "table":
                    yield node, ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr=attr, value=thing)) if attr in CHANGES_A_MATCH:
                if ast.unparse(thing).rpartition(".")[2] == "match":
                    yield node, ast.unparse(node.func)
            case _:
                pass


# Names built at run time

LOOKS_UP: Final = frozenset({"import_module", "find_spec", "exec_module", "load_module"})


def imports_by_name(tree: ast.Module) -> Found:
    yield from importing("importlib runpy pkgutil imp")(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in ("__import__", "exec", "eval", "compile"):
            yield node, node.id
        elif isinstance(node, ast.Attribute):
            name = ast.unparse(node)
            if node.attr in LOOKS_UP or name == "sys.modules":
                yield node, name


# Changing things at module level

CONTAINERS: Final = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
CONSTANT_MAKERS: Final = frozenset({"list", "dict", "set", "Counter"})
CHANGING_MAKERS: Final = words_of(
    """
    defaultdict deque OrderedDict ChainMap bytearray count cycle iter SimpleNamespace Random ContextVar
    WeakKeyDictionary WeakValueDictionary WeakSet LRUCache TTLCache
    """
)
UNCHANGING: Final = ("Final", "Mapping", "Sequence", "AbstractSet", "Collection", "tuple", "frozenset")
CHANGES: Final = words_of(
    """
    append extend insert remove pop popitem clear add discard update setdefault sort reverse
    difference_update intersection_update
    """
)


def maker(node: ast.expr) -> str:
    """``dict`` of ``dict[str, int]()``."""
    if not isinstance(node, ast.Call):
        return ""
    return ast.unparse(node.func).partition("[")[0].rpartition(".")[2]


def held(tree: ast.Module) -> Iterator[tuple[str, str, ast.expr, ast.stmt]]:
    """Everything a module and its classes hold: name, declared type, value."""
    bodies: list[list[ast.stmt]] = [tree.body]
    while bodies:
        for node in bodies.pop():
            match node:
                case ast.Assign(targets=[*targets], value=value):
                    for target in targets:
                        yield ast.unparse(target), "", value, node
                case ast.AnnAssign(value=ast.expr() as value):
                    yield ast.unparse(node.target), ast.unparse(node.annotation), value, node
                case ast.ClassDef():
                    bodies.append(node.body)
                case ast.If() | ast.Try() | ast.With():
                    bodies += [node.body, getattr(node, "orelse", [])]
                case _:
                    pass


def holds_what_changes(tree: ast.Module) -> Found:
    for name, declared, value, node in held(tree):
        if maker(value) in CHANGING_MAKERS:
            yield node, name
        elif isinstance(value, CONTAINERS) or maker(value) in CONSTANT_MAKERS:
            constant = name.lstrip("_").isupper() and any(word in declared for word in UNCHANGING)
            if not (constant or name in ("__all__", "__slots__", "__match_args__", "__table_args__")):
                yield node, name
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield node, ", ".join(node.names)
        elif (changed := constant_changed(node)) is not None:
            yield node, changed


def constant_changed(node: ast.AST) -> str | None:
    """The constant that a line changes, or ``None``."""
    match node:
        case ast.Call(func=ast.Attribute(value=thing, attr=attr)) if attr in CHANGES:
            return constant(thing)
        case ast.Subscript(value=thing, ctx=ast.Store() | ast.Del()):
            return constant(thing)
        case ast.AugAssign(target=target):
            return constant(target)
        case _:
            return None


def constant(thing: ast.expr) -> str | None:
    name = thing.id if isinstance(thing, ast.Name) else thing.attr if isinstance(thing, ast.Attribute) else ""
    return name if len(name) > 1 and name.lstrip("_").isupper() else None


# Caches

IN_PROGRESS: Final = frozenset({"Game", "Match", "Playable", "Table"})


def caches_what_changes(tree: ast.Module) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_cached(node):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            declared = {ast.unparse(one.annotation) for one in given if one.annotation}
            if {one.arg for one in given} & {"self", "cls"} or declared & IN_PROGRESS:
                yield node, node.name


def is_cached(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    decorators = [ast.unparse(one).partition("(")[0].rpartition(".")[2] for one in function.decorator_list]
    return bool({"cache", "lru_cache", "kept"} & {*decorators})


# Chance

UNSEEDED: Final = ("Random", "SystemRandom", "default_rng")


def draws(tree: ast.Module) -> Found:
    """Find the module ``random`` itself, anything of it but ``Random``, and a ``Random`` without a seed."""
    for node, name in imported(tree):
        if name.partition(".")[0] in ("random", "secrets", "uuid") and name != "random.Random":
            yield node, name
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and maker(node) in UNSEEDED and not (node.args or node.keywords):
            yield node, ast.unparse(node)


FILES: Final = words_of(
    """
    open read_text read_bytes write_text write_bytes mkdir unlink touch iterdir glob rglob rename rmdir
    symlink_to truetype save load_path
    """
)
FENCES: Final = (
    Fence(
        "a match's state",
        ("bot.front", "bot.local", "bot.tables", "bot.store", "bot.verify", "bot.verdict", "renderers"),
        reads_state,
        {},
    ),
    Fence(
        "the inner half of a table",
        ("bot.front", "bot.local", "bot.verify", "bot.verdict", "renderers"),
        changes_a_table,
        {},
    ),
    Fence(
        "the network",
        PURE,
        importing(
            """
            urllib http socket ssl ftplib smtplib socketserver xmlrpc requests aiohttp httpx websockets
            subprocess multiprocessing
            """
        ),
        {},
    ),
    Fence(
        "files",
        PURE,
        each(
            importing("shutil tempfile fileinput glob io.open os mmap shelve dbm"),
            calling(frozenset({"open"}), FILES),
        ),
        {
            "bot.engine.data": "the figures of the games",
            "renderers.type": "the typefaces",
            "renderers.painter": "pictures are encoded into memory",
            "renderers.*__main__": "a command that writes the pictures it is asked for",
        },
    ),
    Fence(
        "imports by name",
        EVERYBODY,
        imports_by_name,
        {"bot.engine.rehearsal": "the classes of a state that this process has pickled, looked up once"},
    ),
    Fence("state of a module", EVERYBODY, holds_what_changes, {}),
    Fence("caches", EVERYBODY, caches_what_changes, {}),
    Fence(
        "chance",
        EVERYBODY,
        draws,
        {
            "bot.engine.chance": "where seeds come from",
            "bot.tables.ai_seats": "nobody may foresee an AI seat; what it answers is in the journal",
            "bot.local.address": "the secret part of the local table's address",
            "bot.store.holding": "the name under which a process holds the database",
            "bot.front.app.connection": "how long to wait before the next try",
        },
    ),
    Fence(
        "clocks",
        PURE,
        importing("time datetime calendar zoneinfo sched asyncio threading timeit"),
        {"renderers.pieces": "a lock: two threads draw"},
    ),
    Fence(
        "databases",
        ("bot.engine", "bot.games", "bot.tables", "bot.front", "bot.local", "bot.verify", "renderers"),
        importing("sqlalchemy sqlmodel sqlite3 aiosqlite asyncpg alembic"),
        {"bot.local.address": "the folder of the database, from its address"},
    ),
)


def within(module: str, rooms: tuple[str, ...]) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


def trespasses(module: str, source: str) -> list[Trespass]:
    """All forbidden things in a module of this name, by line."""
    tree = ast.parse(source)
    found = {
        Trespass(getattr(node, "lineno", 0), fence.name, what)
        for fence in FENCES
        if within(module, fence.rooms) and not any(fnmatchcase(module, gate) for gate in fence.gates)
        for node, what in fence.find(tree)
    }
    return sorted(found, key=lambda one: (one.line, one.fence, one.what))
