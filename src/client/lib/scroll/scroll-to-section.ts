import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths';

/** How long the home page is given to stand before a section of it is scrolled to. */
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

/** How long a scroll to a section takes. */
const DURATION_MS = 500;

/** What shows that the visitor wants to go elsewhere. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls until the element stands below the header: the offset of 70 px is the page's scroll padding. The place is
 * looked up in every frame, for pictures above may still be arriving. Whoever scrolls meanwhile has the last word.
 */
function smoothScrollTo(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollIntoView({ behavior: 'instant', block: 'start' });
    return;
  }
  const interruption = new AbortController();
  for (const type of INTERRUPTIONS) {
    window.addEventListener(type, () => interruption.abort(), { signal: interruption.signal, passive: true });
  }
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const from = window.scrollY;
  const startedAt = performance.now();

  function step(now: number): void {
    if (interruption.signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - startedAt) / DURATION_MS));
    const to = window.scrollY + element.getBoundingClientRect().top - padding;
    window.scrollTo({ top: from + (to - from) * ease(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interruption.abort();
  }
  requestAnimationFrame(step);
}

/** Slow at both ends. */
function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
