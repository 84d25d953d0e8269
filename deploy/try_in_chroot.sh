#!/bin/sh
# The steps of the Containerfile in two Debian folders instead of an image, for machines without a container engine:
#     sudo deploy/try_in_chroot.sh /tmp/trial
# It needs debootstrap, builds, measures what the second stage weighs, runs it as its user and plays a match there.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:?a folder for the two stages}
trusted=/etc/ssl/certs/ca-certificates.crt
run() {
    stage=$1; shift
    chroot "$folder/$stage" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive \
        PIP_CERT=$trusted NODE_EXTRA_CA_CERTS=$trusted "$@"
}

[ -e "$folder/build/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$folder/build" > /dev/null
cp /etc/resolv.conf "$folder/build/etc/resolv.conf"

run build sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends \
    python3 python3-venv python3-dev gcc libc6-dev binutils ca-certificates' > /dev/null 2>&1
cp "$trusted" "$folder/build$trusted"  # what this machine trusts: a mirror of its own may have its own certificate
mkdir -p "$folder/build/src" "$folder/build/proc"
git -C "$here" archive HEAD | tar -x -C "$folder/build/src"
mountpoint -q "$folder/build/proc" || mount -t proc proc "$folder/build/proc"
[ -e "$folder/build/opt/anpfiff/bin/anpfiff" ] || run build sh /src/deploy/build.sh /src /opt/anpfiff
umount "$folder/build/proc"

rm -rf "$folder/final" "$folder/build/rootfs" "$folder/build/tmp/packages"
run build sh /src/deploy/rootfs.sh /rootfs
mv "$folder/build/rootfs" "$folder/final"
mkdir -p "$folder/final/opt"
cp -a "$folder/build/opt/anpfiff" "$folder/final/opt/anpfiff"
echo "the image: $(du -smx "$folder/final" | cut -f1) MB, of it Anpfiff and its packages $(du -sm "$folder/final/opt" | cut -f1) MB"

install -D "$here/tools/try_installed.py" "$folder/final/tmp/tools/try_installed.py"
install -D "$here/examples/bot.py" "$folder/final/tmp/examples/bot.py"
mkdir -p "$folder/final/proc" && { mountpoint -q "$folder/final/proc" || mount -t proc proc "$folder/final/proc"; }
env -i PATH=/opt/anpfiff/bin:/usr/bin:/bin HOME=/data PYTHONDONTWRITEBYTECODE=1 TMPDIR=/data \
    /usr/sbin/chroot --userspec=10001:10001 "$folder/final" /opt/anpfiff/bin/python /tmp/tools/try_installed.py compiled
umount "$folder/final/proc"
