"""It is my turn, and I learn of it: the tab is marked, calls reach the other's screen, the page can be installed."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from anpfiff.server.notify.web_push import encode, new_secret, point_of, private_of
from tests.browser.fan import Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

ICON = "() => document.querySelector('link[rel=icon]').getAttribute('href')"

READY = "() => navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')"

PUSHES = f"""
navigator.serviceWorker.getRegistration = async () => {{
  const address = `https://push.example/${{localStorage.address}}`;
  const keys = {{ p256dh: '{encode(point_of(private_of(new_secret())))}', auth: '{encode(b"a" * 16)}' }};
  const one = {{ endpoint: address, toJSON: () => ({{ endpoint: address, keys }}), unsubscribe: async () => true }};
  return {{ pushManager: {{ getSubscription: async () => one, subscribe: async () => one }} }};
}};
Object.defineProperty(Notification, 'permission', {{ value: 'granted' }});
try {{ localStorage.address ??= Math.random() }} catch {{ /* an empty page has no memory */ }}
"""
"""A browser with a push service that nobody asks for anything, which may show notices."""
SEATS = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}]
A_DAY = {"kind": "days", "seconds": 86_400}


def told(server: Server, address: str) -> list[str]:
    """The tables that a browser is told about, or a webhook, as the server has noted them."""
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as store:
        found = store.execute("select table_name from stadium_push where endpoint like ?", [f"%{address}"])
        return sorted(name for (name,) in found)


def test_a_call_out_reaches_the_others_phone(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url, "phone", language="fr")
    join(jonas, invite(mara), "Jonas")
    assert jonas.page.evaluate(ICON) == "/favicon-turn.svg"
    mara.page.locator(".call").click()
    mara.page.locator(".phrases .btn").nth(1).click()

    toast = jonas.page.locator(".callout")
    expect(toast).to_contain_text("Bonne chance")
    box = toast.bounding_box()
    assert box is not None
    assert box["height"] < 60, "there is room for all of it on one line"
    expect(jonas.page.locator(".talk .dot")).to_be_visible()
    jonas.page.locator(".talk button").click()
    jonas.page.locator(".tick .talk", has_text="Bonne chance").wait_for()
    expect(jonas.page.locator(".talk .dot")).to_have_count(0)
    assert mara.page.locator(".callout").count() == 0  # one's own words are no news
    assert mara.complaints == jonas.complaints == []
    mara.close()
    jonas.close()


def test_notices_are_asked_for_by_a_tap_and_shown_while_nobody_looks(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    fan.context.grant_permissions(["notifications"], origin=server.url)
    fan.page.add_init_script(
        "window.shown = []; window.Notification = class { static permission = 'default';"
        " static requestPermission() { Notification.permission = 'granted'; return Promise.resolve('granted'); }"
        " constructor(title, options) { window.shown.push([title, options.body]); } };"
    )
    fan.kick_off()
    assert fan.page.evaluate("() => Notification.permission") == "default"
    fan.page.keyboard.press("m")
    fan.page.get_by_label("Sag mir Bescheid").check()
    expect(fan.page.get_by_text("solange diese Seite irgendwo offen ist")).to_be_visible()
    fan.page.keyboard.press("Escape")
    fan.page.evaluate("() => Object.defineProperty(document, 'visibilityState', {value: 'hidden'})")
    for _ in range(200):
        fan.play(1)
        if fan.page.evaluate("() => window.shown.length"):
            break

    title, body = fan.page.evaluate("() => window.shown[0]")
    assert (title, body) == ("Du bist dran · Finale", "Am Tisch wartet eine Entscheidung auf dich.")
    fan.close()


def test_the_page_can_be_installed_and_says_when_there_is_no_line(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="fr", has_worker=True)
    fan.page.goto(server.url)
    manifest = json.loads(fan.page.request.get(f"{server.url}/manifest.webmanifest").text())
    for icon in manifest["icons"]:
        found = fan.page.request.get(f"{server.url}{icon['src']}")
        assert found.headers["content-type"].startswith(icon["type"]), icon
    fan.until(READY)
    kept = fan.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"
    )
    assert sorted(kept) == ["/favicon.svg", "/offline.css", "/offline.html", "/offline.js"]

    fan.page.reload()
    fan.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=90_000)
    fan.page.wait_for_load_state("networkidle")  # what is still on its way when the line breaks would be a complaint
    fan.context.set_offline(True)
    fan.page.goto(f"{server.url}/t/anything")
    expect(fan.page.locator("h1:visible")).to_have_text("Pas de liaison avec le serveur", timeout=30_000)
    fan.context.set_offline(False)
    fan.page.locator("h1", has_text="introuvable").wait_for(timeout=90_000)
    assert fan.complaints == []
    fan.close()


def test_whoever_wants_notices_gets_them_at_every_table_and_nowhere_after_that(
    browser: Browser, server: Server
) -> None:
    fan = Fan(browser, server.url, "phone", language="fr")
    fan.context.add_init_script(PUSHES)
    first = fan.lay("finale", SEATS).split("#")[0].rsplit("/", 1)[-1]
    fan.page.locator(".table main h1").wait_for()
    address = fan.page.evaluate("() => localStorage.address")
    assert told(server, address) == []
    fan.page.keyboard.press("m")
    fan.page.get_by_label("Préviens-moi").check()
    expect(fan.page.get_by_text("même quand la page est fermée")).to_be_visible()
    assert told(server, address) == [first]

    second = fan.lay("hat_trick", SEATS).split("#")[0].rsplit("/", 1)[-1]
    fan.page.locator(".table main h1").wait_for()
    fan.until(f"() => localStorage['anpfiff.push'].includes('{second}')")
    assert told(server, address) == sorted([first, second])

    fan.page.keyboard.press("m")
    fan.page.get_by_label("Préviens-moi").uncheck()
    fan.until("() => localStorage['anpfiff.push'] === '[]'")
    fan.page.wait_for_load_state("networkidle")
    assert told(server, address) == []
    assert fan.complaints == []
    fan.close()


def test_a_deadline_goes_to_the_calendar_and_a_turn_to_a_webhook(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    link = fan.lay("finale", SEATS, clock=A_DAY)
    table = link.split("#")[0].rsplit("/", 1)[-1]
    fan.page.locator(".table main h1").wait_for()
    fan.page.keyboard.press("m")
    with fan.page.expect_download() as saved:
        fan.page.get_by_role("button", name="Deadline for my calendar").click()
    assert saved.value.suggested_filename == f"anpfiff-{table}.ics"
    assert "BEGIN:VEVENT" in saved.value.path().read_text(encoding="utf-8")

    fan.page.get_by_text("Webhook", exact=True).click()
    address = fan.page.get_by_label("Address to be told")
    address.fill("http://127.0.0.1/hook")
    fan.page.get_by_role("button", name="Tell it", exact=True).click()
    expect(fan.page.get_by_text("This address does not work.")).to_be_visible()
    address.fill(f"https://chat.example/{table}")
    fan.page.get_by_role("button", name="Tell it", exact=True).click()
    expect(fan.page.get_by_text("It is told from now on.")).to_be_visible()
    assert told(server, table) == [table]
    fan.page.get_by_role("button", name="Tell it no more").click()
    expect(fan.page.get_by_text("It is told no more.")).to_be_visible()
    assert told(server, table) == []
    assert fan.complaints == []
    fan.close()
