"""What a server tells its host on stderr: lines with their time and its offset, as text or as JSON."""

from __future__ import annotations

import json
import logging
import time
from datetime import datetime
from typing import Any, Final, Literal

LogForm = Literal["text", "json"]
_LOG: Final = logging.getLogger("anpfiff.store")


class Lines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802, ARG002  logging's
        """The local time with its offset."""
        return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds")


class JsonLines(Lines):
    """For programs that collect logs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """What happened, with the traceback if there is one and the figures of a request."""
        told: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "request", {}),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told)


def write_log(form: LogForm) -> None:
    """Errors, and whatever else is to be told, go to stderr; a service keeps what stands there."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    for name, level in ("anpfiff", logging.INFO), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.setLevel(level)
        log.propagate = False


class Outage:
    """Whether the store is away: the log has one line when that begins and one when it is over."""

    def __init__(self) -> None:
        self._since: float | None = None

    def __bool__(self) -> bool:
        return self._since is not None

    def begin(self, error: Exception) -> None:
        """Somebody could not use the store."""
        if self._since is None:
            self._since = time.monotonic()
            _LOG.error("the store is away, nothing is acknowledged until it is back: %s", error)

    def end(self) -> None:
        """The store was used."""
        if self._since is not None:
            _LOG.warning("the store is back after %.0f s", time.monotonic() - self._since)
            self._since = None
