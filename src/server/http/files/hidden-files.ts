import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Services } from '#server/composition/services';
import { AppError } from '#server/core/errors/app-error';
import { PREVIEW_LIFETIME_MS } from '#server/features/previews/preview-service';
import { getContext } from '#server/http/requests/create-request-context';
import { PREVIEW_PATH } from '#shared/content-paths';
import { FILE_COOKIES_PATH, OWNER_COOKIE, PREVIEW_COOKIE } from '#shared/file-cookies';
import { uploadStem } from '#shared/upload-names';

/** Limits the number of a visitor's secret links that are checked, to the most recent ones. */
const MAX_PREVIEWS = 10;
const TOKEN = /^[\w-]{1,100}$/;

export type HiddenFiles = ReturnType<typeof createHiddenFiles>;

/**
 * Decides who may read hidden files: the owner, and visitors who have opened a secret link to an item that
 * uses the file.
 */
export function createHiddenFiles({ auth, previews }: Pick<Services, 'auth' | 'previews'>) {
  async function canRead(request: Request, name: string): Promise<boolean> {
    if (await getContext(request).identify()) return true;
    const cookies = parseCookie(request.get('cookie') ?? '');
    if (await auth.identify(cookies[OWNER_COOKIE])) return true;
    const links = Object.keys(cookies)
      .filter(cookie => cookie.startsWith(PREVIEW_COOKIE))
      .slice(-MAX_PREVIEWS);
    for (const link of links) {
      if (await isShownBy(link.slice(PREVIEW_COOKIE.length), name)) return true;
    }
    return false;
  }

  async function isShownBy(token: string, name: string): Promise<boolean> {
    try {
      return JSON.stringify(await previews.open(token)).includes(uploadStem(name));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }

  return { canRead };
}

/** Grants a visitor who opens a secret link access to its files, for as long as the link is valid. */
export function rememberPreview(request: Request, response: Response): void {
  const token = request.path.slice(PREVIEW_PATH.length);
  if (!TOKEN.test(token)) return;
  response.cookie(PREVIEW_COOKIE + token, '1', {
    path: FILE_COOKIES_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.secure,
    maxAge: PREVIEW_LIFETIME_MS,
  });
}
