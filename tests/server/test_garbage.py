"""Garbage is looked for among what is new: what stays is looked at twice, and then left alone."""

from __future__ import annotations

import subprocess
import sys

# In a process of its own: it changes how all of Python looks for garbage.
TRIED = """
import gc, weakref
from quattrocento.server.tasks import garbage

class Circle:
    def __init__(self):
        self.itself = self

garbage.collect_little()
everywhere = []
gc.callbacks.append(lambda phase, about: about["generation"] == 2 and everywhere.append(phase))
new, old = Circle(), Circle()
gone_soon, gone_late = weakref.ref(new), weakref.ref(old)
del new
begun = gc.get_freeze_count()
kept = [[number] for number in range(3 * garbage.LOOKS * garbage.NEW_OBJECTS)]
print("new garbage is found:", gone_soon() is None)
print("everything is looked at:", bool(everywhere))
print("what stays is left alone:", gc.get_freeze_count() - begun > len(kept) // 2)
del old
garbage.collect_all()
print("old garbage is found when asked for:", gone_late() is None)
"""
FOUND = """\
new garbage is found: True
everything is looked at: False
what stays is left alone: True
old garbage is found when asked for: True
"""


def test_what_stays_is_left_alone_and_what_is_garbage_goes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", TRIED], capture_output=True, text=True, check=False
    )
    assert done.stdout == FOUND, done.stderr
