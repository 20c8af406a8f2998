"""The AI seats of 7 Ronin. They see the view of their seat and nothing else."""
