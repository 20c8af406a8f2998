"""The client: it starts, connects, passes presses and events on, and closes."""
