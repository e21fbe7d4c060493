#!/usr/bin/env bash
# Builds the image of deploy/Containerfile with buildah and starts it as it is meant to run: not as root, everything read-only but /data
# and /tmp, no capabilities. Asks /healthz, the health check of the image, and the operator's command. npm run check:image
# Bases: NODE_IMAGE and BASE_IMAGE where a registry of images answers; without them one of Debian's packages is made here (mmdebstrap).
# Needs root, buildah and mmdebstrap (Debian: apt-get install buildah mmdebstrap) and ten minutes; where that is not there it says so and
# is left out. Everything lies in a folder of its own that is taken away again.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
left_out() { echo "The image is not tried here: $1"; exit 0; }

[ "$(id -u)" = 0 ] || left_out 'it needs root, for mounts and for a user that is not root.'
for tool in buildah unshare; do command -v "$tool" > /dev/null || left_out "$tool is missing (Debian: apt-get install buildah util-linux)."; done
[ -n "${BASE_IMAGE:-}" ] || command -v mmdebstrap > /dev/null || left_out 'mmdebstrap is missing, and no BASE_IMAGE is given.'
unshare --mount true 2> /dev/null || left_out 'this machine allows no mounts.'

place=$(mktemp -d "${IMAGE_FOLDER:-/var/tmp}/hedgerow-image-XXXXXX")
builder() { buildah --root "$place/storage" --runroot "$place/run" --storage-driver vfs "$@"; }
server=
# To the first process of its own world of processes: with it go all that it started.
tell_server() { for first in $(cat "/proc/$server/task/$server/children" 2> /dev/null); do kill "-$1" "$first" 2> /dev/null || true; done; }
end() {
  if [ -n "$server" ]; then tell_server KILL; wait "$server" 2> /dev/null || true; fi
  builder rm --all > "$place/end.log" 2>&1 || true
  rm -rf "$place"
}
trap end EXIT
say() { echo "$(printf '%4d' "$SECONDS") s  $*"; }
quietly() { "$@" > "$place/said.log" 2>&1 || { tail -40 "$place/said.log" >&2; return 1; }; }
trap 'echo "It ended in line $LINENO." >&2' ERR
fail() { echo "$*" >&2; exit 1; }

# What people clone, and the vectors of the bank, where they are made already: minutes of a core.
context="$place/context"
mkdir "$context"
git -C "$root" ls-files -z --deduplicate | tar -c -C "$root" --null --ignore-failed-read -T - | tar -x -C "$context"
if [ -d "$root/packages/teaching/build" ]; then cp -pR "$root/packages/teaching/build" "$context/packages/teaching/"; fi

if [ -z "${BASE_IMAGE:-}" ]; then
  quietly mmdebstrap --variant=minbase trixie "$place/base.tar" || left_out "no base could be made from Debian's packages."
  base=$(builder from scratch)
  quietly builder add "$base" "$place/base.tar" /
  quietly builder commit "$base" hedgerow-base
  rm "$place/base.tar"
  say 'a base of Debian 13'
fi
if [ -z "${NODE_IMAGE:-}" ]; then
  # The project's Node and this machine's npm; whatever signs for this machine's registry signs there too.
  npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
  with_node=$(builder from "${BASE_IMAGE:-localhost/hedgerow-base}")
  quietly builder copy "$with_node" "$(realpath "$root/node_modules/node/bin/node")" /usr/local/bin/node
  quietly builder copy "$with_node" "$npm" /usr/local/lib/node_modules/npm
  certificates=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
  if [ -f "$certificates" ]; then
    quietly builder copy "$with_node" "$certificates" /etc/certificates-of-the-builder.crt
    builder config --env NODE_EXTRA_CA_CERTS=/etc/certificates-of-the-builder.crt "$with_node"
  fi
  quietly builder run --isolation chroot "$with_node" -- sh -c \
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx'
  quietly builder commit "$with_node" hedgerow-node
  say 'Node and npm on it'
fi

quietly builder build --isolation chroot --format docker --layers=false --file "$root/deploy/Containerfile" \
  --build-arg "NODE_IMAGE=${NODE_IMAGE:-localhost/hedgerow-node}" --build-arg "BASE_IMAGE=${BASE_IMAGE:-localhost/hedgerow-base}" \
  --tag hedgerow:checked "$context" || fail 'The image could not be built.'
rm -rf "$context"
say 'the image is built'

container=$(builder from localhost/hedgerow:checked)
world=$(builder mount "$container")
builder inspect --type image localhost/hedgerow:checked > "$place/image.json"
of_image() { node -e "const { config } = JSON.parse(require('node:fs').readFileSync('$place/image.json', 'utf8')).Docker; $1"; }
user=$(of_image 'console.log(config.User)')
[ "$user" = 10001:10001 ] || fail "The image runs as '$user'."
mapfile -t settings < <(of_image 'for (const one of config.Env) console.log(one)')
mapfile -t command < <(of_image 'for (const one of config.Cmd) console.log(one)')
mapfile -t health < <(of_image 'for (const one of config.Healthcheck.Test.slice(1)) console.log(one)')
folder=$(of_image 'console.log(config.WorkingDir)')
say "$(du -sm "$world" | cut -f1) MB, as user $user"

mkdir "$place/data"
chown 10001:10001 "$place/data"
chmod 700 "$place/data"
port=$(node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
# Read-only, /data and /tmp apart, and nobody's rights: as `--read-only --tmpfs /tmp --cap-drop all` of podman or docker. Takes the place
# of the shell that calls it.
inside() {
  exec unshare --mount --pid --fork --propagation private bash -c '
    set -e
    world=$1 data=$2 folder=$3; shift 3
    mount --bind "$world" "$world"
    mount -t proc proc "$world/proc"
    mount --rbind /dev "$world/dev"
    mount --bind "$data" "$world/data"
    mount -t tmpfs -o mode=1777 tmpfs "$world/tmp"
    mount -o remount,bind,ro "$world"
    cd "$world"
    exec chroot "$world" /usr/bin/setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- \
      /bin/sh -c "cd \"\$0\" && exec \"\$@\"" "$folder" "$@"
  ' inside "$world" "$place/data" "$folder" "$@"
}
with_settings() { inside /usr/bin/env -i "${settings[@]}" HOST=127.0.0.1 PORT="$port" PUBLIC_URL=https://hedgerow.example PAYMENTS_SANDBOX=allow LOG_LEVEL=warn "$@"; }

(with_settings sh -c 'touch /srv/hedgerow/written || touch /usr/written || touch /written' 2> /dev/null) && fail 'The root is not read-only.'
(with_settings sh -c '[ "$(id -u)" = 10001 ] && touch /data/written /tmp/written && rm /data/written') || fail '/data and /tmp cannot be written to.'
with_settings "${command[@]}" > "$place/server.log" 2>&1 &
server=$!
for try in $(seq 240); do
  kill -0 "$server" 2> /dev/null || { cat "$place/server.log" >&2; fail 'The image ended.'; }
  if node -e "fetch('http://127.0.0.1:$port/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then break; fi
  [ "$try" -lt 240 ] || { cat "$place/server.log" >&2; fail '/healthz does not answer.'; }
  sleep 0.5
done
say '/healthz answers'
(with_settings "${health[@]}") || fail "The image's own health check says no."
node -e "fetch('http://127.0.0.1:$port/').then(async (answer) => process.exit(answer.ok && /<html/.test(await answer.text()) ? 0 : 1))" || fail 'There is no first page.'
(with_settings hedgerow-operator > "$place/operator.log" 2>&1) || true
grep -q backup "$place/operator.log" || { cat "$place/operator.log" >&2; fail 'The operator has no commands.'; }
tell_server TERM
wait "$server" || fail "Told to stop it ended with $?."
server=
say 'its health check, the first page and the commands of the operator too; told to stop, it does'
