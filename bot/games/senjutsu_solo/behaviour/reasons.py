"""The rules that lead an opponent to what he does, as a step's ``why`` names them."""

from __future__ import annotations

from typing import Final

# All attacks
MOST_WOUNDS: Final = "most_wounds"
"""He deals as many wounds to one target as he can. This comes before all steps, and decided otherwise here.
"""

# Melee attacks
BEHIND: Final = "behind"
"""Step 1: he strikes from behind."""
STAY: Final = "stay"
"""Step 2: not from behind, so without moving."""
APPROACH: Final = "approach"
"""Step 2: he must move to strike at all."""
ELSEWHERE: Final = "elsewhere"
"""Step 3: from another hex, for where he stood he would be blocked, struck, or strike one of his own."""
BLOCKED: Final = "blocked"
"""He is blocked at the place he would strike from first, and no place is better: he strikes all the same."""
OFFENSIVE: Final = "offensive"
"""Step 4: he would be struck or strike one of his own, and does not care."""
DEFENSIVE: Final = "defensive"
"""Step 4: he would be struck or strike one of his own, and does not strike."""
OUT_OF_REACH: Final = "out_of_reach"
"""Step 5: he reaches nobody."""

# Attacks at range
SHOT: Final = "shot"
UNSEEN: Final = "unseen"
"""Nobody is in sight within reach."""

# Melee movement
SIDE: Final = "side"
"""Step 1: a path to his side of his target is open."""
SHORTEST: Final = "shortest"
"""Step 2: none is, so the shortest way."""

# Movement at range
IN_SIGHT: Final = "in_sight"
"""Step 1: he sees his target from far enough, and stays."""
TOO_NEAR: Final = "too_near"
"""Step 2: he backs off."""
SEEK_SIDE: Final = "seek_side"
"""Step 3: he goes to his side until he sees his target."""
SEEK_ANY: Final = "seek_any"
"""Step 4: no path there is open; he goes wherever he sees it."""

# Defence
MATCHES: Final = "matches"
"""He is as fast as the attack he expects."""
FASTEST: Final = "fastest"
"""No attack can be matched."""
