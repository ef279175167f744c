"""Compiles the rules, and what plays them many times over, with mypyc.

Compiled are the modules named in COMPILED, and beside them in games, bots and arena whatever imports
mypy_extensions: who counts in machine integers is written for the compiler. All become one library.

The same files run uncompiled as well. Where there is no C compiler, or with HOODWINK_PLAIN=1 in the
environment, the package is built as plain Python: the same games, many times slower.
"""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
COMPILED = (
    "table/*.py",
    "games/*/rules.py",
    "games/*/worlds.py",
    "bots/search*.py",
    "arena/loops.py",
)
FOR_THE_COMPILER = re.compile(rb"^(from|import) mypy_extensions\b", re.MULTILINE)
LOOKED_THROUGH = ("games/**/*.py", "bots/**/*.py", "arena/**/*.py")
# Integers of one machine word wrap around, and calls inside the library need no indirection
# (that is faster). A new compiler's new warnings are no reason to fail.
FLAGS = ("-fwrapv", "-fno-semantic-interposition", "-Wno-error")


def compiled_sources() -> list[str]:
    found = modules(COMPILED) | {path for path in modules(LOOKED_THROUGH) if is_for_the_compiler(path)}
    return sorted(path.as_posix() for path in found)


def modules(patterns: tuple[str, ...]) -> set[Path]:
    found = {path for pattern in patterns for path in (SOURCE / "hoodwink").glob(pattern)}
    return {path for path in found if path.stem != "__init__" and not is_test(path.stem)}


def is_for_the_compiler(path: Path) -> bool:
    return FOR_THE_COMPILER.search(path.read_bytes()) is not None


def is_test(module: str) -> bool:
    return module == "conftest" or module.startswith("test_")


def module_name(source: str) -> str:
    return ".".join(Path(source).relative_to(SOURCE).with_suffix("").parts)


@functools.cache
def why_plain() -> str | None:
    """The reason for not compiling, if there is one."""
    if os.environ.get("HOODWINK_PLAIN", "0") not in ("", "0"):
        return "HOODWINK_PLAIN is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    if not compiles():
        return "no C compiler that finds Python's headers"
    return None


@functools.cache
def say_why_plain() -> None:
    print(f"hoodwink: {why_plain()}; building plain Python (the same games, slower)", file=sys.stderr)


def compiles(*flags: str) -> bool:
    """Does the C compiler work here, and take these flags?"""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        try:
            compiler.initialize()
        except Exception:  # each compiler class has errors of its own
            return False
        return not flags
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="ascii")
        include = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        command = [*compiler.compiler_so, *include, *flags, "-c", str(probe), "-o", f"{probe}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def native_modules() -> list[Extension]:
    """All sources as one library, type-checked by the project's own settings: errors end the build."""
    from mypyc.build import mypycify

    native = mypycify(
        ["--config-file=pyproject.toml", *compiled_sources()],
        opt_level="3",
        debug_level="0",
        group_name="hoodwink",
        target_dir="build/mypyc",
    )
    flags = [flag for flag in FLAGS if compiles(flag)]
    for module in native:
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    return native


class BuildNative(build_ext):
    """Runs mypyc only when native code is really asked for, not for every question about the package."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True

    def run(self) -> None:
        if why_plain() is None:
            self.distribution.ext_modules = native_modules()
            self.swig_opts = None  # or finalizing a second time takes its own list for a string
            self.finalize_options()
        else:
            say_why_plain()
        if self.inplace:
            self.sweep()
        super().run()

    def sweep(self) -> None:
        """Remove what an earlier build left beside the sources: Python would prefer it to them."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        wanted = {SOURCE / (module.name.replace(".", "/") + suffix) for module in self.extensions}
        for library in set(SOURCE.rglob(f"*{suffix}")) - wanted:
            library.unlink()


class BuildPython(build_py):
    """Leaves the games' tests out of the package."""

    def find_package_modules(self, package: str, package_dir: str) -> list[tuple[str, str, str]]:
        found = super().find_package_modules(package, package_dir)
        return [module for module in found if not is_test(module[1])]

    def run(self) -> None:
        if why_plain() is not None:
            say_why_plain()
        super().run()


setup(
    cmdclass={"build_ext": BuildNative, "build_py": BuildPython},
    # Their names alone, which tell that the package is made for one platform; mypyc comes when it is built.
    ext_modules=[] if why_plain() else [Extension(module_name(source), []) for source in compiled_sources()],
)
