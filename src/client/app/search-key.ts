import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths, SEARCH_FIELD_ID } from '#client/lib/paths';
import { isShortcut } from '#client/lib/single-key';

/** Opens the search by the / key, on public pages only. On the search page, the key leads to its field. */
export function useSearchKey(isPublicPage: boolean): void {
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!isPublicPage) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/')) return;
      event.preventDefault();
      const field = document.getElementById(SEARCH_FIELD_ID);
      if (field) field.focus();
      else navigate(paths.search);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isPublicPage, navigate]);
}
