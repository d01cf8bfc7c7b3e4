import { useEffect } from 'react';

/** Puts the class `hydrated` on <html> when what stands around it answers to clicks. */
export function HydrationMark() {
  useEffect(() => document.documentElement.classList.add('hydrated'), []);
  return null;
}
