#!/bin/sh
# Makes a Debian package of an image of the program, and the image as an archive: IMAGE and VERSION are the image and its
# version, FILES the folder for both. The package needs no scripts of its own: the packages that keep lists of menu
# entries, types of files and manual pages look for changes themselves, where they are installed.
set -euf
umask 022

image=$1
version=$2
files=$3
own=${0%/*}
program=csp-workbench

install -m 755 "$own/csp" "$image/bin/csp"
rm -f "$image/lib/app/csp.cfg"
tar --create --gzip --owner=0 --group=0 --file "$files/$program-$version-linux-$(uname -m).tar.gz" \
  --directory "${image%/*}" "${image##*/}"

if ! command -v dpkg-deb >/dev/null; then
  echo 'No Debian package is made: there is no dpkg-deb'
  exit
fi
package=${image%/*}/package
rm -rf "$package"
put() { # FILE PLACE
  install -D -m 644 "$1" "$package/usr/share/$2"
}

mkdir -p "$package/opt" "$package/usr/bin" "$package/usr/share/man/man1" "$package/DEBIAN"
cp -a "$image" "$package/opt/$program"
chmod -R u=rwX,go=rX "$package/opt"
ln -s "/opt/$program/bin/csp" "$package/usr/bin/csp"
put "$own/share/$program.desktop" "applications/$program.desktop"
put "$own/share/$program.xml" "mime/packages/$program.xml"
put "$own/../main/resources/org/cspworkbench/app/gui/theme/icons/mark.svg" "icons/hicolor/scalable/apps/$program.svg"
put "$own/../../../LICENSE" "doc/$program/copyright"

csp=$image/bin/csp
manual=$package/usr/share/man/man1
"$csp" generate-man-page >"$manual/csp.1"
for command in $(sed -n 's/^\\fBcsp \(.*\)\\fR$/\1/p' "$manual/csp.1" | tr -d '\\'); do
  "$csp" generate-man-page "$command" >"$manual/csp-$command.1"
done
find "$manual" -name '*.1' -exec gzip -9 -n {} +
mkdir -p "$package/usr/share/bash-completion/completions"
"$csp" generate-completion >"$package/usr/share/bash-completion/completions/csp"

# The packages of the libraries that the image loads from the system; sound is not used. Fonts are found by fontconfig,
# which Java loads by name.
links=$(find "$image/lib" -name '*.so' ! -name 'libjsound.so' -exec ldd {} + || :)
for library in $(printf '%s\n' "$links" | sed -n 's/^[[:space:]]*\([^ ]*\) => not found$/\1/p' | sort -u); do
  if [ -z "$(find "$image/lib" -name "$library")" ]; then
    echo "The package would not name what it needs: $library is not installed" >&2
    exit 1
  fi
done
libraries=$(printf '%s\n' "$links" | grep -v -F "$image" | sed -n "s|.* => \(/.*/\)\(.*\) (.*|\2|p" | sort -u)
needed=$(for library in $libraries; do
  dpkg-query --search "*/$library" 2>/dev/null | grep -v -E '/libx?32/' || :
done | sed -n 's/^\([^: ]*\)[:,].*/\1/p' | sort -u | paste -s -d ',' -)

cat >"$package/DEBIAN/control" <<END
Package: $program
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: CSP Workbench contributors
Installed-Size: $(du -s -k "$package" | cut -f 1)
Depends: libfontconfig1${needed:+,$needed}
Section: education
Priority: optional
Description: solves, compares and displays constraint satisfaction problems
 CSP Workbench solves constraint satisfaction problems, above all Sudoku, and
 shows every step of the solver, in a window, in a terminal and as web pages.
 It contains its own Java.
END
dpkg-deb --root-owner-group -Zxz -z1 --build "$package" "$files" >/dev/null
rm -rf "$package"
