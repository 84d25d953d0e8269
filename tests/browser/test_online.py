"""Two people with two browsers: an invitation, a dropped line, a server that goes away and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.fan import TAP, Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server


def play_on(fans: list[Fan], rounds: int) -> bool:
    """Let everybody tap what is lit, in turn."""
    for _ in range(rounds):
        for fan in fans:
            fan.page.evaluate(TAP)
            fan.page.wait_for_timeout(10)
        if all(fan.page.locator(".hero").count() for fan in fans):
            return True
    return False


def test_two_browsers_a_dropped_line_and_a_server_restart(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url, "phone", language="fr")
    link = invite(mara)
    assert mara.page.evaluate("localStorage['anpfiff.name'] === undefined"), "she has not said how she is called"
    join(jonas, link, "Jonas")
    mara.page.locator(".table main h1").wait_for()
    play_on([mara, jonas], 30)

    jonas.context.set_offline(True)
    jonas.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    play_on([mara], 5)
    jonas.context.set_offline(False)
    play_on([mara, jonas], 20)

    server.stop()
    mara.page.locator(".no-connection").wait_for()
    before = mara.page.locator(".tick ol li").count()
    server.start()
    mara.page.locator(".no-connection").wait_for(state="detached", timeout=20_000)
    jonas.page.locator(".no-connection").wait_for(state="detached", timeout=20_000)
    assert mara.page.locator(".tick ol li").count() >= before

    assert play_on([mara, jonas], 1500)
    assert mara.page.locator(".res b").all_inner_texts() == jonas.page.locator(".res b").all_inner_texts()
    assert mara.complaints == jonas.complaints == []
    mara.close()
    jonas.close()


def test_table_talk_is_heard_in_the_others_language(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url, language="fr")
    join(jonas, invite(mara), "Jonas")
    mara.page.locator(".call").click()
    mara.page.locator(".phrases .btn").nth(1).click()

    jonas.page.locator(".tick .talk", has_text="Bonne chance").wait_for()
    assert "Viel Glück" in mara.page.locator(".tick .talk").inner_text()
    mara.close()
    jonas.close()


def test_a_draw_is_offered_and_agreed(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url)
    join(jonas, invite(mara), "Jonas")
    mara.page.keyboard.press("m")
    mara.page.locator("dialog .btn", has_text="Unentschieden anbieten").click()
    jonas.page.locator(".proposal .btn", has_text="Einverstanden").click()

    for fan in (mara, jonas):
        fan.page.locator(".hero h1", has_text="im Einvernehmen").wait_for()
        fan.close()


def test_a_bot_stands_in_for_somebody_until_he_comes_back(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url)
    join(jonas, invite(mara), "Jonas")
    mara.page.keyboard.press("m")
    mara.page.locator("dialog .btn", has_text="Computer für Jonas vorschlagen").click()
    jonas.page.locator(".proposal .btn", has_text="Einverstanden").click()
    jonas.page.locator(".empty", has_text="Für Jonas spielt gerade der Computer").wait_for()
    mara.page.locator(".stands-in", has_text="Für Jonas spielt gerade der Computer").wait_for()
    jonas.page.reload()
    jonas.page.locator(".empty .btn", has_text="Zurück auf den Platz").click()

    jonas.page.locator(".empty").wait_for(state="detached")
    jonas.page.locator(".table main h1").wait_for()
    mara.page.locator(".stands-in").wait_for(state="detached")
    assert mara.complaints == jonas.complaints == []
    mara.close()
    jonas.close()


def test_whoever_gets_up_passes_the_seat_on_by_a_link_of_his_own(browser: Browser, server: Server) -> None:
    mara, jonas, pia = (Fan(browser, server.url) for _ in range(3))
    join(jonas, invite(mara), "Jonas")
    jonas.page.keyboard.press("m")
    jonas.page.locator("dialog .btn", has_text="Aufstehen").click()
    jonas.page.locator(".empty", has_text="Jonas ist aufgestanden").wait_for()
    jonas.page.keyboard.press("m")
    link = jonas.page.locator("dialog .share", has_text="Einladung").locator("input").input_value()
    join(pia, link, "Pia")

    jonas.page.locator("h1", has_text="woanders").wait_for()
    mara.page.locator(".tick", has_text="Pia setzt sich").wait_for()
    for fan in (mara, jonas, pia):
        fan.close()


def test_a_sealed_answer_says_that_it_lies_there_and_whom_it_waits_for(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url)
    join(jonas, invite(mara), "Jonas")
    mara.page.locator(".table main h1").wait_for()
    for _ in range(60):
        mara.page.evaluate(TAP)
        mara.page.wait_for_timeout(20)

    mara.page.locator(".table main", has_text="Deine Antwort liegt verdeckt. Gewartet wird auf Jonas").wait_for()
    mara.close()
    jonas.close()


def test_a_stranger_finds_an_open_table_on_the_home_page(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url)
    mara.page.goto(f"{server.url}/new?game=finale&mode=friend")
    mara.page.locator("input[form=new-table]").first.fill("Mara die Erste")
    mara.page.locator(".check input").check()
    mara.page.locator("#new-table .go").click()
    mara.page.locator(".links input").first.wait_for()
    jonas.page.goto(server.url)
    jonas.page.locator(".lists li", has_text="Mara die Erste").locator(".btn").click()
    jonas.page.locator("form input").fill("Jonas")
    jonas.page.locator("form .go").click()

    mara.page.locator(".table main h1").wait_for()
    jonas.page.locator(".table main h1").wait_for()
    mara.close()
    jonas.close()
