import { type RefObject, useEffect, useEffectEvent } from 'react';

export const COUNT_STEPS = 200;
const STEP_MS = 10;

/**
 * Counts steps from the moment the element is first seen. Steps are read off the clock, so that a slow device takes as
 * long as a fast one; whoever asked for less motion gets the last step at once. `show` writes into the page by itself:
 * React, asked a hundred times, would come to nothing else on a slow device.
 */
export function useCountUp(ref: RefObject<HTMLElement | null>, show: (step: number) => void): void {
  const showStep = useEffectEvent(show);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      showStep(COUNT_STEPS);
      return;
    }
    let frame = 0;
    const start = () => {
      const startedAt = performance.now();
      const advance = (now: number) => {
        const reached = Math.min(COUNT_STEPS, Math.max(0, Math.floor((now - startedAt) / STEP_MS)));
        showStep(reached);
        if (reached < COUNT_STEPS) frame = requestAnimationFrame(advance);
      };
      frame = requestAnimationFrame(advance);
    };
    const sight = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      start();
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}

/** What a counter shows at a step: the exact figure at the last one. */
export function countedValue(figure: number, step: number): number {
  return step >= COUNT_STEPS ? figure : (figure * step) / COUNT_STEPS;
}
