"""Card files: the strict TOML reader, where each value comes from, and an owner's own values laid over ours.

It takes texts and gives cards or a `CatalogError` with file, line and key. It knows no game and no state.
"""
