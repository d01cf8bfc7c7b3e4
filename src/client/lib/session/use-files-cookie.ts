import { useEffect, useState } from 'react';
import { FILE_COOKIES_PATH, OWNER_COOKIE } from '../../../shared/file-cookies';
import { useSession } from './session-context';

/** Shows the owner files that visitors do not get: pictures are asked for without the token's header. */
export function useFilesCookie(): void {
  const session = useSession();
  // Before any picture below is asked for.
  useState(() => writeCookie(session.getToken()));
  useEffect(() => session.subscribe(() => writeCookie(session.getToken())), [session]);
}

/** Sent to this site's uploads alone, from this site alone; it is as good as the token in it, and ends with it. */
function writeCookie(token: string | null): void {
  const attributes = [`Path=${FILE_COOKIES_PATH}`, 'SameSite=Strict'];
  if (window.location.protocol === 'https:') attributes.push('Secure');
  if (token === null) attributes.push('Max-Age=0');
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser, nor over plain http
  document.cookie = [`${OWNER_COOKIE}=${token ?? ''}`, ...attributes].join('; ');
}
