import { useEffect, useRef } from 'react';
import styles from '../easing.module.css';
import { HIGHEST, LOWEST } from './bezier';

type EasingTrackProps = {
  label: string;
  /** As CSS writes it. */
  easing: string;
  /** Where the needle stands at equal shares of its time. */
  ticks: number[];
  seconds: number;
  /** A needle that goes to and fro. */
  isMoving: boolean;
};

/** A movement along a scale, whose ticks show where it stands at equal times: so it can be read at rest as well. */
export function EasingTrack({ label, easing, ticks, seconds, isMoving }: EasingTrackProps) {
  const needleRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isMoving) return;
    const animation = needleRef.current?.animate(
      { left: [`${placeOf(0)}%`, `${placeOf(1)}%`] },
      { duration: seconds * 1000, easing, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    );
    return () => animation?.cancel();
  }, [isMoving, easing, seconds]);
  return (
    <div className={styles.track}>
      <span className={styles.label}>{label}</span>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((progress, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is the moment that it stands for
          <span key={index} className={styles.tick} style={{ left: `${placeOf(progress)}%` }} />
        ))}
        <span ref={needleRef} className={styles.needle} style={{ left: `${placeOf(1)}%` }} />
      </div>
    </div>
  );
}

/** In percent: the scale reaches as far below 0 and above 1 as a curve may swing. */
function placeOf(progress: number): number {
  return (100 * (progress - LOWEST)) / (HIGHEST - LOWEST);
}
