#!/bin/sh
# The second stage of the image: Debian's Python and the libraries it is linked with; no shell, no package manager.
#     rootfs.sh TARGET
set -eu
target=$1
packages="libc6 libgcc-s1 zlib1g libexpat1 libssl3 libsqlite3-0 libffi8 libbz2-1.0 liblzma5 libuuid1 libcrypt1
    python3.11-minimal libpython3.11-minimal libpython3.11-stdlib"

mkdir -p /tmp/packages "$target"
cd /tmp/packages
apt-get download -qq $packages
for package in *.deb; do dpkg -x "$package" "$target"; done
ln -sf python3.11 "$target/usr/bin/python3"
rm -rf "$target/usr/share/doc" "$target/usr/share/man" "$target/usr/share/locale" "$target/usr/share/lintian"

mkdir -p "$target/etc" "$target/tmp" "$target/data" "$target/proc"
echo 'anpfiff:x:10001:10001:Anpfiff:/data:/nonexistent' > "$target/etc/passwd"
echo 'anpfiff:x:10001:' > "$target/etc/group"
echo 'hosts: files dns' > "$target/etc/nsswitch.conf"
chmod 1777 "$target/tmp"
chmod 700 "$target/data"
chown 10001:10001 "$target/data"
