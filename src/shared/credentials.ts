import { UPLOADS_PATH } from './upload-names';

export const AUTH_HEADER = 'x-auth-token';

/** The message of every failed sign-in, whatever the cause. */
export const LOGIN_FAILED = 'Invalid email or password';

/** Limits for a new password, in characters; an entered one is only compared. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1_000;

/** A shorter passphrase could be guessed quickly from the file. */
export const PASSPHRASE_MIN_LENGTH = 12;

/** Requests for pictures carry no custom headers: these cookies, limited to files, identify the caller. */
export const FILE_COOKIES_PATH = UPLOADS_PATH;
/** Contains the owner's access token. */
export const OWNER_COOKIE = 'owner';
/** The prefix of a secret link's cookie; the link's token follows. */
export const PREVIEW_COOKIE = 'preview-';
