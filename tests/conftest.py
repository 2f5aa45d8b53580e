"""In which surroundings do all tests run?"""

from __future__ import annotations

import os

# a person has none of these, and each hides something: what is written late, or not at all
for name in ("PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8", "PYTHONDONTWRITEBYTECODE"):
    os.environ.pop(name, None)
