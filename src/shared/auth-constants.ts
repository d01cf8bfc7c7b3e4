/** The header that carries the access token on every call of the owner (rule 11.2). */
export const AUTH_HEADER = 'x-auth-token';

/** What every failed sign-in says, whatever the cause (rule 11.1). */
export const LOGIN_FAILED = 'Invalid email or password';
