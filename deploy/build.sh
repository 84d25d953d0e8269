#!/bin/sh
# The first stage of the image: from the sources to a folder with everything that is needed to run.
#     build.sh SOURCES TARGET
set -eu
sources=$1 target=$2
cd "$sources"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/build"
python3 -m venv --without-pip "$target"
packages=$(echo "$target"/lib/python3*/site-packages)
quiet="-q --disable-pip-version-check --no-compile"
pip="$work/build/bin/python -m pip --python $target/bin/python install $quiet"
"$work/build/bin/python" -m pip install $quiet --require-hashes --no-deps -r locks/compile.lock
$pip --require-hashes --no-deps -r locks/host.lock
PYTHONPATH="$packages" "$work/build/bin/python" -m hatchling build -t wheel -d "$work/wheel"  # builds the page, too
$pip --no-deps "$work"/wheel/*-cp3*.whl  # a wheel that could not be compiled has another name, and ends this

# The image is small: three languages of Babel's hundreds, no symbols for debuggers, bytecode for a quick start.
find "$packages/babel/locale-data" -name '*.dat' ! -name 'root.dat' ! -name 'de*.dat' ! -name 'en*.dat' ! -name 'fr*.dat' -delete
find "$packages" -name '*.so' -exec strip --strip-unneeded {} +
"$target/bin/python" -m compileall -q "$packages"
sed -i "1s|.*|#!$target/bin/python|" "$target/bin/anpfiff"
