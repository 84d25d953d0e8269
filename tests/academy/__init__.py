"""The academy: lessons that can be taught."""
