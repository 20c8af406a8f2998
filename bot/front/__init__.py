"""Everything Discord: the client, its commands, and how tables look as messages."""
