import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths';
import { smoothScrollTo } from './smooth-scroll';

/** How long the home page is given to stand before a section of it is scrolled to (rule 2.3). */
const ARRIVAL_MS = 500;
/** On a slow line the page comes later: its section is looked for again until then. */
const GIVE_UP_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** Scrolls to a section of this page, where the keyboard then goes on. False when there is none. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  smoothScrollTo(section);
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
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
      setTimeout(() => scrollOnArrival(id, Date.now() + GIVE_UP_MS), ARRIVAL_MS);
    },
    [location, navigate],
  );
}

function scrollOnArrival(id: string, deadline: number): void {
  const isThere = window.location.pathname === paths.home && scrollToSection(id);
  if (!isThere && Date.now() < deadline) setTimeout(() => scrollOnArrival(id, deadline), LOOK_AGAIN_MS);
}
