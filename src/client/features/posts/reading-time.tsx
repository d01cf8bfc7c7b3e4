import type { CSSProperties } from 'react';
import styles from './reading-time.module.css';

/** Longer scales would leave their place. */
const MOST_TICKS = 12;

/** How long a note takes to read: in words, and as a scale with a tick a minute. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const scale: CSSProperties & { '--ticks': number } = { '--ticks': Math.min(minutes, MOST_TICKS) };
  return (
    <span className={`num note ${styles.minutes}`} style={scale}>
      {minutes} min
    </span>
  );
}
