import { UPLOADS_PATH } from './upload-names';

/** Pictures are asked for without headers of ours: these cookies, which go with files alone, say who asks. */
export const FILE_COOKIES_PATH = UPLOADS_PATH;
/** Has the owner's access token. */
export const OWNER_COOKIE = 'owner';
/** What the cookie of a secret link begins with; the rest is the link's token. */
export const PREVIEW_COOKIE = 'preview-';
