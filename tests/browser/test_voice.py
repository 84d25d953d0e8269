"""The voice for screen readers: a question is spoken once, as it stands in the heading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.browser.fan import TAP, Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

LISTEN: Final = """
window.heard = [];
new MutationObserver(() => {
  const said = document.querySelector('[aria-live=assertive]')?.textContent ?? '';
  if (said && said !== window.heard.at(-1)) window.heard.push(said);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps everything that interrupts somebody who listens; whoever reloads the page begins anew."""
HEARD: Final = "() => window.heard"
VOICE: Final = "[aria-live=assertive]"
JOINER: Final = "\u2060"
MEN: Final = "main h1:is(:text('Wähle'), :text('dagegen'))"
"""A question for several men, or for all who answer them."""


def test_several_men_are_asked_for_as_in_the_heading_also_after_a_reload(browser: Browser, server: Server) -> None:
    """Somebody who listens is not asked for the first of three men only."""
    fan = Fan(browser, server.url)
    fan.page.add_init_script(LISTEN)
    fan.kick_off()
    fan.play_until(MEN)
    asked = f"Du bist dran. {fan.page.locator('main h1').inner_text()}"
    expect(fan.page.locator(VOICE)).to_have_text(asked)

    fan.page.reload()

    expect(fan.page.locator(VOICE)).to_have_text(asked)
    assert fan.page.evaluate(HEARD) == [asked], "nothing else is spoken before the board is there"
    fan.close()


def test_whoever_lifts_the_curtain_is_asked_as_in_the_heading(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    page.add_init_script(LISTEN)
    page.goto(f"{server.url}/new?game=finale&mode=here")
    page.locator("#new-table .go").click()
    is_for_men = False
    while not is_for_men:
        page.locator(".curtain .go").wait_for()
        expect(page.locator(VOICE)).to_have_text("")
        page.evaluate("() => { window.heard = [] }")
        page.locator(".curtain .go").click()
        page.locator(".table main:not(.drawing) h1").wait_for()
        is_for_men = page.locator(MEN).count() > 0
        asked = f"Du bist dran. {page.locator('main h1').inner_text()}"
        expect(page.locator(VOICE)).to_have_text(asked)
        assert page.evaluate(HEARD) == [asked]
        while not is_for_men and not page.locator(".curtain").count():
            page.evaluate(TAP)
            page.wait_for_timeout(20)
    fan.close()


def test_whoever_looks_back_is_called_and_asked_on_coming_back(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url)
    join(jonas, invite(mara), "Jonas")
    mara.page.locator("main h1", has_text="Taktik").wait_for()
    while not mara.page.locator("main", has_text="Gewartet wird auf Jonas").count():
        mara.page.evaluate(TAP)
        mara.page.wait_for_timeout(20)
    mara.page.locator(".tick li button").first.click()
    mara.page.locator("main h1", has_text="Blick zurück").wait_for()

    while not mara.page.title().startswith("Du bist dran"):
        jonas.page.evaluate(TAP)
        jonas.page.wait_for_timeout(20)

    expect(mara.page.locator(VOICE)).to_have_text("Du bist dran.")
    mara.page.get_by_role("button", name="Zurück zum Spiel").click()
    mara.page.locator("main h1:not(:text('Blick zurück'))").wait_for()
    expect(mara.page.locator(VOICE)).to_have_text(f"Du bist dran. {mara.page.locator('main h1').inner_text()}")
    for fan in (mara, jonas):
        assert fan.complaints == []
        fan.close()


def test_a_french_question_is_spoken_without_the_marks_that_keep_its_lines(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="fr")
    fan.kick_off()
    fan.play_until(f"main h1:text('{JOINER}')")

    heading = fan.page.locator("main h1").text_content() or ""

    expect(fan.page.locator(VOICE)).to_contain_text("À toi. ")
    assert fan.page.locator(VOICE).text_content() == "À toi. " + heading.replace(JOINER, "")
    fan.close()
