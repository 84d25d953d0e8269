"""The laws of a match, each case in one walk: of its nodes, of its forms, of the whole."""

from __future__ import annotations

import pytest

from anpfiff.testing.cases import every_case
from anpfiff.testing.law import FORM_LAWS, MATCH_LAWS, NODE_LAWS, SEEDS, Judge, Walk
from anpfiff.testing.laws.forms import asked_forms
from anpfiff.testing.walk import Case, nodes

every_seed = pytest.mark.parametrize("seed", SEEDS)


@pytest.fixture
def judge(subtests: pytest.Subtests, request: pytest.FixtureRequest) -> Judge:
    """Reports each law that fails."""
    return Judge(subtests, request)


@every_case
@every_seed
def test_every_law_holds_at_every_node(case: Case, seed: int, judge: Judge) -> None:
    Walk(case, seed).show(nodes(case, seed), NODE_LAWS[seed], judge)


@every_case
def test_every_law_holds_for_every_form(case: Case, judge: Judge) -> None:
    Walk(case, SEEDS[0]).show(asked_forms(case, SEEDS[0]), FORM_LAWS, judge)


@every_case
def test_every_law_holds_in_whole_matches(case: Case, judge: Judge) -> None:
    judge.try_all(MATCH_LAWS, case)
