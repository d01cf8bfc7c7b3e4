export declare const AUTH_HEADER = "x-auth-token";
/** Every failed sign-in has this message, whatever the cause. */
export declare const LOGIN_FAILED = "Invalid email or password";
/** The message for a sign-in link that was used before, has expired, or never existed. */
export declare const LINK_FAILED = "This sign-in link no longer works. Sign in with your email and password.";
/** The link's token is in the fragment of its address, which browsers never send: `#sign-in=TOKEN`. */
export declare const LINK_FRAGMENT = "#sign-in=";
/** Limits a new password, in characters. An entered one is only compared. */
export declare const PASSWORD_MIN_LENGTH = 8;
export declare const PASSWORD_MAX_LENGTH = 1000;
/** A shorter passphrase could be guessed quickly from the file. */
export declare const PASSPHRASE_MIN_LENGTH = 12;
/** Requests for pictures have no custom headers, so these cookies, limited to files, identify the caller. */
export declare const FILE_COOKIES_PATH = "/uploads/";
/** This cookie contains the owner's access token. */
export declare const OWNER_COOKIE = "owner";
/** A secret link's cookie has this prefix, which the link's token follows. */
export declare const PREVIEW_COOKIE = "preview-";
