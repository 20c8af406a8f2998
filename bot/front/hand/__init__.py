"""The hand: a seat's private message, and its answers."""
