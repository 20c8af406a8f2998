"""What arrives from Discord: who may do what, how it is acknowledged, and how trouble is answered."""
