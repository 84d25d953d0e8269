"""Names at the table: any language, but nothing that looks empty or reaches over other people's lines."""

from __future__ import annotations

import pytest

from anpfiff.errors import Malformed
from anpfiff.server.tables.judge import check_name


@pytest.mark.parametrize(
    "name",
    [
        "Jürgen",
        "Łukasz",
        "Nguyễn Thị Ánh",
        "שָׁלוֹם",
        "ที่นี่",
        "यूसुफ़",
        "👩🏽\u200d🦰",
        "👨\u200d👩\u200d👧",
        "🏳\ufe0f\u200d🌈",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "ශ්\u200dරී",
        "র\u200d্য",
        "⚽️",
        "김민재",
    ],
)
def test_names_of_all_languages_are_welcome(name: str) -> None:
    assert check_name(f"  {name} ")


@pytest.mark.parametrize(
    "name",
    [
        "\u2800",
        "\u3164\u3164",
        "\uffa0",
        "a\u3164",
        "\u115f\u1160",
        "\u0301",
        " \u0301 \u0302",
        "a\ufffc",
        "a\uffff",
        "a\ufdd0",
        "a\U0001fffe",
        "A\u200dda",
        "\u200dAda",
        "\u0639\u06cc\u200c",
        "👨\u200d\u200d👩",
        "👨\u200cAda",
    ],
)
def test_a_name_that_looks_empty_or_steers_others_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match=r"can be seen|1 to 40"):
        check_name(name)


def test_a_tower_of_marks_is_refused() -> None:
    with pytest.raises(Malformed, match="marks on one letter"):
        check_name("Z" + "\u0335\u0321\u0353\u0349\u0301\u030d" + "algo")
