import { useEffect, useEffectEvent } from 'react';

/** After a pause a demo goes on where it stopped, instead of leaping through the time that it missed. */
const LONGEST_SECONDS = 0.1;

/** Calls back before each frame, with the seconds since the one before, as long as it runs. */
export function useFrames(isRunning: boolean, onFrame: (seconds: number) => void): void {
  const callBack = useEffectEvent(onFrame);
  useEffect(() => {
    if (!isRunning) return;
    let previous = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      callBack(Math.min(Math.max(now - previous, 0) / 1000, LONGEST_SECONDS));
      previous = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}
