"""Words: what people read, in their language. Code speaks in keys and ids; Fluent files turn them into sentences."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.errors import Unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.syntax.ast import Resource

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason
    from anpfiff.core.event import Event
    from anpfiff.core.game import Game


SHARED: Final = Path(__file__).parent / "shared_words"
MINUS: Final = "\N{MINUS SIGN}"
NOBODY: Final = -1
ME: Final = "me"
"""What words are given for the seat of the one who reads them."""
FILES: Final = 128
"""So many files of words are kept parsed: those of all games on the shelf in all languages, and the house's own."""


class Words:
    """The sentences of one language, from one or more Fluent files."""

    def __init__(self, language: str, files: list[Path], names: dict[str, str] | None = None) -> None:
        # Engines and bots have no words: they need not wait until Fluent is loaded.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        check_language(language)
        self.language: Final = language
        self.names: Final = names or {}
        self.seats: list[str] = []
        """What the seats are called, where somebody has said so."""
        self.reader: int = NOBODY
        """The seat that reads all this and is spoken to as such, if there is just one."""
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, args: dict[str, Any] | None = None) -> str:
        """The message of a key; a key without a message is a mistake, never silence."""
        if not self.has(key):
            raise Unknown(f"no words in {self.language!r} for {key[:80]!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        shown = {name: _shown(arg) for name, arg in (args or {}).items()}
        found, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise Unknown(f"{self.language}: {key}: {errors[0]}")
        return str(found)

    def name(self, value: str | int) -> str | int:
        """The name of whatever has this id; other texts and numbers stay as they are."""
        return self.names.get(value, value) if isinstance(value, str) else value

    def seat(self, number: int) -> str:
        """What a seat is called; people count nameless ones from 1."""
        if 0 <= number < len(self.seats):
            return self.seats[number]
        return self.text("seat-nameless", {"number": number + 1})

    def named(self, args: Mapping[str, str | int]) -> dict[str, Any]:
        """Arguments as people read them: whatever has an id by its name, in all its cases, and a seat by its own."""
        found: dict[str, Any] = {}
        for name, value in args.items():
            if name == "seat" or name.endswith("_seat"):
                found[name] = ME if int(value) == self.reader else self.seat(int(value))
            else:
                found[name] = shown = self.name(value)
                cases = cases_of(self.language, shown) if isinstance(shown, str) else {}
                found |= {f"{name}-{case}": text for case, text in cases.items()}
        return found

    def ask(self, prompt: str) -> str:
        """The question behind a prompt (without the game's key)."""
        return self.text(f"ask-{prompt}")

    def ask_opened(self, prompt: str, name: str) -> str | None:
        """The same question once all is turned up, if it is one that is answered face down."""
        return self.text(f"opened-{prompt}", {"name": name}) if self.has(f"opened-{prompt}") else None

    def say(self, action: Action) -> str:
        """What somebody says with an action."""
        args = dict(zip(action.verb.names, action.args, strict=True))
        return self.text(f"say-{_key(action.verb.word)}", self.named(args))

    def tell(self, event: Event) -> str:
        """What the referee tells with an event."""
        return self.text(f"tell-{_key(event.kind.name)}", self.named(event.args()))

    def why(self, reason: Reason) -> str:
        """One clause why an answer is good."""
        return self.text(f"why-{_key(reason.key)}", self.named(reason.args))


def _shown(arg: object) -> object:
    """A number below zero is written with a minus, which Fluent would write as a hyphen."""
    return f"{MINUS}{-arg}" if isinstance(arg, int) and arg < 0 else arg


def _key(word: str) -> str:
    return word.replace("_", "-")


@lru_cache(maxsize=FILES)
def _parsed(text: str) -> Resource:
    """A Fluent file as bundles take it. Parsing is what words cost, and no bundle changes what was parsed."""
    from fluent.syntax import FluentParser  # noqa: PLC0415

    return FluentParser(with_spans=False).parse(text)


def check_language(language: str) -> None:
    """Refuse a language we do not speak."""
    if language not in LANGUAGES:
        facts: dict[str, str | int] = {"name": language[:20]}
        raise Unknown(f"there are no words in {language[:20]!r}", None, LANGUAGES, "language", facts)


def rulebook_of(game: Game, language: str) -> str:
    """A game's rulebook in a language; the English one, which code and tests cite, has the plain name."""
    check_language(language)
    name = "RULEBOOK.md" if language == "en" else f"RULEBOOK.{language}.md"
    return (game.folder / name).read_text(encoding="utf-8")


def files_of(game: Game, language: str) -> list[Path]:
    """A game's Fluent files: its words, those on its drawn table, and what all games share; the first counts."""
    return [*sorted((game.folder / "words").glob(f"*{language}.ftl")), SHARED / f"{language}.ftl"]


def refusals_of(language: str) -> Path:
    """What may be wrong with an owner's card file, in words."""
    check_language(language)
    return SHARED / f"refused.{language}.ftl"


def words_of(game: Game, language: str, own_cards: str = "") -> Words:
    """A game's words in a language, with the names of its cards."""
    check_language(language)
    return Words(language, files_of(game, language), game.names(own_cards)[language])


FILE: Final = Path(__file__).parent / "shared_words" / "articles.toml"


@cache
def written_in(language: str) -> tuple[list[str], dict[str, list[str]]]:
    """The cases of a language, and by name how it is written in each of them."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))[language]
    kinds = table.get("kind", [])
    return table["cases"], {
        name: [form.format(name) for form in kind["written"]] for kind in kinds for name in kind["names"]
    }


def cases_of(language: str, name: str) -> dict[str, str]:
    """By case: a name as it stands in a sentence; by a case with a capital: as it begins one."""
    cases, known = written_in(language)
    written = known.get(name, [name] * len(cases))
    capital = [text[:1].upper() + text[1:] if name in known else text for text in written]
    return dict(zip([*cases, *[case.capitalize() for case in cases]], written + capital, strict=True))
