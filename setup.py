"""Build Quattrocento: compiled by mypyc where there is a C compiler, pure Python elsewhere.

A module is compiled if, and only if, one of its first lines is the comment `# mypyc: compile`.
It is all or nothing: every such module is compiled, or none is. The environment variable
QUATTROCENTO_COMPILE decides: `try` (compile if possible, the default), `require` or `forbid`.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# isort: split
# Only now, because it is setuptools that provides distutils from Python 3.12 on.
from distutils.ccompiler import new_compiler
from distutils.errors import CCompilerError, DistutilsError
from distutils.sysconfig import customize_compiler

SWITCH = "QUATTROCENTO_COMPILE"
MARKER = "# mypyc: compile"
MARKER_LINES = 5
GROUP = "quattrocento"
BUILD = Path("build")
GENERATED = BUILD / "mypyc"

# Commands that only describe the package: no need to wait for mypyc.
DESCRIBING = {"egg_info", "dist_info", "sdist", "clean", "--version", "--name"}

# A warning of another compiler version must not stop an installation, hence no -Werror.
C_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv", "-Wno-error"]
# One C file a module builds three times as fast as one file for all; optimizing at link time
# gives back the inlining between modules, which is worth a tenth of the speed.
LINK_TIME_FLAGS = ["-O3", "-flto=auto"]


def marked_modules() -> list[str]:
    """List the source files that ask to be compiled."""
    return sorted(str(path) for path in Path("src").rglob("*.py") if is_marked(path))


def is_marked(path: Path) -> bool:
    """Tell whether a source file has the marker near its top."""
    with path.open(encoding="utf-8") as lines:
        return any(line.rstrip() == MARKER for line in islice(lines, MARKER_LINES))


def can_build(flags: list[str]) -> bool:
    """Tell whether a small extension module compiles and links with these flags."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX > 0; }\n")
        try:
            objects = compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[sysconfig.get_path("include")],
                extra_postargs=flags,
            )
            library = str(Path(folder, "probe.so"))
            compiler.link_shared_object(objects, library, extra_postargs=flags)
        except (CCompilerError, DistutilsError):
            return False
    return True


def obstacle() -> str | None:
    """Say what prevents compiling here, if anything does."""
    if sys.implementation.name != "cpython":
        return f"no mypyc for {sys.implementation.name}"
    if importlib.util.find_spec("mypyc") is None:
        return "no mypyc"
    if not can_build([]):
        return "no C compiler"
    return None


def chosen_extensions() -> list[Extension]:
    """Give the extension modules to build: all marked modules, or none."""
    wish = os.environ.get(SWITCH, "try")
    if wish not in {"try", "require", "forbid"}:
        sys.exit(f"{SWITCH} is {wish!r}: expected try, require or forbid")
    if DESCRIBING.intersection(sys.argv):
        return []
    if wish == "forbid":
        return []
    reason = obstacle()
    if reason is None:
        return compiled_extensions(marked_modules())
    if wish == "require":
        sys.exit(f"{SWITCH}=require, but {reason}")
    print(f"{reason}: pure Python build", flush=True)
    return []


def compiled_extensions(modules: list[str]) -> list[Extension]:
    """Translate the modules into C."""
    if not modules:
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build does not need it

    # No configuration file and no insistence on libraries: here mypy only supplies types to the
    # compiler, maybe in an environment with nothing installed. Being strict is `make test`'s work.
    options = ["--config-file=", "--ignore-missing-imports"]
    built = mypycify(
        [*options, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(GENERATED),
    )
    extensions = cast("list[Extension]", built)
    if os.name == "posix":
        tune(extensions)
    return extensions


def tune(extensions: list[Extension]) -> None:
    """Add our compiler flags; mypyc gives all extensions one list, which must not grow by each."""
    link_time = LINK_TIME_FLAGS if can_build(LINK_TIME_FLAGS) else []
    for extension in extensions:
        ours = link_time if extension.name == f"{GROUP}__mypyc" else []
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS, *ours]
        extension.extra_link_args = [*extension.extra_link_args, *ours]


class FreshModules(build_py):
    """Copy the modules into an empty folder: what was removed from src must not be installed."""

    def run(self) -> None:
        """Empty the folder, then copy."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class QuickExtensions(build_ext):
    """Compile on all cores, and only the C files that are not the same as last time."""

    def build_extensions(self) -> None:
        """Build with our own way to compile the sources of an extension."""
        self.parallel = os.cpu_count()
        self.environment_digest = digest(self.everything_but_sources())
        self.compiler.compile = self.compile_sources
        super().build_extensions()

    def everything_but_sources(self) -> Iterator[bytes]:
        """Yield what all object files depend on: the interpreter, the compiler, the headers."""
        yield sys.version.encode()
        command = [*self.compiler.compiler_so[:1], "--version"]
        yield subprocess.run(command, capture_output=True, check=False).stdout
        for header in sorted(GENERATED.rglob("*.h")):
            yield header.read_bytes()

    def compile_sources(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        """Stand in for the compiler's `compile`, which takes one source after the other."""
        compiler = self.compiler
        _, objects, last_flags, first_flags, todo = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        flags = compiler._get_cc_args(first_flags, debug, extra_preargs)

        def compile_one(target: str) -> None:
            source, suffix = todo[target]
            key = digest([self.environment_digest, repr((flags, last_flags)), read(source)])
            note = Path(f"{target}.key")
            if not (Path(target).exists() and note.exists() and note.read_text() == key):
                note.unlink(missing_ok=True)
                compiler._compile(target, source, suffix, flags, last_flags, first_flags)
                note.write_text(key)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        return list(objects)


def read(source: str) -> bytes:
    """Read a C file."""
    return Path(source).read_bytes()


def digest(parts: Any) -> str:
    """Hash a series of texts and bytes."""
    total = hashlib.sha256()
    for part in parts:
        total.update(part if isinstance(part, bytes) else part.encode())
        total.update(b"\0")
    return total.hexdigest()


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=chosen_extensions(),
    cmdclass={"build_py": FreshModules, "build_ext": QuickExtensions},
    # Beside the sources, the metadata would be found by whoever runs them with PYTHONPATH=src.
    options={"egg_info": {"egg_base": str(BUILD)}},
)
