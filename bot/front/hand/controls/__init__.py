"""The controls for a seat's question, a module for each kind of request."""
