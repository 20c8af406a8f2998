"""The result of a table's check in sentences, for ``/table verify`` and ``python -m bot.verify``."""

from __future__ import annotations

import re
from typing import Final

from bot.engine import GameRules
from bot.tables.fairness import Evidence, Verdict
from bot.wording import Words

NOTED: Final = re.compile(r"(?:(\d{1,10})-(\d{1,6}):)?([0-9a-f]{64})")
"""A fingerprint as people may copy it, with or without the table and number before it."""
MOST_SHOWN: Final = 80
"""Characters of a text that was typed by somebody: a reply must not get too long for a message."""


def sentences(said: Words, game: GameRules, evidence: Evidence, verdict: Verdict) -> list[str]:
    """The verdict as lines of text."""
    facts = {
        "seed": shown(evidence.seed),
        "commitment": shown(evidence.commitment),
        "drawn": verdict.drawn,
        "added": len(evidence.contributions),
    }
    if verdict.fair:
        return [said.say("verify-fair", facts)]
    lines = [said.say("verify-unfair" if verdict.problems else "verify-unproven", facts)]
    lines += [f"- {said.problem(problem)}" for problem in (*verdict.problems, *verdict.doubts)]
    if verdict.problems and evidence.rules_version != game.rules_version:
        rules = {"theirs": evidence.rules_version, "ours": game.rules_version}
        lines.append(said.say("verify-other-rules", rules))
    return lines


def shown(text: str) -> str:
    """A seed or fingerprint from a record that may hold anything: shortened, and without backticks."""
    kept = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    return kept.replace("`", "'")
