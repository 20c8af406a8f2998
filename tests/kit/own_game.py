"""A contract for import-linter: pictures of one game do not import another game.

It uses the names of folders, so a new game is covered from its first day.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OwnGame(Contract):
    """A folder of ``pictures`` named like one of the ``games`` may import that game and those in ``also``.

    Other modules in ``pictures`` are shared and import no game, except the ``gallery`` that lists them all.
    """

    type_name = "own_game"

    games = fields.StringField()
    pictures = fields.StringField()
    gallery = fields.StringField()
    also = fields.ListField(subfield=fields.StringField(), default=[])
    """Allowed imports: ``pictures.one -> games.other``."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        trespasses = sorted(
            chain
            for importer, imported in self._fences(graph)
            for chain in graph.find_shortest_chains(importer=importer, imported=imported, as_packages=True)
        )
        return ContractCheck(kept=not trespasses, metadata={"trespasses": trespasses})

    def _fences(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        """Forbidden imports, as pairs of importer and imported."""
        games = sorted(game.rpartition(".")[2] for game in graph.find_children(str(self.games)))
        allowed = cast("list[str]", self.also)
        rooms = graph.find_children(str(self.pictures)) - {str(self.gallery)}
        for room in sorted(rooms):
            for game in games:
                pictures = f"{self.pictures}.{game}"
                if room == pictures:
                    continue
                if f"{room} -> {self.games}.{game}" not in allowed:
                    yield room, f"{self.games}.{game}"
                if pictures in graph.modules:
                    yield room, pictures

    def render_broken_contract(self, check: ContractCheck) -> None:
        for chain in check.metadata["trespasses"]:
            output.print_error(f"- {' -> '.join(chain)}", bold=False)
        output.new_line()
