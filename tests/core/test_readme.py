"""What the README shows in Python runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_example_in_python_plays_a_deal() -> None:
    examples = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        names: dict[str, object] = {}
        exec(compile(example, str(README), "exec"), names)
        deal = names["deal"]
        assert getattr(deal, "to_act") == -1  # noqa: B009 - the example knows more of its type than mypy does
