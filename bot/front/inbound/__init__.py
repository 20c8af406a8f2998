"""Arrivals from Discord: access rights, acknowledgement, routing and refusals."""
