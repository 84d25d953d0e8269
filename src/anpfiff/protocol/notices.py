"""Notices to browsers and to webhooks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PushKey(Struct):
    """What this server signs its notices with; none where it sends none."""

    key: str | None


class PushWish(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told when it is its turn: its address at a push service, and its keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Annotated[str, Meta(max_length=2)] = "en"


class PushEnd(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class HookWish(Struct, forbid_unknown_fields=True):
    """An address that wants to be posted to when it is a seat's turn, and when the match is over."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]
    language: Annotated[str, Meta(max_length=2)] = "en"


class HookEnd(Struct, forbid_unknown_fields=True):
    """An address that wants to be posted to no more."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]


class PushDone(Struct):
    """Whether a browser or a webhook is told about a table from now on."""

    is_on: bool
