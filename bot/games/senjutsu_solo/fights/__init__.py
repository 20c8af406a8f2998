"""What is fought: the opponents, the Path, and the options of the lobby."""
