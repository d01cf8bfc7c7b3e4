export const AUTH_HEADER = 'x-auth-token';

/** Every failed sign-in has this message, whatever the cause. */
export const LOGIN_FAILED = 'Invalid email or password';

/** The message for a sign-in link that was used before, has expired, or never existed. */
export const LINK_FAILED = 'This sign-in link no longer works. Sign in with your email and password.';
/** The link's token is in the fragment of its address, which browsers never send: `#sign-in=TOKEN`. */
export const LINK_FRAGMENT = '#sign-in=';

/** Limits a new password, in characters. An entered one is only compared. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1_000;

/** A shorter passphrase could be guessed quickly from the file. */
export const PASSPHRASE_MIN_LENGTH = 12;
