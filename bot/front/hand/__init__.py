"""What one seat alone sees, and how it answers."""
