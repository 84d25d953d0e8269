"""Every screen in every size, theme and language: looked at by axe, measured for scrolling, kept as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser import fieber, hat
from tests.browser.cups import await_end, of_bots
from tests.browser.fan import GO, TAP
from tests.browser.moments import at, over

if TYPE_CHECKING:
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from tests.browser.gallery import Gallery
    from tests.browser.server import Server

AT_THE_END: Final = {"replay_limit": 1}
"""So that a tournament always has an end."""
CARDS_ARE_PLAYED: Final = ("W2.2", "F4.3")
LATE: Final = 60
LAID: Final = 90_000
"""Milliseconds until sixteen tables are laid: a server that is busy lays none."""


def is_in_a_knock_out_round(match: Table, asked: Decision) -> bool:
    """Somebody has a card to play there; who has won already is asked something else."""
    cup: Any = match.state
    options = {action.notation for action in asked.options}
    return bool(cup.stage) and asked.rule in CARDS_ARE_PLAYED and "end_here" not in options


def is_in_full_swing(match: Table, asked: Decision) -> bool:
    """Much has been told, and there are men or cards to choose."""
    return match.ply > LATE and len(asked.options) > 1


def against(number: int, bot: str = "greedy") -> list[dict[str, str]]:
    """Mara, and so many bots."""
    return [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "bot": bot}] * number]


def test_screens_of_the_world_cup(gallery: Gallery) -> None:
    fan, page = gallery.fan, gallery.fan.page
    is_wide = gallery.size == "desktop"
    fan.lay("world_cup", against(15, "random"), edition="world_cup_2002")
    page.locator(".hand .legal").first.wait_for()
    zooms = page.locator(".zoom button, .tabs button")
    zooms.first.click()
    gallery.take("cup-tournament")
    zooms.nth(3 if is_wide else 9).click()
    gallery.take("cup-bracket")
    zooms.nth(1).click()
    page.locator(".half").first.click()
    gallery.take("cup-match")
    if not is_wide:
        page.locator(".middle .tool").click()
        page.locator("dialog[open] .seats").wait_for()
        gallery.take("cup-seats")
        page.keyboard.press("Escape")
    zooms.nth(0 if is_wide else 1).click()
    while not page.locator(".half.picked").count() and page.evaluate(TAP) != "nothing":
        page.wait_for_timeout(20)
    gallery.take("cup-groups")
    running = fan.lay("world_cup", against(2), start=at("world_cup", is_in_a_knock_out_round, 3, options=AT_THE_END))
    page.locator(".hand .legal").first.wait_for()
    page.locator(".hand .legal").first.click()
    gallery.take("cup-knock-out")
    zooms.last.click()
    page.locator(".sheet section").first.wait_for()
    gallery.take("cup-sheet")
    ended = fan.lay("world_cup", against(3), start=over("world_cup", 4, options=AT_THE_END))
    page.locator(".champion").wait_for()
    gallery.take("cup-full-time")
    page.locator(".acts a").click()
    page.wait_for_url("**/replay/*")
    fan.scrub(120)
    page.locator(".cup .half").first.wait_for()
    assert page.locator(".hands li").count() == 4, "everything open: all hands"
    gallery.take("cup-replay")
    page.evaluate("() => localStorage.setItem('anpfiff.plain', 'on')")
    page.goto(running)
    page.reload()
    page.locator(".generic .pairs").wait_for()
    gallery.take("cup-plain")
    page.goto(ended)
    page.reload()
    assert "Mara" in page.locator(".hero .places").inner_text()  # a bot that has won early may leave no champion (T14)

    gallery.judge()


@pytest.fixture(scope="session")
def match_days(server: Server) -> list[str]:
    """A cup with two legs and a league, both of bots and over."""
    ended: list[dict[str, object]] = [{"legs": 2, "away_goals": True}, {"kind": "league"}]
    names = [of_bots(server, 6, form, "penalty_duel") for form in ended]
    for name in names:
        await_end(server, f"/api/competitions/{name}", "done")
    return names


@pytest.fixture(scope="session")
def sixteen(server: Server) -> str:
    """A competition of bots with sixteen matches at once."""
    return of_bots(server, 32, {"kind": "swiss", "rounds": 1})


def test_screens_of_a_match_day(gallery: Gallery, match_days: list[str], sixteen: str) -> None:
    fan, page = gallery.fan, gallery.fan.page
    fan.go("/cup/new?game=finale")
    page.locator(".go:enabled").first.wait_for()
    gallery.take("match-day-new")
    page.locator("input[required][type=text]").fill("Mara")
    page.locator(".go:enabled").first.click()
    page.wait_for_url("**/cup/cup-*")
    page.locator(".sticker").first.wait_for()
    if gallery.size == "desktop":
        page.locator(".share img").wait_for()
    gallery.take("match-day-gathering")
    for name, screen in zip(match_days, ("match-day-champion", "match-day-league"), strict=True):
        fan.go(f"/cup/{name}")
        page.locator(".hero h1").wait_for()
        gallery.take(screen)
    fan.go(f"/conference/{sixteen}")
    page.locator(".tile").nth(15).wait_for(timeout=LAID)
    gallery.take("match-day-conference")
    page.keyboard.press("r")
    page.get_by_role("log").wait_for()
    gallery.take("match-day-radio")
    page.keyboard.press("h")
    page.locator(".about").wait_for()
    gallery.take("match-day-hidden")

    gallery.judge()


def test_screens_round_the_table(gallery: Gallery) -> None:
    fan, page = gallery.fan, gallery.fan.page
    fan.go("/")
    page.locator(".big:enabled").wait_for()
    gallery.take("home")
    fan.go("/new?game=finale&mode=friend")
    page.locator(".plan details summary").wait_for()
    page.locator(".plan details summary").click()
    gallery.take("new")
    page.locator("#new-table .go").click()
    page.wait_for_url("**/t/*")
    page.locator(".links .share").first.wait_for()
    page.locator(".links .btn", has_text="QR").first.click()
    page.locator(".links img").first.wait_for()
    gallery.take("waiting")
    fan.go("/t/nothing#nowhere")
    page.locator(".pitch h1").wait_for()
    gallery.take("unknown")
    fan.go("/no/such/page")
    page.locator(".pitch h1").wait_for()
    gallery.take("lost")
    fan.go("/new?game=finale&mode=here")
    page.locator("#new-table .go").click()
    page.locator(".curtain .go").wait_for()
    gallery.take("curtain")
    page.evaluate("() => localStorage.setItem('anpfiff.plain', 'on')")
    fan.kick_off()
    page.locator(".generic .legal").first.wait_for()
    gallery.take("generic")

    gallery.judge()


def test_screens_at_the_table(gallery: Gallery) -> None:
    fan, page = gallery.fan, gallery.fan.page
    fan.go("/new?game=finale&mode=bot")
    page.locator(".presets input[value=coach]").check(force=True)
    page.locator("#new-table .go").click()
    page.locator(".table main h1").wait_for()
    gallery.take("coach")
    fan.kick_off()
    page.locator(".legal").first.wait_for()
    gallery.take("table")
    fan.lay("finale", against(1), start=at("finale", is_in_full_swing))
    page.locator(".legal").first.wait_for()
    fan.play(8)
    gallery.take("picked")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    # While nothing is asked, the book opens at no rule; where all is picked, nothing else is lit than the button.
    page.locator(f".legal, {GO}").first.wait_for()
    page.keyboard.press("r")
    page.locator("dialog .rule.now").wait_for()
    gallery.take("rulebook")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.locator("dialog[open]").wait_for()
    gallery.take("menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    gallery.take("keys")
    page.keyboard.press("Escape")
    if gallery.size != "desktop":
        page.keyboard.press("t")
        page.locator("dialog[open] ol").wait_for()
        gallery.take("ticker")
        page.keyboard.press("Escape")
    fan.lay("finale", against(1), start=over("finale"))
    page.locator(".fig").wait_for()
    gallery.take("full-time")
    page.locator(".acts a").click()
    page.wait_for_url("**/replay/*")
    page.locator(".controls").wait_for()
    fan.scrub(60)
    gallery.take("replay")

    gallery.judge()


def test_screens_of_fussball_fieber(gallery: Gallery, server: Server) -> None:
    fan = gallery.fan
    fieber.lay(fan, 4, "de_2014_long")
    gallery.take("fieber-teams")
    assert fieber.play(fan, until=".hand .legal")
    gallery.take("fieber-table")
    assert fieber.play(fan, until=".card.picked")
    gallery.take("fieber-picked")
    with fieber.watched(fan):
        gallery.take("fieber-watched")
    assert fieber.play(fan, until=".strip")
    gallery.take("fieber-late")
    start = at("fussball_fieber", is_in_a_knock_out_round, 4, edition="de_2014_long")
    fan.lay("fussball_fieber", against(3), start=start)
    fan.page.locator("main:has(.dock .btn) .field.mine:not(.out) .matches.knock-out").wait_for()
    gallery.take("fieber-knock-out")
    fan.lay("fussball_fieber", against(3), start=over("fussball_fieber", 4, edition="de_2014_long"))
    fan.page.locator(".chronicle").wait_for()
    gallery.take("fieber-full-time")

    gallery.judge()
    assert all(url.startswith((server.url, "data:", "blob:")) for url in fan.requests)


def test_screens_of_hat_trick(gallery: Gallery, server: Server) -> None:
    fan, page = gallery.fan, gallery.fan.page
    hat.lay(fan, "budget")
    assert hat.play(fan, until=".built li:nth-child(4)")
    gallery.take("hat-builder")
    hat.lay(fan, "players_full")
    page.locator(".choose .legal").nth(7).click()
    gallery.take("hat-teams")
    if gallery.size != "desktop":
        page.locator(".more").click()
        page.locator("dialog[open] .line-up").wait_for()
        gallery.take("hat-line-up")
        page.keyboard.press("Escape")
    assert hat.play(fan, until=".man.picked:has(.way)")
    gallery.take("hat-move")
    page.locator(".man").first.click(button="right")
    page.locator("dialog[open] .role").wait_for()
    gallery.take("hat-role")
    page.keyboard.press("Escape")
    if gallery.size != "desktop":
        page.locator(".more").click()
        page.locator("dialog[open] .two").wait_for()
        gallery.take("hat-more")
        page.keyboard.press("Escape")
    hat.lay(fan, "players_full", at("hat_trick", hat.is_about_to_shoot, edition="players_full"))
    assert hat.play(fan, until=".shot.picked, .dive.picked")
    gallery.take("hat-shot")
    hat.lay(fan, "players_full", at("hat_trick", hat.has_drawn_to_save, edition="players_full"))
    assert hat.play(fan, until=":is(.saving, .drawn) .one")
    gallery.take("hat-save")
    fan.lay("hat_trick", hat.SEATS, start=over("hat_trick", edition="players_full"))
    page.locator(".report").wait_for()
    gallery.take("hat-full-time")
    page.locator(".acts a").click()
    page.wait_for_url("**/replay/*")
    fan.scrub(90)
    page.locator(".hat .pitch").wait_for()
    gallery.take("hat-replay")

    gallery.judge()
    assert all(url.startswith((server.url, "data:", "blob:")) for url in fan.requests)
