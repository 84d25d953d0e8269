"""Anpfiff: football box games with their full rules, exact odds and honest bots."""

from __future__ import annotations

__version__ = "0.1.0"
