#!/usr/bin/env bash
# Rehearses point in time recovery with an external PostgreSQL and pgBackRest: a full backup, rows before and after a moment, everything
# dropped by mistake, and back to that moment. Needs PostgreSQL 15 or later and pgBackRest on this machine (Debian: postgresql, pgbackrest);
# works in a folder of its own and takes it away again. npm run rehearse:recovery
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
export PATH="${bin:+$bin:}$PATH"
for tool in initdb pg_ctl psql pgbackrest; do
  command -v "$tool" > /dev/null || { echo "$tool is missing (Debian: apt-get install postgresql pgbackrest)." >&2; exit 1; }
done

place=$(mktemp -d /tmp/hedgerow-recovery-XXXXXX)
# PostgreSQL does not run as root: then as the user that its package made.
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- env PATH="$PATH" "$@"; else "$@"; fi; }
stop() { as_postgres pg_ctl -D "$place/data" -m immediate stop > /dev/null 2>&1 || true; rm -rf "$place"; }
trap stop EXIT
mkdir "$place"/{repo,log,lock,spool}
chmod 755 "$place"
if [ "$(id -u)" = 0 ]; then chown -R postgres "$place"; fi

port=54329
cat > "$place/pgbackrest.conf" << END
[global]
repo1-path=$place/repo
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=only for this rehearsal
repo1-retention-full=2
log-path=$place/log
lock-path=$place/lock
spool-path=$place/spool
start-fast=y
[hedgerow]
pg1-path=$place/data
pg1-socket-path=$place
pg1-port=$port
pg1-user=hedgerow
pg1-database=postgres
END
rest() { as_postgres pgbackrest --config="$place/pgbackrest.conf" --stanza=hedgerow --log-level-console=warn "$@"; }
sql() { psql -qAt -h "$place" -p "$port" -U hedgerow -d "${base:-hedgerow}" -c "$1"; }
start() { as_postgres pg_ctl -D "$place/data" -w -t 60 -l "$place/log/postgres.log" start > /dev/null; }

as_postgres initdb -D "$place/data" -U hedgerow -A trust --no-sync > /dev/null
cat >> "$place/data/postgresql.conf" << END
port = $port
listen_addresses = ''
unix_socket_directories = '$place'
archive_mode = on
archive_command = 'pgbackrest --config=$place/pgbackrest.conf --stanza=hedgerow archive-push %p'
END
start
rest stanza-create
rest check
base=postgres sql 'create database hedgerow' > /dev/null

# The product's own schema and rows, as `npm start` and the operator's commands make them.
operator() {
  (cd "$root" && DATABASE_URL="postgres://hedgerow@/hedgerow?host=$place&port=$port" DATA_DIR="$place/files" NODE_ENV=test npm run --silent operator -- "$@")
}
mkdir -p "$place/files"
operator create-school --name 'Before the backup' > /dev/null
rest backup --type=full
operator create-school --name 'After the backup' > /dev/null
sleep 1
moment=$(sql 'select now()')
sleep 1
operator create-school --name 'After the moment' > /dev/null
sql 'drop schema public cascade' 2> /dev/null
base=postgres sql 'select pg_switch_wal()' > /dev/null

as_postgres pg_ctl -D "$place/data" -m fast -w stop > /dev/null
rest restore --delta --type=time --target="$moment" --target-action=promote
start
for _ in $(seq 60); do [ "$(base=postgres sql 'select pg_is_in_recovery()')" = f ] && break; sleep 0.5; done

found=$(sql 'select string_agg(name, $$, $$ order by created_at) from school')
[ "$found" = 'Before the backup, After the backup' ] || { echo "The rehearsal failed: after the recovery there is \"$found\"." >&2; exit 1; }
# The product goes on where it was: its schema is whole, and it writes.
operator create-school --name 'After the recovery' > /dev/null
echo "Recovered to $moment: $found. What came after that moment is gone, and the product writes on."
