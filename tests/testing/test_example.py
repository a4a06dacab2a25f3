"""What a game from outside took to write. What it does is tested where it is installed: `.ci/koi_koi`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def counted(*names: str) -> dict[str, int]:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "lines.py", *names], capture_output=True, text=True, check=True
    )
    return {kind: int(number) for number, kind in (line.split(maxsplit=1) for line in done.stdout.splitlines())}


def test_koi_koi_takes_under_250_lines_of_python_by_hand() -> None:
    found = counted(str(ROOT / "examples" / "koi_koi"))
    assert 50 < found["Python by hand"] < 250, found


def test_lines_are_counted_without_docstrings_comments_and_empty_ones(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        '"""One.\n\nTwo."""\n\nx = [\n    1,  # why\n]\n# not\n\n\n'
        'def f() -> str:\n    """Three."""\n    return """a\nb"""\n'
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "b.py").write_text("y = 1\n")
    (tmp_path / "c.ftl").write_text("a = b\n\nc = d\n")
    assert counted(str(tmp_path)) == {"Python by hand": 6, "Python of the tests": 1, "texts": 2}
