"""What is wrong with a bot of one's own loses its match with a reason, and never the study."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import pytest

import anpfiff
from anpfiff.bots.forfeit import CRASHED, DIED, FORFEIT, ILLEGAL, SLOW, Forfeit
from anpfiff.bots.names import make
from anpfiff.games import find
from tests.lab.own import COACH, program, studied, tally_of, written

if TYPE_CHECKING:
    from pathlib import Path

BROKEN = [
    (CRASHED, "1 / 0", "division by zero"),
    (ILLEGAL, "return 'offside'", "offside"),
    (ILLEGAL, "return None", "None"),
    (ILLEGAL, "return type('Array', (), {'__eq__': lambda *_: 1 / 0, '__str__': lambda _: '[1 2]'})()", "[1 2]"),
    (ILLEGAL, "return type('Sly', (), {'__eq__': lambda *_: True, '__str__': lambda _: 'all of it'})()", "all of it"),
    (ILLEGAL, "return type('Sly', (str,), {'__eq__': lambda *_: True, '__hash__': str.__hash__})('both')", "both"),
    (CRASHED, "return type('Wild', (), {'__str__': lambda _: 1 / 0})()", "division by zero"),
    (CRASHED, "import sys; sys.exit()", "SystemExit"),
    (CRASHED, "import sys; sys.exit('goodbye')", "SystemExit: goodbye"),
    (CRASHED, "raise GeneratorExit", "GeneratorExit"),
    (CRASHED, "raise StopIteration", "StopIteration"),
    (CRASHED, "raise type('Wild', (Exception,), {'__str__': lambda _: 1 / 0})", "Wild"),
    (CRASHED, "raise ValueError(chr(0xd800))", "ValueError: \\ud800"),
    (SLOW, "while True: pass", "0.2 s"),
    (SLOW, "import time; time.sleep(5)", "0.2 s"),
]


@pytest.mark.parametrize(("how", "code", "detail"), BROKEN)
def test_a_bot_that_does_not_answer_loses_the_match_and_not_the_study(
    how: str, code: str, detail: str, tmp_path: Path
) -> None:
    name = written(tmp_path, f"class Mine:\n    def choose(self, view, role, options, rng):\n        {code}\n")

    tally = tally_of(f"{name}:Mine@0.2", "random", games=2)

    assert tally.wins == [0, 2]
    assert tally.reasons == {FORFEIT: 2}
    ((bot, said, why),) = tally.forfeits
    assert (bot, said) == (f"{name}:Mine", how)
    assert detail in why


MAKING = [
    (CRASHED, "1 / 0", "division by zero"),
    (CRASHED, "raise SystemExit", "SystemExit"),
    (CRASHED, "Mine.choose = None", "write a method choose"),
    (SLOW, "while True: pass", "0.2 s"),
]


def test_a_crash_says_where_in_the_bot_s_own_files_it_was(tmp_path: Path) -> None:
    written(tmp_path, "import json\ndef read():\n    return json.loads('{')\n", "beside.py")
    text = "import beside\nclass Mine:\n    def choose(self, view, role, options, rng):\n        beside.read()\n"
    ((_, _, why),) = tally_of(written(tmp_path, text) + ":Mine", "random", games=2).forfeits
    assert why.startswith("beside.py:3: JSONDecodeError: ")

    text = "class Mine:\n    def choose(self, view, role, options, rng):\n        return view.sides[1].hand.cards()\n"
    ((_, _, why),) = tally_of(written(tmp_path, text, "peeking.py") + ":Mine", "random", games=1).forfeits
    assert why.startswith("peeking.py:3: FaceDown")


@pytest.mark.parametrize(("how", "code", "detail"), MAKING)
def test_a_bot_that_cannot_be_made_later_loses_that_match(how: str, code: str, detail: str, tmp_path: Path) -> None:
    """A file counts how often its bot was made: before the first match all is well."""
    name = written(
        tmp_path,
        "from pathlib import Path\nMADE = Path(__file__).with_name('made')\n\n\nclass Mine:\n"
        "    def __init__(self):\n        with MADE.open('a') as out:\n            out.write('x')\n"
        f"        if MADE.stat().st_size > 2:\n            {code}\n"
        "    def choose(self, view, role, options, rng):\n        return options[0]\n",
    )

    tally = tally_of(f"{name}:Mine@0.2", "random", games=3)

    assert tally.games == 3
    ((bot, said, why),) = tally.forfeits
    assert (bot, said, tally.forfeits.total()) == (f"{name}:Mine", how, 2)
    assert detail in why


DEADLY = [
    (CRASHED, "raise KeyboardInterrupt", "KeyboardInterrupt"),
    (DIED, "import os; os._exit(0)", "exit 0"),
    (DIED, "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "SIGSEGV"),
    (SLOW, "import signal; signal.signal(signal.SIGALRM, signal.SIG_IGN); signal.pause()", "0.3 s"),
]


@pytest.mark.parametrize(("how", "code", "detail"), DEADLY)
def test_a_bot_that_takes_its_process_with_it_loses_just_the_match_in_which_it_does(
    how: str, code: str, detail: str, tmp_path: Path
) -> None:
    """In some matches it ends its process, in others it does not; the other bot of somebody's own has no part in it."""
    name = written(
        tmp_path,
        "class Mine:\n    answers = 0\n    def choose(self, view, role, options, rng):\n"
        "        self.answers += 1\n"
        f"        if self.answers == 3 and not rng.below(3):\n            {code}\n"
        "        return options[0]\n",
    )

    tally = studied(f"{name}:Mine@0.3", COACH, games=3)

    assert tally.games == 3
    ((bot, said, why),) = tally.forfeits
    assert (bot, said, why.removeprefix("mine.py:6: ")) == (f"{name}:Mine", how, detail)
    assert 0 < tally.reasons[FORFEIT] < 3


@pytest.mark.parametrize(("how", "code", "detail"), DEADLY[1:2])
def test_nor_does_one_that_does_so_while_it_is_made(how: str, code: str, detail: str, tmp_path: Path) -> None:
    name = written(
        tmp_path,
        "from multiprocessing import parent_process\nclass Mine:\n    def __init__(self):\n"
        f"        if parent_process() is not None:\n            {code}\n"
        "    def choose(self, view, role, options, rng):\n        return options[0]\n",
    )

    tally = studied(f"{name}:Mine@0.3", "random", games=2)

    assert tally.forfeits == {(f"{name}:Mine", how, detail): 2}


def test_a_worker_that_somebody_else_kills_costs_a_bot_nothing(tmp_path: Path) -> None:
    """It ends its process once and never again, as if it had been killed from outside."""
    once = tmp_path / "once"
    name = written(
        tmp_path,
        "import os, signal\nfrom pathlib import Path\nclass Mine:\n    def choose(self, view, role, options, rng):\n"
        f"        if not Path({str(once)!r}).exists():\n"
        f"            Path({str(once)!r}).touch()\n            os.kill(os.getpid(), signal.SIGKILL)\n"
        "        return options[0]\n",
    )

    tally = studied(f"{name}:Mine", "random", games=2)

    assert once.exists()
    assert (tally.games, tally.forfeits) == (2, {})


def test_what_a_bot_prints_does_not_stand_in_the_report(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    head = "class Mine:\n    def choose(self, view, role, options, rng):\n"
    loud = head + "        print('goal!')\n        return options[0]\n"
    studied(f"{written(tmp_path, loud)}:Mine", "random", games=1)

    said, shown = capfd.readouterr()
    assert "goal!" not in said
    assert "goal!" in shown


PROGRAMS = [
    (CRASHED, "raise SystemExit(3)", "exit 3"),
    (ILLEGAL, "print('hello', flush=True); input(); input()", "hello"),
    (ILLEGAL, 'print(\'{"action": "offside"}\', flush=True); input(); input()', "offside"),
    (ILLEGAL, "print('x' * 200000, end='', flush=True); input(); input()", "bytes"),
    (ILLEGAL, "print('[' * 60000, flush=True); input(); input()", "[["),
    (ILLEGAL, """print('{"action": "\\\\ud800"}', flush=True); input(); input()""", "ud800"),
    (SLOW, "import time; time.sleep(60)", "0.5 s"),
    (SLOW, "print('x', end='', flush=True); input(); input()", "0.5 s"),
]


@pytest.mark.parametrize(("how", "code", "detail"), PROGRAMS)
def test_a_program_that_does_not_answer_loses_likewise(how: str, code: str, detail: str, tmp_path: Path) -> None:
    tally = tally_of(f"{program(tmp_path, code)}@0.5", "random", games=1)

    ((_, said, why),) = tally.forfeits
    assert said == how
    assert detail in why


@pytest.mark.parametrize(
    ("how", "code", "detail"),
    [
        (SLOW, "import time; time.sleep(60)", "0.5 s"),
        (ILLEGAL, "import time; print('x' * 2000000, flush=True); time.sleep(60)", "bytes"),
        (CRASHED, "import os; os.close(0); raise SystemExit(3)", "exit 3"),
    ],
)
def test_a_program_that_does_not_read_loses_likewise(how: str, code: str, detail: str, tmp_path: Path) -> None:
    """A question of more than a pipe holds: nobody waits until it is read."""
    table = anpfiff.table("finale")
    decision = table.decision(0)
    options = decision.options * 20_000
    bot = make(f"{program(tmp_path, code)}@0.5", table.game)
    began = time.monotonic()
    with pytest.raises(Forfeit, match=detail) as lost:
        bot.choose(table.view(0), decision.role, options, anpfiff.seeded(1))

    assert lost.value.how == how
    assert time.monotonic() - began < 5


def test_a_program_may_say_much_before_it_has_read_all(tmp_path: Path) -> None:
    """It writes its answer while we still write the question, and then reads the rest."""
    code = (
        "import sys\nprint('{\"action\": \"squad starter\"}' + ' ' * 60000, flush=True)\nfor line in sys.stdin: pass\n"
    )
    table = anpfiff.table("finale")
    decision = table.decision(0)
    bot = make(f"{program(tmp_path, code)}@5", table.game)

    said = bot.choose(table.view(0), decision.role, decision.options * 20_000, anpfiff.seeded(1))

    assert said.notation == "squad starter"


def test_no_program_is_left_behind(tmp_path: Path) -> None:
    asks = "import sys\nfor line in sys.stdin: pass\nopen('ended', 'w').close()\n"
    bot = make(f"cmd:{sys.executable} -c \"import os; os.chdir('{tmp_path}'); exec('''{asks}''')\"@0.5", find("finale"))
    table = anpfiff.table("finale")
    with pytest.raises(Forfeit):
        bot.choose(table.view(0), table.decision(0).role, table.decision(0).options, anpfiff.seeded(1))

    assert (tmp_path / "ended").exists()
