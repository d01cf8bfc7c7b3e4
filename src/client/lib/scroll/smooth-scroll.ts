/** How long a scroll to a section takes (rule 2.4). */
const DURATION_MS = 500;

/** What shows that the visitor wants to go elsewhere. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls until the element stands below the header: the offset of 70 px is the page's scroll padding. The place is
 * looked up in every frame, for pictures above may still be arriving. Whoever scrolls meanwhile has the last word.
 */
export function smoothScrollTo(element: HTMLElement): void {
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
