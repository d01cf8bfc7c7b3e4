import { type RefObject, useEffect, useEffectEvent } from 'react';

const COUNT_STEPS = 200;
const STEP_MS = 10;

/**
 * Counts steps once the element is visible, by elapsed time so that slow devices take as long as fast ones. With
 * reduced motion it skips to the last step. `show` writes to the page directly, because a hundred React renders would
 * block a slow device.
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
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}

/** Computes the value at a step: the exact figure at the last one. */
export function countedValue(figure: number, step: number): number {
  return step >= COUNT_STEPS ? figure : (figure * step) / COUNT_STEPS;
}
