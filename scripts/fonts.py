"""Cut the page's fonts to the letters of its two languages: `make fonts`.

What the first view needs becomes small; other letters come from the fonts as they were, which the
browser asks for when somebody's name needs one. The small fonts go to web/src/fonts, the style
sheet that names both to web/src/styles/fonts.css.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
LIBRARY = WEB / "node_modules" / "@fontsource"
SMALL = WEB / "src" / "fonts"
SHEET = WEB / "src" / "styles" / "fonts.css"
FRENCH = "àâäæçéèêëîïôœùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÙÛÜŸ"
SIGNS = "\u00a0«·»×\u2010\u2011\u2012\u2013\u2014‘’‚‛“”•…\u202f‹›€\u2212"
FEATURES = "kern,lnum,tnum"
FACES = re.compile(r"@font-face \{.*?\n\}", re.DOTALL)
FILE = re.compile(r'url\("@fontsource/([\w-]+)/files/([\w-]+-latin-\d+-\w+\.woff2)"\)')
RANGE = re.compile(r"unicode-range: ([^;]+);")
SMALL_MARK = "../fonts/"


def main() -> None:
    """Cut every Latin font that the style sheet names."""
    letters = "".join(map(chr, range(0x20, 0x7F))) + FRENCH + SIGNS
    codes = sorted(map(ord, letters))
    SMALL.mkdir(exist_ok=True)
    sheet = SHEET.read_text(encoding="utf-8")
    faces = [face for face in FACES.findall(sheet) if SMALL_MARK not in face]
    written = [sheet[: sheet.index("@font-face")].rstrip()]
    for face in faces:
        written.append(face)
        found = FILE.search(face)
        if found is not None:
            family, name = found.groups()
            cut(LIBRARY / family / "files" / name, SMALL / name, codes)
            small = face.replace(f"@fontsource/{family}/files/{name}", SMALL_MARK + name)
            written.append(RANGE.sub(f"unicode-range: {ranges(codes)};", small))
    SHEET.write_text("\n".join(written) + "\n", encoding="utf-8")


def cut(font: Path, small: Path, codes: list[int]) -> None:
    """A font with these letters only."""
    wanted = ",".join(f"U+{code:04X}" for code in codes)
    options = [f"--layout-features={FEATURES}", "--flavor=woff2", "--no-hinting"]
    command = [sys.executable, "-m", "fontTools.subset", str(font), f"--unicodes={wanted}"]
    subprocess.run([*command, *options, f"--output-file={small}"], check=True)


def ranges(codes: list[int]) -> str:
    """Codes as CSS names them: runs and single ones."""
    runs: list[list[int]] = []
    for code in codes:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(
        f"U+{first:04X}" if first == last else f"U+{first:04X}-{last:04X}" for first, last in runs
    )


if __name__ == "__main__":
    main()
