"""Every law of the house, to be imported as a whole into a test module that has a list `GAMES`.

from anpfiff.testing.laws import *
from my_game import GAME

GAMES = [GAME]
"""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests as pytest_generate_tests
from anpfiff.testing.laws.chosen import *
from anpfiff.testing.laws.clones import *
from anpfiff.testing.laws.endings import *
from anpfiff.testing.laws.facts import *
from anpfiff.testing.laws.forms import *
from anpfiff.testing.laws.imagined import *
from anpfiff.testing.laws.matches import *
from anpfiff.testing.laws.nodes import *
from anpfiff.testing.laws.observations import *
from anpfiff.testing.laws.odds import *
from anpfiff.testing.laws.previews import *
from anpfiff.testing.laws.real_box import *
from anpfiff.testing.laws.refusals import *
from anpfiff.testing.laws.replays import *
from anpfiff.testing.laws.views import *
from anpfiff.testing.laws.words import *
