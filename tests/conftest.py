"""The sixth game is on the shelf in all tests, so that every law holds for it too."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

HERE = Path(__file__).parent
os.environ["HOODWINK_GAMES"] = str(HERE / "sixth")

# Seeds that have failed once are kept as files, and tried first ever after.
SEEDS = DirectoryBasedExampleDatabase(HERE / "laws" / "seeds")
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "laws", database=SEEDS, deadline=None, max_examples=15, suppress_health_check=QUIET, print_blob=True
)
settings.register_profile("campaign", parent=settings.get_profile("laws"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "laws"))
