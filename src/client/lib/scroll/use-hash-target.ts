import { useEffect } from 'react';

/** Scrolls to and focuses the target of the URL hash: a field by its name or an element by its ID. */
export function useHashTarget(): void {
  useEffect(() => {
    // Runs after the navigation has scrolled to the top.
    const timer = setTimeout(goToHashTarget);
    return () => clearTimeout(timer);
  }, []);
}

function goToHashTarget(): void {
  const name = decodeURIComponent(window.location.hash.slice(1));
  if (name === '') return;
  const [field] = document.getElementsByName(name);
  const target = field ?? document.getElementById(name);
  if (!target) return;
  if (!field) target.tabIndex = -1;
  target.scrollIntoView({ block: field ? 'center' : 'start' });
  target.focus({ preventScroll: true });
}
