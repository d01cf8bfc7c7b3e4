import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#client/ui/layout/use-media-query';

/** How long each item is shown. */
const ROTATION_MS = 10_000;
/** The minimum time that a manually selected item stays. */
const MANUAL_PAUSE_MS = 20_000;

export type Rotation = {
  current: number;
  isRotating: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  /** Stops the rotation while the visitor reads. */
  setHeld: (isHeld: boolean) => void;
  pick: (index: number) => void;
};

/** Cycles through items, unless the visitor prefers reduced motion. */
export function useRotation(count: number, isShown: boolean): Rotation {
  const [selected, setSelected] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const pickedAt = useRef<number | null>(null);
  const prefersReducedMotion = useReducedMotion();
  const isRotating = isShown && count > 1 && !isPaused && !isHeld && !prefersReducedMotion;

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
    setHeld,
    pick: index => {
      pickedAt.current = Date.now();
      setSelected(index);
    },
  };
}

export function canRotate(now: number, pickedAt: number | null): boolean {
  return pickedAt === null || now - pickedAt > MANUAL_PAUSE_MS;
}
