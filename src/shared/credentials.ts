import { UPLOADS_PATH } from './upload-names';

/** The header that carries the access token on every call of the owner. */
export const AUTH_HEADER = 'x-auth-token';

/** What every failed sign-in says, whatever the cause. */
export const LOGIN_FAILED = 'Invalid email or password';

/** What a password must keep to when it is set, in characters; an entered one is only compared. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1_000;

/** Shorter ones are soon guessed by whoever has the file. */
export const PASSPHRASE_MIN_LENGTH = 12;

/** Pictures are asked for without headers of ours: these cookies, which go with files alone, say who asks. */
export const FILE_COOKIES_PATH = UPLOADS_PATH;
/** Has the owner's access token. */
export const OWNER_COOKIE = 'owner';
/** What the cookie of a secret link begins with; the rest is the link's token. */
export const PREVIEW_COOKIE = 'preview-';
