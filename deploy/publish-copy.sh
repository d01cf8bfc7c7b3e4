#!/bin/sh
# Fetches a static copy from the running site into the folder ./copy, which it replaces. It needs curl, jq and unzip, and
# these variables: SITE is the address of the site, ADDRESS that of the copy, and OWNER_EMAIL and OWNER_PASSWORD sign in.
set -eu
token=$(jq -n '{email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD}' |
  curl -fsS -H 'content-type: application/json' -d @- "$SITE/api/users/login" | jq -r .token)
api() { curl -fsS -H "x-auth-token: $token" -H 'content-type: application/json' "$@"; }
jq -n '{address: env.ADDRESS}' | api -d @- "$SITE/api/static-copy" > status.json
while jq -e .isRunning status.json > /dev/null; do
  sleep 5
  api "$SITE/api/static-copy" > status.json
done
# Prints why the copy failed, if it did.
jq -e 'if .ready then .ready else .failure | halt_error end' status.json
api -X POST "$SITE/api/static-copy/file" -o copy.zip
rm -rf copy
unzip -q copy.zip -d copy
