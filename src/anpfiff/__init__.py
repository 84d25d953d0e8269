"""Anpfiff: football box games with their full rules, exact odds and honest bots."""

from __future__ import annotations

from importlib.metadata import version

__version__ = version("anpfiff")
