import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Returns true when the visitor prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const preference = matchMedia(QUERY);
  preference.addEventListener('change', listener);
  return () => preference.removeEventListener('change', listener);
}
