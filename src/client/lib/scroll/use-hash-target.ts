import { useEffect } from 'react';

/**
 * Scrolls to the target of the URL hash and focuses it. The target is a field by its name or an element by
 * its ID.
 */
export function useHashTarget(): void {
  useEffect(() => {
    // This runs after the navigation has scrolled to the top.
    const timer = setTimeout(goToHashTarget);
    return () => clearTimeout(timer);
  }, []);
}

/** Returns what the URL hash names, or an empty string. */
export function readHashTarget(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}

function goToHashTarget(): void {
  const name = readHashTarget();
  if (name === '') return;
  const [field] = document.getElementsByName(name);
  const target = field ?? document.getElementById(name);
  if (!target) return;
  if (!field) target.tabIndex = -1;
  target.scrollIntoView({ block: field ? 'center' : 'start' });
  target.focus({ preventScroll: true });
}
