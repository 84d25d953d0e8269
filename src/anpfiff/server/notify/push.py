"""Push: tells those who are away that it is their turn, without any account.

Their browsers are told, or an address they have named. For browsers a host needs nothing but the extra `push`: the key
pair is made once and kept beside the database file, or comes from ``ANPFIFF_PUSH_KEY`` where several nodes share a
database. It is never changed, for then every browser would be cut off. Webhooks need nothing: they are sent plain
JSON that chats read as it is.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import logging
import os
import time
from collections import Counter
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import urlsplit

import msgspec

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import Words, words_of
from anpfiff.games import find
from anpfiff.server.bots.engine_build import WORDS
from anpfiff.server.bots.queue import Errand, Turns
from anpfiff.server.competitions.names import is_competition
from anpfiff.server.log.store.errors import StoreRefusal
from anpfiff.server.log.store.pushes import Subscription, Subscriptions
from anpfiff.server.notify.outgoing_http import AT_ONCE, Unreachable
from anpfiff.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from anpfiff.server.notify.outgoing_http import Outside

KEY: Final = "ANPFIFF_PUSH_KEY"
CONTACT: Final = "ANPFIFF_PUSH_CONTACT"
MOST_WAITING: Final = 1000
"""Messages that wait to be sent; more are dropped, for a notice that comes late is none."""
MOST_OF_ONE: Final = 8
"""So many of them for one seat at one host."""
SLOW: Final = 4.0
"""Seconds after which whoever is told is slow."""
PATIENCE: Final = 3
"""Who was so often slow, one time after the other, is told nothing for a while."""
REST: Final = 3600.0
MOST_KNOWN: Final = 10_000
KEPT_FOR: Final = 24 * 3600
"""Seconds a push service keeps a message for a browser that sleeps."""
GONE: Final = (404, 410)
"""What a push service answers when it knows a browser no more."""
_LOG: Final = logging.getLogger(__name__)


Occasion = Literal["turn", "over", "reminder"]
"""It is somebody's turn, a match is over, or one of a competition waits for them."""


class Message(msgspec.Struct, frozen=True):
    """What a browser shows: that it is somebody's turn, at which game, and where. Nothing of the match."""

    title: str
    body: str
    table: str
    language: str


class Call(msgspec.Struct, frozen=True):
    """What a webhook is sent. `text` and `content` say the same, for different chats read one or the other."""

    event: Occasion
    table: str
    game: str
    text: str
    content: str


def call_of(event: Occasion, table: str, game: str, language: str, public: str) -> Call:
    """What a webhook is told: that it is somebody's turn, or that the match is over. Nothing of the match."""
    language = language if language in LANGUAGES else "en"
    own = Words(language, [WORDS / f"{language}.ftl"])
    name = words_of(find(game), language).text("game-name")
    text = own.text(f"hook-{event}", {"game": name})
    text += f" {public}{path_of(table)}" if public else ""
    return Call(event, table, game, text, text)


def path_of(name: str) -> str:
    """Where a table, or a competition, is found."""
    return f"/cup/{name}" if is_competition(name) else f"/t/{name}"


def message_of(table: str, game: str, language: str, event: Occasion = "turn") -> Message:
    """The notice that it is somebody's turn, or that a match of a competition waits for them."""
    language = language if language in LANGUAGES else "en"
    own = Words(language, [WORDS / f"{language}.ftl"])
    title = own.text("push-reminder" if event == "reminder" else "push-title")
    return Message(title, words_of(find(game), language).text("game-name"), table, language)


class Pusher:
    """Sends notices, one at a time to each seat at each host; those who were quick last time wait for no others."""

    def __init__(
        self, secret: bytes | None, contact: str, outside: Outside, now: Callable[[], int], public: str = ""
    ) -> None:
        self._envelope: Final = None if secret is None else Envelope(secret, contact)
        self._public: Final = public
        self.outside: Final = outside
        self._now: Final = now
        self._tasks: Final = Tasks()
        self._waiting: Final[Counter[str]] = Counter()
        self._proven: Final = Turns(range(AT_ONCE // 2))
        self._unproven: Final = Turns(range(AT_ONCE // 2))
        self._slow: Final[dict[str, int]] = {}
        """How often somebody was slow, one time after the other; the one who was told last stands last."""
        self._rests: Final[dict[str, float]] = {}
        """Until when somebody slow is told nothing."""
        self.sent = 0
        """How many notices a push service has taken."""

    @property
    def envelope(self) -> Envelope | None:
        """Closes messages for browsers; none where this host has no key for them."""
        return self._envelope

    async def close(self) -> None:
        """Stop work; what still waits is not sent."""
        await self._tasks.cancel()

    def send(self, store: Subscriptions, table: str, game: str, to: Subscription, event: Occasion = "turn") -> None:
        """Tell somebody, soon, that it is their turn; a webhook also that the match is over."""
        notice = Notice(store, table, game, to, event)
        if self._waiting.total() >= MOST_WAITING or self._waiting[notice.receiver] >= MOST_OF_ONE:
            _LOG.warning("too many notices wait to be sent; one was dropped")
            return
        self._waiting[notice.receiver] += 1
        self._tasks.start(self._send_in_turn(notice))

    async def _send_in_turn(self, notice: Notice) -> None:
        receiver = notice.receiver
        turns = self._proven if self._slow.get(receiver, 1) == 0 else self._unproven
        try:
            async with turns.turn(Errand(receiver, can_wait=True)):
                if self._rests.get(receiver, 0.0) <= time.monotonic():
                    await self._send_guarded(notice)
        finally:
            self._waiting[receiver] -= 1
            if not self._waiting[receiver]:
                del self._waiting[receiver]

    async def _send_guarded(self, notice: Notice) -> None:
        try:
            await self._send(notice)
        except Unreachable as error:
            _LOG.info("nobody could be told there: %s", error)
        except Exception:  # noqa: BLE001  whatever it is, the next one must be sent
            _LOG.exception("a notice could not be sent")

    def _note(self, receiver: str, *, is_slow: bool) -> None:
        slow = self._slow.pop(receiver, 0) + 1 if is_slow else 0
        self._slow[receiver] = slow
        if slow >= PATIENCE:
            self._rests[receiver] = time.monotonic() + REST
        for known in (self._slow, self._rests):
            if len(known) > MOST_KNOWN:
                known.pop(next(iter(known)))

    async def _send(self, notice: Notice) -> None:
        to = notice.to
        if to.is_hook:
            call = call_of(notice.event, notice.table, notice.game, to.language, self._public)
            headers, body = {"Content-Type": "application/json"}, msgspec.json.encode(call)
        elif self._envelope is not None:
            headers, body = self._envelope.close(notice, self._now() // 1000)
        else:
            return
        began = time.monotonic()
        try:
            status = await self.outside.post(to.endpoint, headers, body)
        finally:
            self._note(notice.receiver, is_slow=time.monotonic() - began > SLOW)
        if status in GONE:
            await notice.store.drop_everywhere(to.endpoint)
        elif status < 300:
            self.sent += 1
        else:
            _LOG.info("who was told answered %d", status)


class Notice(msgspec.Struct, frozen=True):
    """Somebody to be told."""

    store: Subscriptions
    table: str
    game: str
    to: Subscription
    event: Occasion

    @property
    def receiver(self) -> str:
        """Who is told: a seat at a host, as far as turns go."""
        return f"{urlsplit(self.to.endpoint).netloc} {self.to.key}"


class Envelope:
    """Closes messages so that only one browser can read them, signed with the key of this host."""

    def __init__(self, secret: bytes, contact: str) -> None:
        from anpfiff.server.notify import web_push  # noqa: PLC0415  only with the extra `push`

        self._web_push: Final = web_push
        self._key: Final = web_push.private_of(secret)
        self._contact: Final = contact

    @property
    def public_key(self) -> str:
        """What browsers have to know of our key."""
        return self._web_push.encode(self._web_push.point_of(self._key))

    def check(self, p256dh: str, auth: str) -> None:
        """Refuse keys that no browser has."""
        self._web_push.check_browser(p256dh, auth)

    def close(self, notice: Notice, now: int) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a notice; `now` in seconds since 1970."""
        to = notice.to
        text = msgspec.json.encode(message_of(notice.table, notice.game, to.language, notice.event))
        topic = hashlib.sha256(notice.table.encode()).hexdigest()[:32]
        headers = {
            "Authorization": self._web_push.authorization(to.endpoint, self._key, self._contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic,  # a newer one takes the place of one not shown yet
            "Urgency": "high",
        }
        return headers, self._web_push.encrypt(text, to.p256dh, to.auth)


def pusher_of(database: Path | None, public: str | None, outside: Outside, now: Callable[[], int]) -> Pusher:
    """The pusher of a host, with the key it has or a new one; without any it reaches webhooks, and no browsers."""
    secret = None if importlib.util.find_spec("cryptography") is None else secret_of(database)
    contact = os.environ.get(CONTACT) or (public if public and public.startswith("https://") else "")
    return Pusher(secret, contact, outside, now, (public or "").rstrip("/"))


def secret_of(database: Path | None) -> bytes | None:
    """The private key: from the environment, or from the file beside the database, which is made if there is none."""
    from anpfiff.server.notify import web_push  # noqa: PLC0415  only with the extra `push`

    if text := os.environ.get(KEY):
        return web_push.decode(text.strip())
    if database is None:
        return None  # several nodes must share one key: their host names it
    file = database.with_name(database.name + ".push-key")
    try:
        with contextlib.suppress(FileExistsError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as made:
                made.write(web_push.encode(web_push.new_secret()) + "\n")
        return web_push.decode(file.read_text(encoding="ascii").strip())
    except OSError as error:
        facts: dict[str, str | int] = {"file": str(file), "reason": str(error)}
        raise StoreRefusal(f"{file} cannot be opened: {error}", key="database-unusable", facts=facts) from error
