import type { CSSProperties } from 'react';
import styles from './reading-time.module.css';

/** Longer scales would overflow. */
const MAX_TICKS = 12;

/** Reading time in words, and as a scale with one tick per minute. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const scale: CSSProperties & { '--ticks': number } = { '--ticks': Math.min(minutes, MAX_TICKS) };
  return (
    <span className={`num note ${styles.minutes}`} style={scale}>
      {minutes} min
    </span>
  );
}
