#!/bin/sh
# Installs the wheel of a folder, with all that a club needs, into a place: install.sh FOLDER PLACE
set -eu
wheel=$(ls "$1"/imperiale-*.whl)
python3 -m venv "$2"
"$2/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir "$wheel[scale]"
"$2/bin/imperiale" --version
