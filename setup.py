"""Builds the package: compiled as `zashiki.build` compiles any game, with rulebooks and the front end put in."""

import shutil
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "src"))

from zashiki.build import SourceFiles, compiled

SOURCE = Path("src")


class WholePackage(SourceFiles):
    """The package with what a clone keeps elsewhere: the rulebooks, and the front end where it has been built."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib, "zashiki")
        for folder, name in ((Path("rulebook"), "rulebook"), (SOURCE / "zashiki" / "static", "static")):
            shutil.rmtree(package / name, ignore_errors=True)
            if folder.is_dir():
                shutil.copytree(folder, package / name)
        if not (package / "static" / "index.html").is_file():
            print("warning: the front end has not been built (make front): this package has no table in the browser")


arguments = compiled("src")
arguments["cmdclass"]["build_py"] = WholePackage
del arguments["package_data"]  # that of pyproject.toml
setup(**arguments)
