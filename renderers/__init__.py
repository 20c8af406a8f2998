"""Pictures of views. All drawing functions are pure: the same view gives the same bytes."""
