"""The laws of the house, checked by machine."""
