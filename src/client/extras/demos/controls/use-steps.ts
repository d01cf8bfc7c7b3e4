import { useEffect, useEffectEvent, useRef } from 'react';

/** Limits a frame, so that a demo does not skip ahead after a pause. */
const MAX_FRAME_SECONDS = 0.1;

/** Calls back in animation frames, as long as it runs, with the number of steps that are due. */
export function useSteps(isRunning: boolean, perSecond: number, onSteps: (steps: number) => void): void {
  const due = useRef(0);
  const advance = useEffectEvent((seconds: number) => {
    due.current += seconds * perSecond;
    const steps = Math.floor(due.current);
    due.current -= steps;
    if (steps > 0) onSteps(steps);
  });
  useEffect(() => {
    if (!isRunning) return;
    let previous = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      advance(Math.min(Math.max(now - previous, 0) / 1000, MAX_FRAME_SECONDS));
      previous = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}
