#!/bin/sh
# The first stage of the image: from the sources to a folder with everything that is needed to run.
#     build.sh SOURCES TARGET
set -eu
sources=$1 target=$2
cd "$sources"

python3 tools/page.py

python3 -m venv /tmp/build
quiet="-q --disable-pip-version-check --no-compile"
/tmp/build/bin/python -m pip install $quiet --require-hashes --no-deps -r locks/compile.lock
/tmp/build/bin/python -m pip install $quiet --require-hashes --no-deps -r locks/host.lock
/tmp/build/bin/python -m hatchling build -t wheel -d /tmp/wheel

python3 -m venv --without-pip "$target"
pip="/tmp/build/bin/python -m pip --python $target/bin/python install $quiet"
$pip --require-hashes --no-deps -r locks/host.lock
$pip --no-deps /tmp/wheel/*.whl

# The image is small: three languages of Babel's hundreds, no symbols for debuggers, bytecode for a quick start.
packages=$(echo "$target"/lib/python3*/site-packages)
find "$packages/babel/locale-data" -name '*.dat' ! -name 'root.dat' ! -name 'de*.dat' ! -name 'en*.dat' ! -name 'fr*.dat' -delete
find "$packages" -name '*.so' -exec strip --strip-unneeded {} +
"$target/bin/python" -m compileall -q "$packages"
sed -i "1s|.*|#!$target/bin/python|" "$target/bin/anpfiff"
