/** Below it are the secret addresses of what is not published. */
export const PREVIEW_PATH = '/preview/';
