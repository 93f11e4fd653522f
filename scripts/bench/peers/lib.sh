# Sourced by the scripts that measure other programs, after scripts/lib.sh: the peers' environment.

venv="$root/.build/peers"
peers="$root/scripts/bench/peers"

# Installs packages of PyPI into the environment, those that are not there yet.
#   peer_packages PACKAGE...
peer_packages() {
  local package missing=()
  if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
  mkdir -p "$venv/have"
  for package in "$@"; do
    if [ ! -e "$venv/have/$package" ]; then missing+=("$package"); fi
  done
  if [ ${#missing[@]} -eq 0 ]; then return 0; fi
  say "getting from PyPI: ${missing[*]}"
  quietly "$venv/bin/python" -m pip install --quiet "${missing[@]}"
  for package in "${missing[@]}"; do touch "$venv/have/$package"; done
}

# Installs one package into a folder of its own, because its module or command has another's name.
#   peer_apart FOLDER PACKAGE
peer_apart() {
  if [ -e "$venv/have/$2" ]; then return 0; fi
  say "getting from PyPI: $2"
  quietly "$venv/bin/python" -m pip install --quiet --no-deps --target "$venv/$1" "$2"
  touch "$venv/have/$2"
}

# The files of the faces that inbetween draws with, for PEER_FONTS.
peer_fonts() {
  local style file fonts=""
  for style in Regular Bold; do
    file=$(fc-list : file | sed -n "s#: *\$##; /\/Inter-$style\./p" | head -1)
    [ -n "$file" ] || fail "the face Inter $style is not installed"
    fonts="${fonts:+$fonts:}$file"
  done
  printf '%s\n' "$fonts"
}
