"""How AI opponents decide: the numbered steps of the rulebook."""
