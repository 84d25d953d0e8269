"""The engine for programs in any language."""
