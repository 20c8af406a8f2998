"""The AI seats of 7 Ronin: honest, for they see the view of their seat and nothing else."""
