import { useEffect, useRef } from 'react';
import styles from '../easing.module.css';
import { MAX_Y, MIN_Y } from './bezier';

type EasingTrackProps = {
  label: string;
  /** The CSS timing function. */
  easing: string;
  /** The progress at equal time steps. */
  ticks: number[];
  seconds: number;
  isMoving: boolean;
};

/** Animates a needle along a scale. Ticks show its position at equal time steps, also without motion. */
export function EasingTrack({ label, easing, ticks, seconds, isMoving }: EasingTrackProps) {
  const needleRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isMoving) return;
    const animation = needleRef.current?.animate(
      { left: [`${toPercent(0)}%`, `${toPercent(1)}%`] },
      { duration: seconds * 1000, easing, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    );
    return () => animation?.cancel();
  }, [isMoving, easing, seconds]);
  return (
    <div className={styles.track}>
      <span className={styles.label}>{label}</span>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((progress, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is identified by its time step
          <span key={index} className={styles.tick} style={{ left: `${toPercent(progress)}%` }} />
        ))}
        <span ref={needleRef} className={styles.needle} style={{ left: `${toPercent(1)}%` }} />
      </div>
    </div>
  );
}

/** Converts progress to a position on the scale, which shows the whole range of y. */
function toPercent(progress: number): number {
  return (100 * (progress - MIN_Y)) / (MAX_Y - MIN_Y);
}
