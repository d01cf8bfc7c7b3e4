#!/bin/sh
# Fetches a static copy from the running site into the folder ./copy, which it replaces. It needs curl, jq and unzip, and
# these variables: SITE is the address of the site, ADDRESS that of the copy, and OWNER_EMAIL and OWNER_PASSWORD sign in.
set -eu
json='content-type: application/json'
sign_in() {
  jq -n '{email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD}' |
    curl -fsS -H "$json" -d @- "$SITE/api/users/login" | jq -r .token
}
# A large copy takes longer than a token lasts, so each call signs in.
api() {
  token=$(sign_in)
  curl -fsS -H "x-auth-token: $token" -H "$json" "$@"
}
jq -n '{address: env.ADDRESS}' > request.json
api -d @request.json "$SITE/api/static-copy" > status.json
while jq -e .isRunning status.json > /dev/null; do
  sleep 5
  api "$SITE/api/static-copy" > status.json
done
# Prints why the copy failed, if it did. An earlier copy may still be ready then.
jq -e 'if .failure then (.failure | halt_error) else .ready end' status.json
api -X POST "$SITE/api/static-copy/file" -o copy.zip
rm -rf copy
unzip -q copy.zip -d copy
