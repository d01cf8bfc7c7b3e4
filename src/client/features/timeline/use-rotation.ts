import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../lib/react/use-reduced-motion';

/** How long each item of the profile panel shows. */
const ROTATION_MS = 10_000;
/** What was picked by hand stays for so long at least. */
const MANUAL_PAUSE_MS = 20_000;

export type Rotation = {
  /** The place of the item that shows. */
  current: number;
  isRotating: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  /** While something is being read, it stays. */
  setHeld: (isHeld: boolean) => void;
  pick: (place: number) => void;
};

/** Shows one of several items after the other, round and round, for those who do not mind motion. */
export function useRotation(count: number, isShown: boolean): Rotation {
  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const pickedAt = useRef<number | null>(null);
  const prefersStillness = useReducedMotion();
  const isRotating = isShown && count > 1 && !isPaused && !isHeld && !prefersStillness;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (mayRotate(Date.now(), pickedAt.current)) setChosen(place => (place + 1) % count);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return {
    // Items may have gone since one was chosen.
    current: chosen < count ? chosen : 0,
    isRotating,
    isPaused,
    setPaused,
    setHeld,
    pick: place => {
      pickedAt.current = Date.now();
      setChosen(place);
    },
  };
}

/** Whether the panel may move on by itself. */
export function mayRotate(now: number, pickedAt: number | null): boolean {
  return pickedAt === null || now - pickedAt > MANUAL_PAUSE_MS;
}
