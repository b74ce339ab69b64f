"""Looking for hours for what tests do not think of: `python -m scripts.soak --minutes 10`."""

import os

# What is looked for is never that the machine is busy: wait as long as it takes.
os.environ.setdefault("QUATTROCENTO_PATIENCE", "300")
