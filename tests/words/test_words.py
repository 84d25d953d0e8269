"""The words of every game: complete, equal in all languages, and said without a stumble."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

from anpfiff.cards.catalog import LANGUAGES, PROVENANCES
from anpfiff.core.event import ALL, Event, EventKind
from anpfiff.core.phase import SEALED, STEP
from anpfiff.core.words import ME, SHARED, Words, cases_of, words_of
from anpfiff.errors import Unknown
from anpfiff.games import OURS
from tests.fluent import inside
from tests.games.folder import own_words

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.edition import Value
    from anpfiff.core.game import Game

NUMBERS = [0, 1, 2, 5, 90]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CASE = re.compile(r"-(nom|acc|gen|dat)$", re.IGNORECASE)
"""A name in a case of German or French is the same name."""
PLAIN = (ast.VariableReference, ast.SelectExpression)

every_game = pytest.mark.parametrize("game", OURS, ids=OURS.names())
everywhere = pytest.mark.parametrize(
    ("game", "language"),
    [pytest.param(game, language, id=f"{game.key}-{language}") for game in OURS for language in LANGUAGES],
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Reader:
    """The texts, expressions, variables and selectors of a message."""

    def __init__(self, message: ast.Message) -> None:
        found = list(inside(message))
        selects = [node for node in found if isinstance(node, ast.SelectExpression)]
        self.texts = [node.value for node in found if isinstance(node, ast.TextElement)]
        self.expressions = [node.expression for node in found if isinstance(node, ast.Placeable)]
        self.cases = {node.id.name for node in found if isinstance(node, ast.VariableReference)}
        self.variables = {CASE.sub("", name) for name in self.cases}
        self.choices = [(asked(node), [key_of(variant) for variant in node.variants]) for node in selects]


def asked(select: ast.SelectExpression) -> str:
    """The variable that a selector looks at."""
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else "no variable"


def key_of(variant: ast.Variant) -> str | int:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)


def entries(game: Game, language: str) -> list[ast.EntryType]:
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def shared(language: str) -> set[str]:
    """The keys that every game has without a word of its own."""
    entries = FluentParser().parse((SHARED / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def on_the_table(game: Game) -> set[str]:
    """Titles of numbers and piles; a game may have them in a file of their own."""
    file = game.folder / "board.toml"
    hints = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found = {f"counter-{one['name']}" for one in hints.get("counters", [])}
    return {key.replace("_", "-") for key in found | {f"pile-{one['name']}" for one in hints.get("piles", [])}}


def turned_up(game: Game) -> set[str]:
    """What was answered face down may be asked for again once it is turned up."""
    sealed = [phase for phase in game.phases.phases.values() if phase.kind == SEALED]
    return {f"opened-{prompt}" for phase in sealed for prompt in phase.prompts()}


def messages(game: Game, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(game, language) if isinstance(entry, ast.Message)}


def read(game: Game, language: str) -> dict[str, Reader]:
    return {key: Reader(message) for key, message in messages(game, language).items()}


def needed(game: Game) -> set[str]:
    """Every key that somebody may ask for."""
    found = {"game-name", "game-about", "seat-nameless"}
    for phase in game.phases.phases.values():
        if phase.kind != STEP:
            found |= {f"ask-{prompt}" for prompt in phase.prompts()}
    found |= {f"say-{verb.word}" for verb in game.vocabulary.verbs}
    found |= {f"tell-{kind}" for kind in game.events.kinds}
    found |= {f"why-{clause.key}" for clause in game.advice().clauses()}
    found |= {f"verdict-{label}" for label in labels(game)}
    for card in game.cards():
        found |= {f"kind-{card.kind}", *[f"field-{field}" for field in [*card.fields, *card.provenance]]}
    found |= {f"provenance-{provenance}" for provenance in PROVENANCES}
    for edition in game.editions():
        found |= {f"edition-{edition.key}", f"edition-{edition.key}-about"}
        for option in edition.options:
            found |= {f"option-{option.name}", f"option-{option.name}-about"}
            found |= {f"option-{option.name}-{value}" for value in option.values if is_word(value)}
    found |= set(own_words(game))
    return {key.replace("_", "-") for key in found}


def is_word(value: Value) -> bool:
    """Whether a value of an option is a text to be named; the faces of a die speak for themselves."""
    return isinstance(value, str) and not re.fullmatch(r"[0-9 ]+", value)


def labels(game: Game) -> set[str]:
    found = {game.verdicts.label(event) for kind in game.events.kinds.values() for event in samples(kind)[:1]}
    return {label for label in found if label is not None}


def samples(kind: EventKind) -> list[Event]:
    """Events of a kind: between them they show every id and every number we try."""
    longest = max([len(ids) for ids in kind.ids if ids is not None] + [len(NUMBERS)])
    found = []
    for k in range(longest):
        values: list[i64] = [NUMBERS[k % len(NUMBERS)] if ids is None else k % len(ids) for ids in kind.ids]
        found.append(Event(kind, ALL, values))
    return found


def arguments(game: Game) -> dict[str, dict[str, list[str] | None]]:
    """What each message is given: the variables, and the texts each can be (None for a number)."""
    found: dict[str, dict[str, list[str] | None]] = {}
    for verb in game.vocabulary.verbs:
        said = [action for action in game.vocabulary.actions.values() if action.verb is verb]
        values = {name: sorted({action.args[k] for action in said}) for k, name in enumerate(verb.names)}
        found[f"say-{verb.word}".replace("_", "-")] = {name: seats_if(name, texts) for name, texts in values.items()}
    for kind in game.events.kinds.values():
        args = zip(kind.names, kind.ids, strict=True)
        found[f"tell-{kind.name}".replace("_", "-")] = {name: seats_if(name, ids) for name, ids in args}
    for clause in game.advice().clauses():
        numbers: dict[str, list[str] | None] = dict.fromkeys(clause.numbers)
        found[f"why-{clause.key}".replace("_", "-")] = {**numbers, **clause.ids}
    found |= {key: {"name": None} for key in turned_up(game)}
    found["seat-nameless"] = {"number": None}
    return found


def seats_if(name: str, texts: list[str] | None) -> list[str] | None:
    """Where an argument is a seat: the one who reads it, or any other by name."""
    return [ME, "other"] if name == "seat" or name.endswith("_seat") else texts


def possible(texts: list[str] | None) -> set[str | int]:
    """What a selector may ask of a variable: one of its texts, or of a number its plural or the number itself."""
    return {*PLURALS, *range(1000)} if texts is None else set(texts)


def is_clean(text: str) -> bool:
    """Whether a sentence is one: no raw ids, no left-over syntax, no gaps."""
    return bool(text) and text == text.strip() and not re.search(r"[_{}$\n]|  ", text)


@everywhere
def test_every_line_of_a_file_can_be_read(game: Game, language: str) -> None:
    junk = [entry.content for entry in entries(game, language) if isinstance(entry, ast.Junk)]

    assert junk == []


@everywhere
def test_no_key_stands_twice(game: Game, language: str) -> None:
    keys = [entry.id.name for entry in entries(game, language) if isinstance(entry, ast.Message | ast.Term)]

    assert sorted(keys) == sorted(set(keys))


@everywhere
def test_messages_keep_to_variables_and_selectors(game: Game, language: str) -> None:
    terms = [entry.id.name for entry in entries(game, language) if isinstance(entry, ast.Term)]
    attributes = [key for key, message in messages(game, language).items() if message.attributes]
    others = {
        key: [type(one).__name__ for one in found.expressions if not isinstance(one, PLAIN)]
        for key, found in read(game, language).items()
    }

    assert terms == []
    assert attributes == []
    assert {key: found for key, found in others.items() if found} == {}


@everywhere
def test_every_key_that_is_called_for_has_words(game: Game, language: str) -> None:
    assert sorted(needed(game) - set(messages(game, language)) - shared(language)) == []


@everywhere
def test_no_key_is_there_that_nobody_calls_for(game: Game, language: str) -> None:
    optional = on_the_table(game) | turned_up(game)
    assert sorted(set(messages(game, language)) - needed(game) - optional) == []


def test_all_languages_share_the_same_keys() -> None:
    assert shared("de") == shared("en") == shared("fr")


@every_game
def test_all_languages_have_the_same_keys_in_the_same_order(game: Game) -> None:
    first, *others = [list(messages(game, language)) for language in LANGUAGES]

    for keys in others:
        assert keys == first


@every_game
def test_all_languages_use_the_same_variables(game: Game) -> None:
    first, *others = [{key: found.variables for key, found in read(game, language).items()} for language in LANGUAGES]

    for variables in others:
        assert variables == first


@everywhere
def test_a_message_uses_only_what_it_is_given(game: Game, language: str) -> None:
    given = arguments(game)
    foreign = {key: found.variables - set(given.get(key, {})) for key, found in read(game, language).items()}

    assert {key: names for key, names in foreign.items() if names} == {}


@everywhere
def test_a_selector_asks_only_for_what_its_variable_can_be(game: Game, language: str) -> None:
    given = arguments(game)
    wrong = [
        (key, name, one)
        for key, found in read(game, language).items()
        for name, keys in found.choices
        for one in keys
        if one not in possible(given[key][name])
    ]

    assert wrong == []


@everywhere
def test_a_selector_names_every_option_a_seat_can_have(game: Game, language: str) -> None:
    given = arguments(game)
    left_out = [
        (key, name, text)
        for key, found in read(game, language).items()
        for name, keys in found.choices
        for text in given[key][name] or []
        if key.startswith("say-") and text not in keys
    ]

    assert left_out == []


@everywhere
def test_every_action_can_be_said_and_no_two_read_the_same(game: Game, language: str) -> None:
    words = words_of(game, language)
    said: dict[str, str] = {}
    for action in game.vocabulary.actions.values():
        text = words.say(action)

        assert is_clean(text), f"{action.notation}: {text!r}"
        assert text not in said, f"{action.notation} and {said[text]} both read {text!r}"
        said[text] = action.notation


@everywhere
def test_every_event_can_be_told(game: Game, language: str) -> None:
    words = words_of(game, language)
    for kind in game.events.kinds.values():
        for event in samples(kind):
            text = words.tell(event)

            assert is_clean(text), f"{event.as_data()}: {text!r}"


@everywhere
def test_every_reason_for_a_hint_can_be_told(game: Game, language: str) -> None:
    words = words_of(game, language)
    for clause in game.advice().clauses():
        for k in range(max([1, *[len(ids) for ids in clause.ids.values()]])):
            numbers: list[i64] = [NUMBERS[k % len(NUMBERS)] for _ in clause.numbers]
            text = words.why(clause.because(numbers, [ids[k % len(ids)] for ids in clause.ids.values()]))

            assert is_clean(text), f"{clause.key}: {text!r}"


@everywhere
def test_an_event_is_told_by_name(game: Game, language: str) -> None:
    """Footballers, cards and clubs appear by their names wherever the message speaks of them."""
    words = words_of(game, language)
    found = read(game, language)
    for kind in game.events.kinds.values():
        mentioned = found[f"tell-{kind.name}".replace("_", "-")].variables
        for event in samples(kind):
            ids = {str(arg) for name, arg in event.args().items() if name in mentioned}
            told = words.tell(event)

            for name in [words.names[one] for one in ids & set(words.names)]:
                assert any(text in told for text in [name, *cases_of(language, name).values()]), event.as_data()


@everywhere
def test_people_are_called_by_name_and_never_by_a_number_from_nought(game: Game, language: str) -> None:
    words = words_of(game, language)
    seats = [(kind, name) for kind in game.events.kinds.values() for name in kind.names if name.endswith("seat")]
    for kind, name in seats:
        told = Event(kind, ALL, [0 if ids is None else 1 for ids in kind.ids])
        shown = []
        for words.seats, words.reader in (([], -1), (["Mara", "Jonas"], -1), (["Mara", "Jonas"], 0)):
            shown.append(words.tell(told))
        nameless, named, to_me = shown

        assert words.text("seat-nameless", {"number": 1}) in nameless
        assert "Mara" in named
        assert to_me != named
        assert not re.search(r"(?i)\b(seat|platz|place) (0|Mara|Jonas)", " ".join(shown)), (kind.name, name)


@everywhere
def test_every_question_can_be_asked(game: Game, language: str) -> None:
    words = words_of(game, language)
    for phase in game.phases.phases.values():
        if phase.kind != STEP:
            for prompt in phase.prompts():
                assert is_clean(words.ask(prompt))
                assert "?" in words.ask(prompt)


@everywhere
def test_every_label_can_be_read(game: Game, language: str) -> None:
    words = words_of(game, language)
    for key in needed(game):
        if not key.startswith(("say-", "tell-", "why-")):
            assert is_clean(words.text(key, {"number": 1} if key == "seat-nameless" else {})), key


@everywhere
def test_the_same_letter_never_means_two_slots(game: Game, language: str) -> None:
    words = words_of(game, language)
    letters = [words.text(key) for key in sorted(needed(game)) if key.startswith("slot-")]

    assert all(len(letter) == 1 for letter in letters)
    assert len(letters) == len(set(letters))


@everywhere
def test_quotes_and_apostrophes_are_printers_marks(game: Game, language: str) -> None:
    straight = [key for key, found in read(game, language).items() if re.search("[\"']", "".join(found.texts))]

    assert straight == []


@every_game
def test_french_puts_a_narrow_space_before_its_tall_marks(game: Game) -> None:
    """Only a score is written close, as on the boards of the page."""
    tight = re.compile("(?<!\u202f)[:;!?\u00bb]|\u00ab(?!\u202f)")
    texts = [(key, text) for key, found in read(game, "fr").items() for text in found.texts if text != ":"]
    wrong = [one for one in texts if tight.search(one[1])]

    assert wrong == []


@every_language
def test_every_number_has_its_plural(language: str) -> None:
    """The words for one thing and for several differ just where the language says so."""
    forms = {"de": [1, 0, 1, 1], "en": [1, 0, 1, 1], "fr": [0, 0, 1, 1]}
    game = OURS[0]
    words = words_of(game, language)
    told = [words.text("tell-attacks", {"team": "SV Stollen", "attacks": number}) for number in (0, 1, 2, 5)]
    plain = [re.sub("[0-9]", "", text) for text in told]

    assert [int(text != plain[1]) for text in plain] == forms[language]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Unknown, match="no words in 'it'"):
        words_of(OURS[0], "it")
    with pytest.raises(Unknown, match="no words in 'it'"):
        Words("it", [])


@everywhere
def test_a_missing_key_is_refused(game: Game, language: str) -> None:
    words = words_of(game, language)

    assert not words.has("ask-nothing-at-all")
    with pytest.raises(Unknown, match="ask-nothing-at-all"):
        words.ask("nothing-at-all")


@everywhere
def test_a_missing_variable_is_refused(game: Game, language: str) -> None:
    words = words_of(game, language)
    key = next(key for key, found in read(game, language).items() if found.variables)

    with pytest.raises(Unknown, match=key):
        words.text(key, {})
