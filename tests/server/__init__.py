"""The stadium."""
