"""Every message is a right sentence with every number, name and choice, in both languages."""

from __future__ import annotations

import re

import pytest

from tests.catalogues import CATALOGUES, PEOPLE, Catalogue, choices, keys, sayings, written

# Where one has read the catalogues, the others need not.
pytestmark = pytest.mark.xdist_group("catalogues")

_REGULAR = {
    "en": """
        action adjustment boast bond builder byte card certificate day decision floor florin game
        gift guard hour jester joker location member minute move player point privilege profession
        record rider round seat second slot square step table tile turn window
    """,
    "fr": """
        action ajustement artisan carte case cavalier certificat coup décision emplacement étage
        fenêtre florin garde heure joker jour joueur liberté lot membre minute octet œuvre partie
        place point première profession reconnaissance saltimbanque seconde table tour unité
        vantardise posé défaussée écrit
    """,
}
_IRREGULAR = {
    "en": {"is": "are", "goes": "go", "leaves": "leave", "has": "have", "was": "were"},
    "fr": {"cadeau": "cadeaux", "nouveau": "nouveaux", "bonus": "bonus", "pas": "pas"}
    | {"va": "vont", "est": "sont", "reste": "restent"},
}
NOUNS = {
    language: {word: f"{word}s" for word in words.split()} | _IRREGULAR[language]
    for language, words in _REGULAR.items()
}
# What may stand between a number and what it counts.
BETWEEN = {
    "en": "more|free|open|valid|orange|blue|bonus|prestige|recruiting|unfinished|privilege|top",
    "fr": "autres?",
}
# Words that end like a plural and are none.
_ENDINGS = {
    "en": "adjustments as less pts s",
    "fr": "dans déjà fois hors mais moins plus près pts s sans sous vers",
}
SINGULAR = {language: set(words.split()) for language, words in _ENDINGS.items()}
# What a number names rather than counts.
_NAMING = """
    a brown builder card least number palace quarry rank red round turn white
    à au carrière carte lieu manche moins nº numéro palais position rang tour
"""
LABELS = set(_NAMING.split())
# A field of the input is written as it is given, wherever it stands.
FIELD = re.compile(
    r"(actions|bots|budget|buffers|dtype|illegal|ladder|move|name|options?|players|position|record"
    r"|render_mode|reward|seat|size|workers|worlds)\b.*:"
)
SENTENCES = ("act-", "ask-", "bad-", "event-", "help-", "lesson-", "option", "problem-", "refusal-")


def spoken(language: str | None = None) -> list[Catalogue]:
    return [each for each in CATALOGUES if language in (None, each.language)]


def name(catalogue: Catalogue) -> str:
    return f"{catalogue.room}-{catalogue.language}"


def disagreement(text: str, language: str) -> str | None:
    """A number that does not agree with what it counts."""
    nouns = NOUNS[language]
    plurals = set(nouns.values()) - set(nouns)
    counted = rf"(?<![\w,.\u202f/−–-])(\d+)[ \u00a0](?:(?:{BETWEEN[language]}) )*([^\W\d]+)"
    for match in re.finditer(rf"(?:([^\W\d]+) )?{counted}", text):
        number, word = int(match[2]), match[3].lower()
        if match[1] and match[1].lower() in LABELS:
            continue
        one = number == 1 if language == "en" else number < 2
        plural = word in plurals or (word.endswith(("s", "x")) and word not in nouns)
        if one and plural and word not in SINGULAR[language]:
            return match[0]
        if not one and word in nouns and nouns[word] != word:
            return match[0]
    return None


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
def test_numbers_agree_with_what_they_count(catalogue: Catalogue) -> None:
    wrong = {
        key: (found, text)
        for key, text in sayings(catalogue)
        if (found := disagreement(text, catalogue.language))
    }
    assert wrong == {}


@pytest.mark.parametrize("catalogue", spoken("fr"), ids=name)
def test_french_writes_the_number_where_none_and_one_are_said_alike(catalogue: Catalogue) -> None:
    wrong = [
        key
        for key, pattern in catalogue.messages().items()
        for choice in choices(pattern)
        if "one" in keys(choice) and "0" not in keys(choice)
        for variant in choice.variants
        if getattr(variant.key, "name", "") == "one"
        and re.search(r"(?<!’)\b(une?|1)\b", catalogue.source(variant.value))
    ]
    assert wrong == []


@pytest.mark.parametrize("catalogue", spoken("fr"), ids=name)
def test_french_elides_before_every_name(catalogue: Catalogue) -> None:
    people = "|".join(PEOPLE)
    wrong = rf"\b(d|qu|l|n|s|jusqu|lorsqu|puisqu)[ea] ({people})\b|\b(de|à) [Ll]es\b"
    assert {
        key: text for key, text in sayings(catalogue) if re.search(wrong, text, re.IGNORECASE)
    } == {}


def test_french_does_not_say_whether_somebody_is_a_man_or_a_woman() -> None:
    reader = r"\b[Vv]ous êtes (le |la |les )?(seule?|première?|dernière?|absente?|prête?)\b"
    alone = r"\b[Ss]eule?, (vous|on)\b|\b(jouez|joue|à jouer) seule?\b"
    named = r"(seat|winners) \},? (est |devient )?(seule?|première?|dernière?|absente?|prête?)\b"
    places = [
        place for place, text in written("fr") if re.search(f"{reader}|{alone}|{named}", text)
    ]
    assert places == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
def test_sentences_begin_with_a_capital(catalogue: Catalogue) -> None:
    def begins_low(key: str, text: str) -> bool:
        if key.startswith(("bad-", "missing-")) and FIELD.match(text):
            return False
        sentence = key.startswith(SENTENCES) or re.search(r" .*[.!]$", text)
        return bool(sentence) and text[:1].islower()

    inside = r"(?<!\b[Nn]o)(?<!\bmin)(?<!\d)[.!?] [a-zà-ÿ]"
    wrong = {
        key: text
        for key, text in sayings(catalogue)
        if begins_low(key, text) or (key != "prompt-help-moves" and re.search(inside, text))
    }
    assert wrong == {}
