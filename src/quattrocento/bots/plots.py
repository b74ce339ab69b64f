"""Small plots as SVG: lines, and shares with their intervals; nothing to install.

Whoever draws one says its words, and how numbers are written beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 320, 170, 40
Written = Callable[[float], str]

INK, LINE, DOT = "#3b3226", "#b9a888", "#8c2f1b"


def lines(
    title: str, names: Sequence[str], curves: Sequence[Sequence[float]], written: Written
) -> str:
    """Curves over whole numbers from 0, each with its own name."""
    values = [value for curve in curves for value in curve]
    low, high = min(values), max(values)
    span = (high - low) or 1.0
    longest = max(len(curve) for curve in curves)
    parts = []
    for number, (name, curve) in enumerate(zip(names, curves, strict=True)):
        places = [
            (
                60 + (WIDTH - 200) * place / max(1, longest - 1),
                40 + (HEIGHT - 100) * (high - value) / span,
            )
            for place, value in enumerate(curve)
        ]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        shade = [DOT, "#2b5d7d", "#5d7d2b"][number % 3]
        parts.append(f'<polyline points="{way}" fill="none" stroke="{shade}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{shade}"/>' for x, y in places]
        x, y = places[-1]
        parts.append(text(x + 6, y + 4, f"{name} {written(round(curve[-1], 3))}", shade))
    for value, y in ((high, 44), (low, HEIGHT - 56)):
        parts.append(text(10, y, written(round(value, 2)), INK))
    for place in range(longest):
        parts.append(text(56 + (WIDTH - 200) * place / max(1, longest - 1), 300, f"{place}", INK))
    return framed(title, parts, HEIGHT)


def shares(title: str, rows: Sequence[tuple[str, float, float, float]], written: Written) -> str:
    """A dot for each share with its interval, from 0 to 1."""
    parts = []
    for number, (name, share, low, high) in enumerate(rows):
        y = 56 + 24 * number
        parts.append(text(10, y + 4, name, INK))
        parts.append(
            f'<line x1="{across(low):.1f}" y1="{y}" x2="{across(high):.1f}" y2="{y}"'
            f' stroke="{LINE}" stroke-width="6"/>'
        )
        parts.append(f'<circle cx="{across(share):.1f}" cy="{y}" r="5" fill="{DOT}"/>')
        parts.append(text(WIDTH - 48, y + 4, written(round(100 * share)), INK))
    return framed(title, parts, 80 + 24 * len(rows))


def across(share: float) -> float:
    """Where a share lies from left to right."""
    return LEFT + (WIDTH - LEFT - 60) * share


def text(x: float, y: float, words: str, colour: str) -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}">{escape(words)}</text>'


def framed(title: str, parts: Sequence[str], height: int) -> str:
    """The whole picture."""
    inner = "\n".join([text(10, 24, title, INK), *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="Georgia, serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#f6f0e4"/>\n{inner}\n</svg>\n'
    )
