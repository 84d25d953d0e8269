"""Words in three languages."""
