#!/bin/sh
# The password comes with the environment and lies nowhere but in memory (/tmp is a tmpfs).
set -eu
umask 077
printf '"hedgerow" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/userlist.txt
exec /usr/sbin/pgbouncer /etc/hedgerow/pgbouncer.ini
