# Sourced by the scripts: where the package is, how to speak, and how to get what is missing.
# Works with the Bash 3.2 of macOS.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

say() { printf '==> %s\n' "$*" >&2; }

fail() {
  printf '%s: error: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# Runs a command with its output in a log; shows the log's end only where the command fails.
quietly() {
  local log=.build/last-command.log
  mkdir -p .build
  if ! "$@" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    fail "'$*' failed; all of its output is in $log"
  fi
}

# Builds the command with Swift's library in it where the toolchain can: it starts a quarter sooner and
# runs where no Swift is installed. Always with the same options, since others build everything anew.
build_tool() {
  local options=(-c release --product inbetween) resources
  resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ "$(uname)" = Linux ] && [ -d "${resources}_static" ]; then
    options+=(--static-swift-stdlib)
  fi
  quietly swift build "${options[@]}"
}

# What the build, the demo and the tests need. A line: what is looked for, its Debian or Ubuntu
# package, its Homebrew formula; '-' where the system brings it.
build_needs='
command:pkg-config  pkg-config         pkgconf
module:cairo        libcairo2-dev      cairo
module:pangocairo   libpango1.0-dev    pango
module:freetype2    libfreetype-dev    freetype
module:libpng       libpng-dev         libpng
module:libjpeg      libjpeg-dev        jpeg-turbo
module:libisal      libisal-dev        isa-l
module:libxxhash    libxxhash-dev      xxhash
module:zlib         zlib1g-dev         -
font:Inter          fonts-inter        font-inter
font:DejaVuSans     fonts-dejavu-core  font-dejavu
'
video_needs='
command:ffmpeg      ffmpeg             ffmpeg
command:ffprobe     ffmpeg             ffmpeg
'
test_needs='
command:pngcheck      pngcheck         pngcheck
command:rsvg-convert  librsvg2-bin     librsvg
command:xmllint       libxml2-utils    libxml2
command:python3       python3          python
python:venv           python3-venv     -
command:chromium      chromium         -
command:git           git              git
font:NotoColorEmoji   fonts-noto-color-emoji  font-noto-color-emoji
'

# Whether something of the lists above is there. Fonts are looked for where inbetween does.
has() {
  local name=${1#*:} folder
  case $1 in
    command:*) command -v "$name" >/dev/null ;;
    module:*) pkg-config --exists "$name" ;;
    python:*) python3 -c "import $name, ensurepip" 2>/dev/null ;;
    font:*)
      for folder in /usr/share/fonts/*/inter /usr/share/fonts/*/dejavu /usr/share/fonts/*/noto \
        /Library/Fonts "$HOME/Library/Fonts" /opt/homebrew/share/fonts /usr/local/share/fonts; do
        if compgen -G "$folder/$name[-.]*[ot]t[cf]" >/dev/null; then return 0; fi
      done
      return 1
      ;;
  esac
}

# Installs what the given lists need and the machine lacks. Without the network where all is there.
install_missing() {
  local manager=apt what apt brew package packages=()
  if [ "$(uname)" = Darwin ]; then manager=brew; fi
  while read -r what apt brew; do
    package=$apt
    if [ "$manager" = brew ]; then package=$brew; fi
    if [ -z "$what" ] || [ "$package" = - ] || has "$what"; then continue; fi
    case " ${packages[*]-} " in *" $package "*) ;; *) packages+=("$package") ;; esac
  done <<<"$*"
  if [ ${#packages[@]} -eq 0 ]; then return 0; fi
  say "installing with $manager: ${packages[*]}"
  "install_with_$manager" "${packages[@]}"
}

install_with_apt() {
  local as_root=()
  command -v apt-get >/dev/null ||
    fail "no apt-get here; install what Debian calls $* with your system's own packages"
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "installing $* needs root or sudo"
    as_root=(sudo)
  fi
  quietly ${as_root[@]+"${as_root[@]}"} apt-get update
  quietly ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "$@"
}

install_with_brew() {
  local package
  command -v brew >/dev/null || fail "installing $* needs Homebrew: https://brew.sh"
  for package in "$@"; do
    case $package in
      font-*) quietly brew install --cask --fontdir=/Library/Fonts "$package" ;;
      *) quietly brew install "$package" ;;
    esac
  done
}

# The package is written in Swift 6; the compiler is the one thing the scripts do not install.
require_swift() {
  command -v swift >/dev/null ||
    fail "no swift here; install Swift 6.1 or newer: https://www.swift.org/install"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p')
  case $version in
    [0-5].* | 6.0) fail "Swift $version is too old; install 6.1 or newer: https://www.swift.org/install" ;;
  esac
}
