import { AUTH_HEADER } from '#shared/credentials';

export const TITLE = 'Portfolio API';

export const DESCRIPTION = `Read the portfolio, send its owner a message, and, as the owner, manage it.

**Signing in.** \`POST /users/login\` answers an access token, good for 15 minutes, and a refresh token, good for 7 days. The access token goes into the header \`${AUTH_HEADER}\` of every operation with a lock; \`POST /auth/refresh\` gives another.

**Failures** have the body \`{ message, code, issues? }\`. Besides what each operation lists: a path that there is not is 404, another method than those listed 405 with \`Allow\`, and a body that is sent where none is read must still be JSON (400, 413, 415). Every answer names its request in \`x-request-id\`.

**Reading again.** Answers of GET carry an \`ETag\`; a request with it in \`If-None-Match\` is answered 304 while nothing has changed.

Fields of a body that an operation does not know are dropped. A trailing slash is accepted. HEAD is answered wherever GET is.`;

/** The license of the API's definition and code; the owner's content has none. */
export const LICENSE = { name: 'MIT', identifier: 'MIT' };
