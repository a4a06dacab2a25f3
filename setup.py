"""Builds the compiled core: every module with types beside it in a `.pxd` is compiled, once for CPython 3.11 and later.

Without a C compiler, or without Cython, the same files are installed and run interpreted.
"""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

SOURCE = Path("src")
HEADERS_ONLY = {"bits"}  # C helpers, inlined where they are used; the .py is for the interpreter alone


class PortableWheel(bdist_wheel):
    """One wheel a platform for CPython 3.11 and later, or a pure one where nothing was compiled."""

    def finalize_options(self) -> None:
        if self.distribution.ext_modules:
            self.py_limited_api = "cp311"
        super().finalize_options()


class SourceFiles(build_py):
    """The Python files, their data and the front end; never the generated C."""

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        made = {str(path.with_suffix(".c")) for path in compiled_modules()}
        return [file for file in super().find_data_files(package, src_dir) if file not in made]

    def run(self) -> None:
        """Build, and put in the front end where it has been built."""
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib, "zashiki")
        shutil.rmtree(package / "static", ignore_errors=True)
        if (SOURCE / "zashiki" / "static").is_dir():
            shutil.copytree(SOURCE / "zashiki" / "static", package / "static")
        if not (package / "static" / "index.html").is_file():
            print("warning: the front end has not been built (make front): this package has no table in the browser")


def compiled_modules() -> list[Path]:
    return sorted(
        path.with_suffix(".py")
        for path in SOURCE.rglob("*.pxd")
        if path.stem not in HEADERS_ONLY and path.with_suffix(".py").exists()
    )


def extensions() -> list[Extension]:
    if os.environ.get("ZASHIKI_BUILD") == "pure":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    found = [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path)],
            define_macros=[("Py_LIMITED_API", "0x030b0000")],
            py_limited_api=True,
            extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0"],
        )
        for path in compiled_modules()
    ]
    made = cythonize(found, include_path=[str(SOURCE)], quiet=True)
    for extension in made:
        extension.optional = True  # cythonize forgets it; without a compiler the install must still work
    return made


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
    cmdclass={"bdist_wheel": PortableWheel, "build_py": SourceFiles},
)
