"""Compiles a game against the core, from its own `setup.py`:

    from setuptools import setup
    from zashiki.build import compiled
    setup(**compiled("src"))

Every module with types beside it in a `.pxd` is compiled, once for CPython 3.11 and later. Without a C compiler, or
without Cython, the same files are installed and run interpreted, which needs an interpreted core: `ZASHIKI_PURE=1`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

HEADERS_ONLY = {"bits"}  # C helpers, inlined where they are used; the .py is for the interpreter alone
DATA = ["*.pxd", "py.typed", "rulebook.md", "texts/*/*.ftl"]

# Methods check what they are called on only where they are not bound as Python functions, and arguments are never None.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "auto_pickle": False,
    "binding": False,
    "allow_none_for_extension_args": False,
    "embedsignature": True,
    "embedsignature.format": "clinic",
}

# The stable ABI is no matter of taste: under it every class lives on the heap and its instances hold a reference to it.
# A subclass compiled without it would leave that reference to a base class that counts it, and crash when it is freed.
STABLE_ABI = ("Py_LIMITED_API", "0x030b0000")


class PortableWheel(bdist_wheel):  # type: ignore[misc]
    """One wheel a platform for CPython 3.11 and later, or a pure one where nothing is compiled."""

    def finalize_options(self) -> None:
        if self.distribution.ext_modules:
            self.py_limited_api = "cp311"
        super().finalize_options()


class SourceFiles(build_py):  # type: ignore[misc]
    """The Python files and their data, without the generated C."""

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        """The data files of a package."""
        found: list[str] = super().find_data_files(package, src_dir)
        return [file for file in found if not (file.endswith(".c") and Path(file).with_suffix(".pxd").exists())]


def compiled(folder: str = "src") -> dict[str, Any]:
    """The arguments of `setup` for a package whose modules lie in a folder (with `src` or `.` as its root)."""
    return {
        "ext_modules": extensions(Path(folder)),
        "package_data": {"": DATA},
        "cmdclass": {"bdist_wheel": PortableWheel, "build_py": SourceFiles},
        "options": {"build_ext": {"parallel": os.cpu_count() or 1}},
    }


def extensions(source: Path) -> list[Extension]:
    """What there is to compile, or nothing where Cython is missing or ZASHIKI_BUILD is `pure`."""
    if os.environ.get("ZASHIKI_BUILD") == "pure":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    found = [
        Extension(
            ".".join(path.relative_to(source).with_suffix("").parts),
            [str(path)],
            define_macros=[STABLE_ABI],
            py_limited_api=True,
            extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0"],
        )
        for path in modules(source)
    ]
    types_of_the_core = str(Path(__file__).parents[1])
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        found, include_path=[str(source), types_of_the_core], compiler_directives=DIRECTIVES, quiet=True
    )
    for extension in made:
        extension.optional = True  # cythonize forgets it; without a compiler the install must still work
    return made


def modules(source: Path) -> list[Path]:
    """The modules that have a `.pxd` beside them; not those in hidden folders, `build` or a virtual environment."""
    return sorted(
        path.with_suffix(".py")
        for path in source.rglob("*.pxd")
        if path.stem not in HEADERS_ONLY and path.with_suffix(".py").exists() and is_own(path.relative_to(source))
    )


def is_own(path: Path) -> bool:
    """Whether a file is part of the package that is built: each folder on the way to it is a package."""
    return all(part.isidentifier() and part not in {"build", "venv", "dist"} for part in path.parts[:-1])
