"""A match that is being played somewhere: seats, lobby, recovery. Knows the store, not Discord."""
