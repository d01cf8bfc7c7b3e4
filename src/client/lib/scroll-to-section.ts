import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from './paths';

/** How long the home page is given to stand before a section of it is scrolled to (section 9). */
const ARRIVAL_MS = 500;

/** Scrolls smoothly to a section of this page; the offset for the fixed header is the page's scroll padding. */
export function scrollToSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
}

/** Goes to a section of the home page, from whichever page. */
export function useGoToHomeSection(): (id: string) => void {
  const [location, navigate] = useLocation();
  return useCallback(
    id => {
      if (location === paths.home) {
        scrollToSection(id);
        return;
      }
      navigate(paths.home);
      setTimeout(() => scrollToSection(id), ARRIVAL_MS);
    },
    [location, navigate],
  );
}
