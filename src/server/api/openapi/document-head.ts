import { AUTH_HEADER } from '#shared/credentials';

export const TITLE = 'Portfolio API';

export const DESCRIPTION = `Read the portfolio, send its owner a message, and, as the owner, manage it.

**Signing in.** \`POST /users/login\` returns an access token, valid for 15 minutes, and a refresh token, valid for 7 days. Send the access token in the header \`${AUTH_HEADER}\` of every operation marked with a lock; \`POST /auth/refresh\` returns a new one.

**Errors** have the body \`{ message, code, issues? }\`. Besides the statuses listed for each operation, an unknown path returns 404 and an unsupported method 405 with \`Allow\`. A body must be JSON even where none is read (400, 413, 415). Every response has a request ID in \`x-request-id\`.

**Caching.** GET responses have an \`ETag\`; a request with it in \`If-None-Match\` returns 304 while nothing has changed.

Unknown fields of a body are ignored. A trailing slash is accepted. HEAD is supported wherever GET is.`;

/** The license of the API definition and code; the owner's content is not licensed. */
export const LICENSE = { name: 'MIT', identifier: 'MIT' };
