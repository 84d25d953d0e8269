"""The HTTP API as it is described to programs, and as somebody treats it who wants to break it."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance

from anpfiff.protocol.fields import LONGEST_BODY, MOST_SEATS
from anpfiff.server.http.api import describe, endpoints
from anpfiff.server.http.endpoint import STATUS
from anpfiff.server.security.limits import HEADERS
from tests.server.kit import Client, Dropped
from tests.server.process import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.process import Answer, Message

BEYOND = [positive_data_acceptance]
"""What the rules of a game or of a match refuse cannot all be said in a schema."""
SCHEMA = schemathesis.openapi.from_dict(describe())
SEATS = [{"kind": "friend"}, {"kind": "friend"}]


class Served:
    """A server with a table that is over, one that is open, and the tokens of both."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.over = server.lay("random", "random", public=True)
        self.open = server.lay("friend", "friend", public=True)
        self.private = server.lay("friend", "random")
        until = time.monotonic() + 30
        while server.http("GET", f"/api/tables/{self.over['table']}").json()["status"] != "over":
            assert time.monotonic() < until, "two bots do not come to an end"
            time.sleep(0.05)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("api")
    with Server(folder / "stadium.db", folder, "--tables", "1000000", "--rate", "100000") as server:
        made = Served(server)
        yield made
        assert server.stop() == 0
        server.check_log(*tokens_of(made.over), *tokens_of(made.open), *tokens_of(made.private))


@pytest.fixture
def server(served: Served) -> Iterator[Server]:
    yield served.server
    served.server.check_log()


def tokens_of(laid: Message) -> list[str]:
    return [laid["watch"], *laid["invites"].values()]


def check(answer: Answer, *statuses: int) -> None:
    """An answer has one of these statuses, the guard's headers, and if it refuses something, it says what."""
    assert answer.status in statuses, (answer.status, answer.body[:300])
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, name
    assert "server" not in answer.headers
    if answer.status >= 400 and answer.body:
        error = answer.json()["error"]
        assert error["kind"] in STATUS
        assert error["message"]


# ---- as it is described ----------------------------------------------------------------------------------------------


@SCHEMA.parametrize()
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_api_does_what_its_description_says(case: schemathesis.Case[Any], served: Served) -> None:
    case.call_and_validate(base_url=f"http://{served.server.host}", excluded_checks=BEYOND)


@SCHEMA.include(path_regex="^/api/(tables|games)/").parametrize()
@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_api_does_so_for_what_there_is(case: schemathesis.Case[Any], served: Served) -> None:
    """Names that mean nothing are refused early, so here they all mean something."""
    tables = {"table": served.over["table"], "game": "finale", "language": "de", "lesson": "first_goal"}
    case.path_parameters = {name: tables[name] for name in case.path_parameters or {}}
    case.call_and_validate(base_url=f"http://{served.server.host}", excluded_checks=BEYOND)


def test_the_description_has_every_route(server: Server) -> None:
    """Whatever is described answers, and what answers is described."""
    described = server.http("GET", "/api/openapi.json").json()
    assert described == json.loads(json.dumps(describe()))
    for one in endpoints():
        path = one.path.replace("{game}", "finale").replace("{table}", "x").replace("{language}", "en")
        assert server.http(one.method.upper(), path, b"" if one.method == "post" else None).status != 405


# ---- as it is attacked -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "/..%5c..%5capp.py",
        "/app.py",
        "/../app.py",
        "/..%2fapp.py",
        "/file:///etc/passwd",
        "/%00",
        "/assets/%00",
        "/%ff%fe",
        "/%",
        "/" + "a" * 300,
        "/" + "a/" * 2000,
        "/assets/" + "a" * 300,
        "/api/tables/..%2f..%2fx",
        "/api/games/%00/cards",
        "/api/games/../cards",
        "/api/games/finale/words/..%2f..%2f..%2fde",
        "/api/games/finale/words/%00",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/" + "a" * 5000,
    ],
)
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    answer = server.raw(f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
    check(answer, 200, 404)
    assert b"root:" not in answer.body
    assert b"def build(" not in answer.body
    if path.startswith("/api/"):
        assert answer.status == 404


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "POST", "TRACE", "OPTIONS", "BREW"])
def test_other_methods_are_refused_and_told_which_would_do(server: Server, method: str) -> None:
    for path in ["/api/games", "/api/tables/x", "/health", "/metrics", "/"]:
        answer = server.raw(f"{method} {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
        if method == "BREW":
            assert answer.status in (400, 405)
        else:
            check(answer, 405)
            assert "GET" in answer.headers["allow"]
    assert "POST" in server.http("DELETE", "/api/tables").headers["allow"]
    assert "GET" in server.http("DELETE", "/api/tables").headers["allow"]


def wish(**changes: Any) -> Message:
    return {"game": "finale", "seats": SEATS, **changes}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\0",
        b"\xff\xfe\xff",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"{" * 100_000,
        b"[" * 200_000,
        b'{"x":' * 40_000,
        b'{"game":"finale","seats":[{"kind":"friend"},{"kind":"friend"}],"options":{"x":' + b"9" * 5000 + b"}}",
        b'{"game":"finale","seats":[{"kind":"friend"},{"kind":"friend"}],"options":{"x":1e999}}',
        '{"game":"finale"}'.encode("utf-16"),
        '{"game":"ﬁnale","seats":[{"kind":"friend"},{"kind":"friend"}]}'.encode("latin-1", "replace"),
        b'{"game":"\\ud800","seats":[{"kind":"friend"},{"kind":"friend"}]}',
        b"\xef\xbb\xbf{}",
        b'{"game":"finale","seats":[],"game":"finale"}',
    ],
)
def test_bodies_that_cannot_be_read_are_refused(server: Server, body: bytes) -> None:
    check(server.http("POST", "/api/tables", body), 400, 404)
    check(server.http("POST", "/api/qr", body), 400)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": ""},
        {"game": "../finale"},
        {"game": "x" * 41},
        {"edition": "none such"},
        {"edition": "__init__"},
        {"options": {"squads": "none such"}},
        {"options": {"none such": 1}},
        {"options": {"voluntary_substitutions": True}},
        {"options": {"voluntary_substitutions": 1 << 70}},
        {"options": {"swap_sides": 0}},
        {"options": {"x" * 10_000: 1}},
        {"seats": []},
        {"seats": [{"kind": "friend"}]},
        {"seats": [{"kind": "friend"}] * (MOST_SEATS + 1)},
        {"seats": [{"kind": "friend"}] * MOST_SEATS},
        {"seats": [{"kind": "me"}, {"kind": "friend"}]},
        {"seats": [{"kind": "bot"}, {"kind": "friend"}]},
        {"seats": [{"kind": "bot", "bot": "clever"}, {"kind": "friend"}]},
        {"seats": [{"kind": "bot", "bot": "greedy", "name": "\0"}, {"kind": "friend"}]},
        {"seats": [{"kind": "me", "name": "\u202e"}, {"kind": "friend"}], "key": "k" * 32},
        {"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "friend"}], "key": "k" * 32},
        {"key": "short"},
        {"key": "k" * 65},
        {"key": "k" * 31 + "\n"},
        {"key": "k" * 31 + " "},
        {"clock": {"kind": "move", "seconds": -1}},
        {"clock": {"kind": "move", "seconds": 1e300}},
        {"clock": {"kind": "move", "seconds": 0, "then": "forfeit"}},
        {"clock": {"kind": "match", "seconds": 9, "then": "forfeit"}},
        {"clock": {"kind": "move", "seconds": 0}},
        {"clock": {"kind": "sundial"}},
        {"clock": {"kind": "move", "seconds": 1, "then": "explode"}},
        {"own_cards": "\0"},
        {"own_cards": "[" * 100_000},
        {"own_cards": "x = " + "[" * 100_000},
        {"own_cards": "x = 1" + "0" * 5000},
        {"own_cards": "\ud800"},
        {"public": "yes"},
        {"secret": "x"},
    ],
)
def test_tables_nobody_can_play_at_are_refused(server: Server, changes: Message) -> None:
    check(server.http("POST", "/api/tables", wish(**changes)), 400, 404, 409)


LONG = {
    "a name of many parts": "a." * 20_000 + "b = 1",
    "a table of many parts": "[" + "a." * 20_000 + "b]",
    "many tables": "[[a]]\n" * 40_000,
    "a wide table": "x = {" + ", ".join(f"k{number}.b.c = 1" for number in range(15_000)) + "}",
}


@pytest.mark.parametrize("what", LONG)
def test_no_card_file_holds_everybody_up(tmp_path: Path, what: str) -> None:
    """On a server of its own, which may be long in waking up if this goes wrong."""
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        begun = time.monotonic()
        check(server.http("POST", "/api/tables", wish(own_cards=LONG[what])), 400)
        assert time.monotonic() - begun < 5, "meanwhile nobody could play"


def test_an_owner_s_box_can_be_looked_at_before_a_table_is_laid(server: Server) -> None:
    """The cards as the file says, with the numbers of the box; a mistake is named."""
    printed = server.http("GET", "/api/games/finale/cards").json()
    assert printed["figures"]["match"]["budget"] == 50
    file = 'game = "finale"\n[[footballer]]\nid = "sven_abseits"\nvalue = 9\n'
    own = server.http("POST", "/api/games/finale/cards", {"own_cards": file}).json()
    changed = [(a["id"], b["fields"]["value"]) for a, b in zip(printed["cards"], own["cards"], strict=True) if a != b]
    assert changed == [("sven_abseits", 9)]
    wrong = server.http("POST", "/api/games/finale/cards", {"own_cards": file.replace("9", '"nine"')})
    check(wrong, 400)
    assert "sven_abseits" in wrong.json()["error"]["message"]
    check(server.http("POST", "/api/games/finale/cards", {"own_cards": LONG["a name of many parts"]}), 400)


def test_an_owner_s_box_brings_the_texts_of_its_cards(server: Server) -> None:
    """Texts have an id on the card and are said in every language, as the owner wrote them."""
    text = '{ de = "Er rennt.", en = "He runs.", fr = "Il court." }'
    file = f'game = "hat_trick"\n[[role]]\nid = "stopper"\nsilver_text = {text}\n'
    own = server.http("POST", "/api/games/hat_trick/cards", {"own_cards": file}).json()
    stopper = next(card for card in own["cards"] if card["id"] == "stopper")
    assert stopper["provenance"]["silver_text"] == "printed"
    said = {language: names[stopper["fields"]["silver_text"]] for language, names in own["names"].items()}
    assert said == {"de": "Er rennt.", "en": "He runs.", "fr": "Il court."}
    assert server.http("GET", "/api/games/hat_trick/cards").json()["names"] == {}


def test_a_body_without_end_is_not_read_to_its_end(server: Server) -> None:
    check(server.http("POST", "/api/tables", b" " * (LONGEST_BODY + 1)), 400, 413)
    check(server.http("POST", "/api/tables", json.dumps(wish()).encode().ljust(LONGEST_BODY)), 201)
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    try:
        answer = server.raw(head + chunk * 64)
    except OSError:
        return  # hung up on while still talking
    check(answer, 400, 413)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://evil.example", "null", "http://[", "", "x", "http://"]
)
def test_other_pages_may_neither_post_nor_open_a_line(served: Served, server: Server, origin: str) -> None:
    strangers = [origin, origin + "@" + server.host if "//" in origin else origin, f"http://{server.host}.evil.example"]
    for stranger in strangers:
        check(server.http("POST", "/api/tables", wish(), {"Origin": stranger}), 403)
        check(server.http("POST", "/api/qr", {"link": f"http://{server.host}/"}, {"Origin": stranger}), 403)
        with pytest.raises(Dropped, match="403"):
            Client(served.open["table"]).dial(server.host, origin=stranger)


def test_our_own_page_may_do_both(served: Served, server: Server) -> None:
    own = f"http://{server.host}"
    check(server.http("POST", "/api/tables", wish(), {"Origin": own}), 201)
    client = Client(served.open["table"])
    client.dial(server.host, origin=own)
    client.close()


def test_every_answer_carries_the_guard(served: Served, server: Server) -> None:
    """Strict: nothing from elsewhere, no inline script, no eval, no frame, no referrer."""
    policy = {
        name: rest
        for name, _, rest in (part.strip().partition(" ") for part in HEADERS["content-security-policy"].split(";"))
    }
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert HEADERS["referrer-policy"] == "no-referrer"
    table = served.over["table"]
    for path in [
        "/api/games",
        "/api/openapi.json",
        "/health",
        "/metrics",
        f"/api/tables/{table}/replay",
        "/api/nothing",
    ]:
        check(server.http("GET", path), 200, 404)
        check(server.http("HEAD", path), 200, 404)
    for path in ["/", "/t/x", "/assets/nothing"]:
        check(server.http("GET", path), 200, 404)
    check(server.http("GET", "/api/games", headers={"Accept-Encoding": "gzip"}), 200)
    check(server.http("GET", "/api/games", headers={"Range": "bytes=0-0,-1"}), 200)


@pytest.mark.parametrize("token", ["", "x", "A" * 32, "Ä" * 32, "A" * 5000])
def test_private_tables_are_known_only_to_those_with_a_token(served: Served, server: Server, token: str) -> None:
    table = served.private["table"]
    for header in [f"Bearer {token}", f"bearer  {token}", token, "Basic eA=="]:
        for path in ["", "/replay", "/film", "/report", "/course"]:
            check(server.http("GET", f"/api/tables/{table}{path}", headers={"Authorization": header}), 404)
    for good in tokens_of(served.private):
        check(server.http("GET", f"/api/tables/{table}", headers={"Authorization": f"Bearer {good}"}), 200)
        check(server.http("GET", f"/api/tables/{table}?token={good}"), 404)
    assert table not in server.http("GET", "/api/tables").body.decode()


def test_what_is_for_one_alone_is_kept_by_no_proxy(served: Served, server: Server) -> None:
    seen = {"Authorization": f"Bearer {served.private['watch']}"}
    shown = server.http("GET", f"/api/tables/{served.private['table']}", headers=seen)
    opened = server.http("POST", "/api/tables", wish())
    assert [shown.headers["cache-control"], opened.headers["cache-control"]] == ["no-store", "no-store"]
    assert "cache-control" not in server.http("GET", "/api/games").headers


def test_a_running_match_shows_no_replay(served: Served, server: Server) -> None:
    headers = {"Authorization": f"Bearer {served.private['watch']}"}
    for path in ["replay", "film", "report", "course"]:
        check(server.http("GET", f"/api/tables/{served.private['table']}/{path}", headers=headers), 409)


@pytest.mark.parametrize(
    "query",
    [
        "chair=" + "9" * 5000, "chair=-1", "chair=99", "chair=%00", "chair=%C2%B2", "from=-1", "from=x", "to=1e9",
        "from=999999999&to=999999999", "to=" + "9" * 5000, "from=2&to=1", "chair=open&to=999999999",
        "chair=0&chair=1", "from=&to=", "from=%D9%A3",
    ],
)  # fmt: skip
def test_strange_films_are_refused_or_shown(served: Served, server: Server, query: str) -> None:
    check(server.http("GET", f"/api/tables/{served.over['table']}/film?{query}"), 200, 400)


@pytest.mark.parametrize("host", ["[", "x:y", "", "a" * 5000, "evil.example", "\xff"])
def test_strange_hosts_break_nothing(server: Server, host: str) -> None:
    body = json.dumps({"link": f"http://{host}/t/x#y"[:300]}).encode()
    head = f"POST /api/qr HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    assert server.raw(head.encode("latin-1") + body).status < 500


@pytest.mark.parametrize(
    "link", ["{own}.evil.example/", "{own}@evil.example/", "javascript:alert(1)//{own}", "//x", "{own}1/"]
)
def test_only_our_own_links_are_drawn(server: Server, link: str) -> None:
    check(server.http("POST", "/api/qr", {"link": link.format(own=f"http://{server.host}")}), 400)


def test_a_link_is_drawn_whatever_stands_in_it(server: Server) -> None:
    for tail in ["", "a" * 200, "🏟" * 200, "<svg onload=alert(1)>", "\0", "点茗" * 50, "0123456789" * 20]:
        answer = server.http("POST", "/api/qr", {"link": f"http://{server.host}/{tail}"})
        check(answer, 200)
        assert b"onload" not in answer.body
        assert answer.headers["content-type"] == "image/svg+xml"
