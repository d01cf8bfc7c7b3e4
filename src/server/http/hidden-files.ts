import type { Request, Response } from 'express';
import { PREVIEW_PATH } from '#shared/content-paths';
import { FILE_COOKIES_PATH, OWNER_COOKIE, PREVIEW_COOKIE } from '#shared/credentials';
import { uploadStem } from '#shared/upload-names';
import type { Services } from '../composition/services';
import { AppError } from '../core/errors/app-error';
import type { RequestContext } from '../core/procedures/request-context';
import { PREVIEW_LIFETIME_MS } from '../features/previews/preview-service';

/** So many secret links of one visitor are looked at, the last ones opened. */
const MAX_PREVIEWS = 10;
const TOKEN = /^[\w-]{1,100}$/;

export type HiddenFilesDeps = {
  services: Pick<Services, 'auth' | 'previews'>;
  getContext: (request: Request) => RequestContext;
};

export type HiddenFiles = ReturnType<typeof createHiddenFiles>;

/** Who gets the files that visitors do not: the owner, and of its own item whoever has opened a secret link. */
export function createHiddenFiles({ services: { auth, previews }, getContext }: HiddenFilesDeps) {
  async function canRead(request: Request, name: string): Promise<boolean> {
    if (await getContext(request).identify()) return true;
    const cookies = readCookies(request);
    if (await auth.identify(cookies.get(OWNER_COOKIE))) return true;
    const links = [...cookies.keys()]
      .filter(cookie => cookie.startsWith(PREVIEW_COOKIE))
      .slice(-MAX_PREVIEWS);
    for (const link of links) {
      if (await doesShow(link.slice(PREVIEW_COOKIE.length), name)) return true;
    }
    return false;
  }

  async function doesShow(token: string, name: string): Promise<boolean> {
    try {
      return JSON.stringify(await previews.open(token)).includes(uploadStem(name));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }

  return { canRead };
}

/** Whoever opens the page of a secret link gets its files too, for as long as it leads there. */
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

function readCookies(request: Request): Map<string, string> {
  const pairs = (request.get('cookie') ?? '').split(';').map(pair => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}
