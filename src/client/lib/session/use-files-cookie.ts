import { useEffect, useState } from 'react';
import { FILE_COOKIES_PATH, OWNER_COOKIE } from '#shared/credentials';
import { useSession } from './session-context';

/** Gives the owner access to hidden files through a cookie, because image requests have no token header. */
export function useFilesCookie(): void {
  const session = useSession();
  // Runs in the first render, before descendants request images.
  useState(() => writeCookie(session.getToken()));
  useEffect(() => session.subscribe(() => writeCookie(session.getToken())), [session]);
}

/** The cookie is sent only to uploads, from this site, and is valid as long as the token in it. */
function writeCookie(token: string | null): void {
  const attributes = [`Path=${FILE_COOKIES_PATH}`, 'SameSite=Strict'];
  if (window.location.protocol === 'https:') attributes.push('Secure');
  if (token === null) attributes.push('Max-Age=0');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers and over plain http
  document.cookie = [`${OWNER_COOKIE}=${token ?? ''}`, ...attributes].join('; ');
}
