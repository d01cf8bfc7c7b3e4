import { useEffect, useState } from 'react';

/** How long a letter takes. */
const LETTER_MS = 28;

/**
 * How many of the letters have been typed. They are read off the clock, so that a slow device takes as long as a fast
 * one; who wants less motion gets all of them at once. Another text needs another `key`.
 */
export function useTypedCount(letters: string[]): number {
  const [typed, setTyped] = useState(0);
  const total = letters.length;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setTyped(total);
      return;
    }
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const reached = Math.min(total, Math.floor((performance.now() - startedAt) / LETTER_MS));
      setTyped(reached);
      if (reached === total) clearInterval(timer);
    }, LETTER_MS);
    return () => clearInterval(timer);
  }, [total]);

  return typed;
}
