/** The header that carries the access token on every call of the owner (section 6). */
export const AUTH_HEADER = 'x-auth-token';

/** What every failed sign-in says, whatever the cause (section 8). */
export const LOGIN_FAILED = 'Invalid email or password';
