import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#client/ui/layout/use-media-query';

const ROTATION_MS = 10_000;
/** Minimum time that a manually selected item stays. */
const MANUAL_PAUSE_MS = 20_000;

export type Rotation = ReturnType<typeof useRotation>;

/** Cycles through items, unless the visitor reads one or prefers reduced motion. */
export function useRotation(count: number, isShown: boolean) {
  const [selected, setSelected] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isReading, setReading] = useState(false);
  const pickedAt = useRef<number | null>(null);
  const prefersReducedMotion = useReducedMotion();
  const isRotating = isShown && count > 1 && !isPaused && !isReading && !prefersReducedMotion;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (canRotate(Date.now(), pickedAt.current)) setSelected(index => (index + 1) % count);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return {
    // The number of items can shrink.
    current: selected < count ? selected : 0,
    isRotating,
    isPaused,
    setPaused,
    setReading,
    pick: (index: number) => {
      pickedAt.current = Date.now();
      setSelected(index);
    },
  };
}

export function canRotate(now: number, pickedAt: number | null): boolean {
  return pickedAt === null || now - pickedAt > MANUAL_PAUSE_MS;
}
