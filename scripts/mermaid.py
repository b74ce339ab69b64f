"""What draws the diagrams of the site, so that it is loaded from nowhere else.

`python -m scripts.mermaid` puts it into build/mermaid, once; the site's theme would load it from
another host, unless the page has it already.
"""

import hashlib
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.page import find_npm

VERSION = "11.17.2"
DIGEST = "581ed7d74bd9048d0e3a91363927d72ef22942d7722546b27f7cc29e35390eb8"
PART = "package/dist/mermaid.min.js"
FILE = Path(__file__).parent.parent / "build" / "mermaid" / f"mermaid-{VERSION}.min.js"
# Where the site has it, and what a page has that needs it.
PLACE = "assets/mermaid.min.js"
DIAGRAM = '<pre class="mermaid">'


def main() -> None:
    """Fetch it, unless it is there."""
    if not FILE.exists():
        print("setup: fetching what draws the diagrams into build/mermaid (once)", flush=True)
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_bytes(fetched())


def fetched() -> bytes:
    """The file out of its package, if it is the one that is meant."""
    with tempfile.TemporaryDirectory() as folder:
        packed = ["pack", f"mermaid@{VERSION}", "--silent", "--pack-destination", folder]
        done = subprocess.run([*find_npm(), *packed], capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{done.stdout}{done.stderr}\ndocs: mermaid {VERSION} cannot be fetched")
        [package] = Path(folder).glob("*.tgz")
        with tarfile.open(package) as opened:
            part = opened.extractfile(PART)
            content = b"" if part is None else part.read()
    if hashlib.sha256(content).hexdigest() != DIGEST:
        sys.exit(f"docs: mermaid {VERSION} is not what it was")
    return content


def with_mermaid(page: str, place: str) -> str:
    """A page of the site with what draws its diagrams, if it has any."""
    if DIAGRAM not in page:
        return page
    return page.replace("</head>", f'<script src="{place}"></script></head>', 1)


if __name__ == "__main__":
    main()
