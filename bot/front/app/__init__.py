"""The client: starts, connects, hands presses and events on, and closes."""
