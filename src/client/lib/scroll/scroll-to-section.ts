/** Scrolls to a section of this page and focuses it. Returns false if it does not exist. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  smoothScrollTo(section);
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}

const DURATION_MS = 500;

const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element to just below the header, using the scroll padding of the page (70 px). It measures in
 * every frame, because images above may still be loading. Any input of the visitor cancels the scroll.
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
    window.scrollTo({ top: from + (to - from) * easeInOut(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interruption.abort();
  }
  requestAnimationFrame(step);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
