import { useEffect, useRef } from 'react';
import { MAIN_ID } from '../ui/layout/page-shell';

/**
 * After a navigation inside the page the new screen starts at its top and has the focus, as a full load would have it.
 * Back and forward keep the position that the browser restores.
 */
export function useNavigationFocus(location: string): void {
  const shown = useRef(location);
  const isTraversal = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      isTraversal.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (!isTraversal.current) window.scrollTo({ top: 0, behavior: 'instant' });
    isTraversal.current = false;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [location]);
}
