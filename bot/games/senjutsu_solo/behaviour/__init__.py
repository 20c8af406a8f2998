"""The decisions of AI opponents: the numbered steps of the rulebook."""
