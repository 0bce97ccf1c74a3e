#!/bin/sh
# Stands where an AppImage's runtime would: unpacks the file system behind it, and runs what is in it.
image=$(readlink -f "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unsquashfs -quiet -no-progress -offset 4096 -dest "$folder/root" "$image" >/dev/null || exit 1
if [ "$1" = --appimage-extract ]; then
  mv "$folder/root" squashfs-root
  exit
fi
APPIMAGE=$image APPDIR=$folder/root "$folder/root/AppRun" "$@"
exit
