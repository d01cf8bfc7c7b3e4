import { UPLOADS_PATH } from './upload-names';

/** Requests for pictures have no custom headers, so these cookies, limited to files, identify the caller. */
export const FILE_COOKIES_PATH = UPLOADS_PATH;
/** This cookie contains the owner's access token. */
export const OWNER_COOKIE = 'owner';
/** A secret link's cookie has this prefix, which the link's token follows. */
export const PREVIEW_COOKIE = 'preview-';
