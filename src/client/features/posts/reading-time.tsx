import styles from './reading-time.module.css';

/** The limit of ticks. A longer scale would overflow. */
const MAX_TICKS = 12;

/** Shows the reading time in words, and as a scale with one tick per minute. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return (
    <span className={`num note ${styles.minutes}`} style={{ '--ticks': Math.min(minutes, MAX_TICKS) }}>
      {minutes} min
    </span>
  );
}
