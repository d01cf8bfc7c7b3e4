import { useEffect } from 'react';

/** Goes to what the address names behind its `#`, once that is there: a field by its name, or a part of the page by its id. */
export function useHashTarget(): void {
  useEffect(() => {
    // A navigation begins at the top of the page: this comes after it.
    const timer = setTimeout(goToHashTarget);
    return () => clearTimeout(timer);
  }, []);
}

function goToHashTarget(): void {
  const wanted = decodeURIComponent(window.location.hash.slice(1));
  if (wanted === '') return;
  const [field] = document.getElementsByName(wanted);
  const target = field ?? document.getElementById(wanted);
  if (!target) return;
  if (!field) target.tabIndex = -1;
  target.scrollIntoView({ block: field ? 'center' : 'start' });
  target.focus({ preventScroll: true });
}
