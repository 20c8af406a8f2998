"""All other effects of cards."""
