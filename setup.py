"""Builds the package: compiled as `zashiki.build` compiles any game, with the front end put in."""

import shutil
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "src"))

from zashiki.build import SourceFiles, compiled

FRONT = Path("src", "zashiki", "static")


class WholePackage(SourceFiles):
    """The package with the front end, where it has been built."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib, "zashiki")
        shutil.rmtree(package / "static", ignore_errors=True)
        if FRONT.is_dir():
            shutil.copytree(FRONT, package / "static")
        if not (package / "static" / "index.html").is_file():
            print("warning: the front end has not been built (make front): this package has no table in the browser")


arguments = compiled("src")
arguments["cmdclass"]["build_py"] = WholePackage
del arguments["package_data"]  # that of pyproject.toml
setup(**arguments)
