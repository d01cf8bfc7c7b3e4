import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths, SEARCH_FIELD_ID } from '#client/lib/paths';
import { isShortcut } from '#client/lib/single-key';
import { useStaticHost } from '#client/lib/static-host/static-host';

/** Opens the search by the / key, on public pages only. On the search page, the key leads to its field. */
export function useSearchKey(isPublicPage: boolean): void {
  const [, navigate] = useLocation();
  const staticHost = useStaticHost();
  // When a static host serves the page, the browser focuses the target of its address.
  const searchPath = staticHost ? `${paths.search}#${SEARCH_FIELD_ID}` : paths.search;

  useEffect(() => {
    if (!isPublicPage) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/')) return;
      event.preventDefault();
      const field = document.getElementById(SEARCH_FIELD_ID);
      if (field) field.focus();
      else navigate(searchPath);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isPublicPage, navigate, searchPath]);
}
