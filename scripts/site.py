"""What of the site is made and not written; called by mkdocs as a hook."""

import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts import mermaid
from scripts.http_reference import http_page

HTTP_PAGE = "reference/http.md"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page about HTTP, and what draws diagrams."""
    files.append(File.generated(config, HTTP_PAGE, content=http_page()))
    files.append(File.generated(config, mermaid.PLACE, abs_src_path=str(mermaid.FILE)))
    return files


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Let no diagram be drawn by what another host sends."""
    return mermaid.with_mermaid(output, get_relative_url(mermaid.PLACE, page.url))


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links out of the folder of the docs lead nowhere on the site: keep their words."""
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)+(?:web|src|tests|scripts)[^)]*\)", r"\1", markdown)
