#!/bin/sh
# Puts Eight Doors into the menu of whoever runs this, with its icon; with --remove, takes it out
# again. Run it once more after this folder was moved.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
launcher=$share/applications/@APPLICATION@.desktop

case ${1-} in
  --remove) ;;
  "") case $here in
    *[\"\`\$\\%\|\&]*)
      echo "Please move the folder to a place whose name has none of \" \` \$ \\ % | &." >&2
      exit 1 ;;
    esac ;;
  *)
    echo "Usage: add-to-menu [--remove]" >&2
    exit 2 ;;
esac

for icon in "$here"/share/icons/hicolor/*/apps/@APPLICATION@.png; do
  size=${icon#"$here/share/icons/hicolor/"}
  target=$share/icons/hicolor/$size
  if [ "${1-}" = --remove ]; then
    rm -f "$target"
  else
    mkdir -p "$(dirname "$target")"
    cp "$icon" "$target"
  fi
done

if [ "${1-}" = --remove ]; then
  rm -f "$launcher"
  echo "Eight Doors is no longer in the menu. Your games are still there."
  exit 0
fi
mkdir -p "$share/applications"
sed "s|^Exec=.*|Exec=\"$here/@NAME@\"|" \
  "$here/share/applications/@APPLICATION@.desktop" >"$launcher"
echo "Eight Doors is in the menu now."
