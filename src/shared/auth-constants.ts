/** The header that carries the access token on every call of the owner. */
export const AUTH_HEADER = 'x-auth-token';

/** What every failed sign-in says, whatever the cause. */
export const LOGIN_FAILED = 'Invalid email or password';
