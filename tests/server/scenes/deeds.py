"""What people do in a scene. Each deed finds somebody who can do it, and says what was done."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.server.scenes.book import read
from tests.server.scenes.line import hashed
from tests.server.scenes.scene import Leak

if TYPE_CHECKING:
    import random

    from tests.server.scenes.ground import Node
    from tests.server.scenes.line import Line, Message
    from tests.server.scenes.scene import Scene

MOST_LINES = 7


def seated(scene: Scene) -> list[Line]:
    """Lines that look from a seat, as far as they know."""
    return [line for line in scene.lines if line.chair is not None]


async def come(scene: Scene, luck: random.Random) -> str:
    """Somebody opens a line, with a token that may be good or void."""
    if len(scene.lines) >= MOST_LINES:
        return await go(scene, luck)
    node, token = luck.choice(scene.nodes), luck.choice(scene.tokens())
    line = await scene.come(node, token, luck.choice([None, None, 0, 1]))
    return f"come {scene.nodes.index(node)} {line.is_open}"


async def come_as_player(scene: Scene, luck: random.Random) -> str:
    """Somebody whose key is good opens a line."""
    book = read(scene.log, len(scene.log) - 1)
    good = [key for key in scene.keys if hashed(key) in book.keys]
    if not good or len(scene.lines) >= MOST_LINES:
        return "nobody comes"
    node = luck.choice(scene.nodes)
    await scene.come(node, luck.choice(good))
    return f"come back {scene.nodes.index(node)}"


async def go(scene: Scene, luck: random.Random) -> str:
    """Somebody hangs up."""
    if not scene.lines:
        return "nobody goes"
    line = luck.choice(scene.lines)
    await line.close()
    return f"go {line.chair}"


async def sit(scene: Scene, luck: random.Random) -> str:
    """Somebody sits down, or back down, with a key of his own or a new one."""
    if not scene.lines:
        return "nobody sits"
    line = luck.choice(scene.lines)
    seat = scene.invites.get(line.tokens[0], luck.randrange(len(scene.plan.devices)))
    key = luck.choice([line.tokens[-1], line.tokens[-1], f"new-key-{luck.randrange(10**6)}-".ljust(32, "0")])
    if len(key) < 22:
        return "a token that is no key"
    answer = await line.ask("sit", seat=seat, name="Coach", key=key, part="0f" * 16)
    if answer["type"] == "done":
        scene.keys.append(key)
    return f"sit {seat} {answer['type']}"


async def turn(scene: Scene, luck: random.Random) -> str:
    """Somebody turns to a seat, or behind the curtain."""
    if not scene.lines:
        return "nobody turns"
    seat = luck.choice([None, 0, 1])
    answer = await luck.choice(scene.lines).ask("turn_to", seat=seat)
    return f"turn to {seat} {answer['type']}"


async def say(scene: Scene, luck: random.Random) -> str:
    """Somebody who is asked answers."""
    asked = [line for line in seated(scene) if line.news and line.news["decision"]]
    if not asked:
        return "nobody is asked"
    line = luck.choice(asked)
    assert line.news is not None
    seat, options = line.chair, line.news["decision"]["options"]
    watched = await glimpse(scene, luck) if luck.random() < 0.7 else None
    answer = await line.ask("say", ply=line.news["ply"], seat=seat, action=luck.choice(options))
    await scene.settle()
    if watched and answer["type"] == "done" and lies_face_down(line, seat):
        await check_quiet(scene, line, watched, luck)
    return f"say {seat} {answer['type']}"


async def take_back(scene: Scene, luck: random.Random) -> str:
    """Somebody takes back what he said."""
    able = [line for line in seated(scene) if line.news and line.news["may_undo"]]
    if not able:
        return "nothing to take back"
    line = luck.choice(able)
    assert line.news is not None
    seat = line.chair
    was_down, watched = lies_face_down(line, seat), await glimpse(scene, luck)
    answer = await line.ask("undo", ply=line.news["ply"], seat=seat)
    await scene.settle()
    if answer["type"] == "done" and was_down and not is_alone(scene, line):
        await check_quiet(scene, line, watched, luck)
    return f"undo {seat} {answer['type']}"


def is_alone(scene: Scene, line: Line) -> bool:
    """Whether nobody else plays: then anything may be taken back, and is."""
    book = read(scene.log, len(scene.log) - 1)
    return all(bot or key in line.hashes for key, bot in zip(book.keys, book.is_bot, strict=True))


def lies_face_down(line: Line, seat: int | None) -> bool:
    """Whether something this seat said lies face down, as its own view shows."""
    if line.news is None or line.news["view"] is None or line.news["chair"] != seat or seat is None:
        return False
    view = line.news["view"]
    return any(said and owner == seat for owner, said in zip(view["roles"], view["sealed"], strict=True))


async def glimpse(scene: Scene, luck: random.Random) -> list[Any]:
    """All that a spectator can find out at both nodes: the news, the past, the HTTP API."""
    await scene.spread()
    found: list[Any] = []
    for node in scene.nodes:
        line = await scene.come(node, scene.watch)
        assert line.news is not None
        recalled: Message = {}
        if line.news["ply"] and luck.random() < 0.3:
            recalled = await line.ask("recall", ply=line.news["ply"] - 1)
        status, body = await node.get(f"/api/tables/{scene.table}", scene.watch)
        found.append((line.news, recalled.get("view"), status, json.loads(body)))
        await line.close()
        scene.lines.remove(line)
        scene.gone.append(line)
    scene.check()
    return found


async def check_quiet(scene: Scene, speaker: Line, before: list[Any], luck: random.Random) -> None:
    """What was said or taken back face down is noticed by nobody else, in no way."""
    for line in [*scene.lines, *scene.gone]:
        shares = read(scene.log, len(scene.log) - 1).keys[speaker.chair or 0] in line.hashes
        told = [message for _, message in line.fresh if message["type"] == "news"]
        if line is not speaker and not shares and told:
            raise Leak(f"a frame to chair {line.chair} while chair {speaker.chair} spoke face down")
    scene.check()
    after = await glimpse(scene, luck)
    for (news, past, *http), (later, then, *api) in zip(before, after, strict=True):
        if news != later or http != api or (past and then and past != then):
            changed = [name for name in news if news[name] != later[name]]
            raise Leak(f"spectators saw {changed or 'the API'} change while chair {speaker.chair} spoke face down")


async def propose(scene: Scene, luck: random.Random) -> str:
    """Somebody proposes something."""
    if not seated(scene):
        return "nobody proposes"
    line = luck.choice(seated(scene))
    assert line.news is not None
    what = luck.choice(["undo", "draw", "take_over", "take_over"])
    target = luck.randrange(len(scene.plan.devices)) if what == "take_over" else None
    bot = luck.choice([None, "random"]) if what == "take_over" else None
    answer = await line.ask("propose", ply=line.news["ply"], seat=line.chair, what=what, target=target, bot=bot)
    return f"propose {what} {target} {bot} by {line.chair} {answer['type']}"


async def vote(scene: Scene, luck: random.Random) -> str:
    """Somebody answers a proposal that he sees, or saw a while ago."""
    voters = [
        (line, news) for line in seated(scene) for news in line.past if news["proposal"] and news["chair"] == line.chair
    ]
    if not voters:
        return "nothing to vote on"
    line, news = luck.choice(voters)
    scene.voted = news["proposal"]
    which = {name: news["proposal"][name] for name in ("number",) if name in news["proposal"]}
    yes = luck.random() < 0.8
    fields = {"proposal": which["number"]} if which else {}
    answer = await line.ask("vote", ply=news["ply"], seat=line.chair, yes=yes, **fields)
    return f"vote {yes} by {line.chair} {answer['type']}"


async def leave(scene: Scene, luck: random.Random) -> str:
    """Somebody gets up, gives up, moves to another key, or talks."""
    if not seated(scene):
        return "nobody leaves"
    line = luck.choice(seated(scene))
    assert line.news is not None
    kind = luck.choice(["leave", "leave", "move", "move", "talk", "resign"])
    if kind == "resign" and len(scene.plan.devices) == 2:
        kind = "talk"  # the match would be over
    more = {"key": f"moved-key-{luck.randrange(10**6)}-".ljust(32, "0")} if kind == "move" else {}
    more |= {"phrase": "hurry"} if kind == "talk" else {}
    answer = await line.ask(kind, ply=line.news["ply"], seat=line.chair, **more)
    if answer["type"] == "done" and kind == "move":
        scene.keys.append(more["key"])
    return f"{kind} {line.chair} {answer['type']}"


async def look(scene: Scene, luck: random.Random) -> str:
    """Somebody asks for the past, the chances or advice."""
    lines = [line for line in scene.lines if line.news]
    if not lines:
        return "nobody looks"
    line = luck.choice(lines)
    assert line.news is not None
    kind = luck.choice(["recall", "recall", "odds", "hint", "outlook"])
    seat = line.chair if line.chair is not None else luck.randrange(2)
    fields: dict[str, dict[str, Any]] = {
        "recall": {"ply": max(0, line.news["ply"] - 1 - luck.randrange(3))},
        "odds": {"ply": line.news["ply"], "seat": seat},
        "hint": {"ply": line.news["ply"], "seat": seat},
    }
    answer = await line.ask(kind, **fields.get(kind, {}))
    return f"{kind} from {line.chair} {answer['type']}"


async def wait(scene: Scene, luck: random.Random) -> str:
    """Time passes: a minute, or half a day."""
    minutes = luck.choice([1, 2, 2, 700])
    await scene.let_pass(minutes * 60_000)
    return f"wait {minutes} minutes"


async def wire(scene: Scene, luck: random.Random) -> str:
    """A node hears what the other has appended."""
    node = luck.choice(scene.nodes)
    node.door.deliver(whole=luck.random() < 0.7)
    return f"news for {scene.nodes.index(node)}"


async def bot(scene: Scene, luck: random.Random) -> str:
    """A bot has thought enough."""
    thinking = [node for node in scene.nodes if node.bots.pondering]
    if not thinking:
        return "no bot thinks"
    luck.choice(thinking).bots.gate.release()
    return "a bot answers"


async def forget(scene: Scene, luck: random.Random) -> str:
    """A node forgets a room that nobody looks at."""
    node = luck.choice(scene.nodes)
    await node.lobby._forget_idle()
    return "forget"


async def knock(scene: Scene, luck: random.Random) -> str:
    """A token is good on the line exactly where it is good over HTTP."""
    node: Node = luck.choice(scene.nodes)
    await scene.spread()
    token = luck.choice(scene.tokens())
    line = await scene.come(node, token)
    status, _ = await node.get(f"/api/tables/{scene.table}", token)
    is_in = line in scene.lines
    await line.close()
    if is_in != (status == 200):
        raise Leak(f"a token is {'good' if is_in else 'void'} on the line and {status} over HTTP")
    return f"knock {status}"


DEEDS: list[tuple[int, Any]] = [
    (22, say), (5, take_back), (6, come), (6, come_as_player), (4, go), (8, sit), (4, turn), (8, propose), (9, vote),
    (6, leave), (7, look), (4, wait), (10, wire), (5, bot), (1, forget), (3, knock),
]  # fmt: skip


def pick(luck: random.Random) -> Any:
    """One of the deeds, the usual ones more often."""
    return luck.choices([deed for _, deed in DEEDS], [weight for weight, _ in DEEDS])[0]
