#!/bin/sh
# Builds the page and the wheel of a checkout into a folder: build.sh CHECKOUT FOLDER
set -eu
checkout=$(cd "$1" && pwd)
mkdir -p "$2"
folder=$(cd "$2" && pwd)
cd "$checkout"
make page
.venv/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
  --config-settings build-dir=build/native --wheel-dir "$folder" .
