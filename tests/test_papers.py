"""The papers: links lead somewhere, quoted code is code of the project, commands do what is said."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.test_house import ROOT, tracked

LINK = re.compile(r"\[[^\]]*\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
FENCED = re.compile(r"^```.*?^```", re.S | re.M)
QUOTED = re.compile(r"^From `([\w/.]+\.py)`:\n\n```python\n(.*?)^```", re.S | re.M)
CUT = "..."
"""A line of quoted code that stands for lines left out."""


def text_of(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def papers() -> list[str]:
    return [path for path in tracked() if path.endswith(".md")]


def anchors(path: str) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text_of(path)), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def dead_links(path: str) -> Iterator[str]:
    for target, anchor in LINK.findall(FENCED.sub("", text_of(path))):
        file = (ROOT / path).parent / target if target else ROOT / path
        if not file.exists():
            yield target
        elif anchor and anchor not in anchors(file.resolve().relative_to(ROOT).as_posix()):
            yield f"{target}#{anchor}"


def test_every_link_between_papers_leads_somewhere():
    assert len(papers()) > 10
    assert {path: dead for path in papers() if (dead := [*dead_links(path)])} == {}


def test_every_page_can_be_reached_from_the_readme():
    reached, looking = set[str](), ["README.md"]
    while looking:
        path = looking.pop()
        reached.add(path)
        for target, _ in LINK.findall(text_of(path)):
            found = ((ROOT / path).parent / target).resolve()
            name = found.relative_to(ROOT).as_posix() if target else path
            if name.endswith(".md") and name not in reached:
                looking.append(name)
    aside = ".github/"
    hidden = {path for path in papers() if path not in reached and not path.startswith(aside)}
    assert hidden == set()


# docs/architecture.md


def quoted() -> list[tuple[str, str]]:
    return QUOTED.findall(text_of("docs/architecture.md"))


def plain_lines(code: str) -> str:
    """Code without docstrings, indentation and empty lines: as it is compared."""
    without = re.sub(r'^\s*""".*?"""$', "", code, flags=re.S | re.M)
    return "\n".join(line.strip() for line in without.splitlines() if line.strip())


def test_code_on_the_architecture_page_is_code_of_the_project():
    assert len(quoted()) >= 3
    for path, block in quoted():
        code = plain_lines(text_of(path))
        for piece in re.split(rf"^\s*{re.escape(CUT)}\n", block, flags=re.M):
            assert plain_lines(piece) in code, f"{path} has changed:\n{piece}"


def test_the_diagrams_have_no_semicolon_which_would_end_a_line_in_them():
    diagrams = re.findall(r"^```mermaid\n(.*?)^```", text_of("docs/architecture.md"), re.S | re.M)
    assert len(diagrams) == 2
    assert [diagram for diagram in diagrams if ";" in diagram] == []


def test_every_module_on_the_architecture_page_is_there():
    named = re.findall(r"`((?:bot|renderers|data|tests)/[\w/.]*)`", text_of("docs/architecture.md"))
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []


# The container


def test_the_image_is_made_of_what_is_let_into_it():
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text_of("Dockerfile"), re.M)
    sources = {source for line in copied for source in line.split()}
    let_in = set(re.findall(r"^!(\S+)$", text_of(".dockerignore"), re.M))
    assert sources == let_in
    assert text_of(".dockerignore").splitlines()[1] == "*"
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_the_containers_data_lies_in_its_volume():
    (volume,) = re.findall(r"^VOLUME (\S+)$", text_of("Dockerfile"), re.M)
    (home,) = re.findall(r"^WORKDIR (/var\S+)$", text_of("Dockerfile"), re.M)
    assert volume == f"{home}/data"
    assert f"- data:{volume}\n" in text_of("compose.yaml")


@pytest.mark.parametrize("paper", ["Dockerfile", "docs/hosting.md"])
def test_service_and_container_start_the_bot_in_the_same_way(paper: str):
    assert re.search(r"bin/python\W+-m\W+bot\W+--discord", text_of(paper))


# Words


CLAUSE = re.compile(
    r"(?:^|(?<=[.:!] )|(?<=\n- ))((?:Whoever|Whatever|Wherever|What|Where|Who|As long)\b[^.?!:]*)[.!:]", re.M
)
"""A sentence that begins with a clause in place of its subject. Questions may."""


def test_sentences_of_the_papers_begin_with_their_subject():
    """Readers whose first language is not English read them more easily so."""
    found: dict[str, list[str]] = {}
    for path in papers():
        prose = re.sub(r"^(?:#|\|).*$", ".", FENCED.sub(".", text_of(path)), flags=re.M)
        paragraphs = re.sub(r"(?<!\n)\n(?![\n*-])", " ", prose)
        if clauses := CLAUSE.findall(paragraphs):
            found[path] = clauses
    assert found == {}
