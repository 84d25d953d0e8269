"""It is my turn, and I learn of it: the tab is marked, calls reach the other's screen, the page can be installed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.fan import Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.stadium import Stadium

ICON = "() => document.querySelector('link[rel=icon]').getAttribute('href')"

READY = "() => navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')"


def test_a_call_out_reaches_the_others_phone(browser: Browser, stadium: Stadium) -> None:
    mara, jonas = Fan(browser, stadium.url), Fan(browser, stadium.url, "phone", language="fr")
    join(jonas, invite(mara), "Jonas")
    assert jonas.page.evaluate(ICON) == "/favicon-turn.svg"
    mara.page.locator(".call").click()
    mara.page.locator(".phrases .btn").nth(1).click()

    expect(jonas.page.locator(".callout")).to_contain_text("Bonne chance")
    expect(jonas.page.locator(".talk .dot")).to_be_visible()
    jonas.page.locator(".talk button").click()
    jonas.page.locator(".tick .talk", has_text="Bonne chance").wait_for()
    expect(jonas.page.locator(".talk .dot")).to_have_count(0)
    assert mara.page.locator(".callout").count() == 0  # one's own words are no news
    assert mara.complaints == jonas.complaints == []
    mara.close()
    jonas.close()


def test_notices_are_asked_for_by_a_tap_and_shown_while_nobody_looks(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url)
    fan.context.grant_permissions(["notifications"], origin=stadium.url)
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


def test_the_page_can_be_installed_and_says_when_there_is_no_line(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url, language="fr", has_worker=True)
    fan.page.goto(stadium.url)
    manifest = json.loads(fan.page.request.get(f"{stadium.url}/manifest.webmanifest").text())
    for icon in manifest["icons"]:
        found = fan.page.request.get(f"{stadium.url}{icon['src']}")
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
    fan.page.goto(f"{stadium.url}/t/anything")
    expect(fan.page.locator("h1:visible")).to_have_text("Pas de liaison avec le stade", timeout=30_000)
    fan.context.set_offline(False)
    fan.page.locator("h1", has_text="introuvable").wait_for(timeout=90_000)
    assert fan.complaints == []
    fan.close()
