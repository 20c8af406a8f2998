"""Setup, and the phases of a turn: draw, choose, reveal, resolve, discard."""
