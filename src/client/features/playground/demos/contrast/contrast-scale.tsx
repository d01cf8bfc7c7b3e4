import styles from '../contrast.module.css';
import { DEMANDS, HIGHEST_RATIO } from './demands';

const DEMANDED = [...new Set(DEMANDS.map(({ ratio }) => ratio))];
const LABELLED = [1, ...DEMANDED, HIGHEST_RATIO];
const TICKS = Array.from({ length: 41 }, (_, index) => 1 + index / 2);

/** The ratio as a needle on a logarithmic scale, with what is asked for. */
export function ContrastScale({ ratio }: { ratio: number }) {
  return (
    <div aria-hidden="true" className={styles.scale}>
      <svg aria-hidden="true" className={styles.ticks} viewBox="0 0 100 24" preserveAspectRatio="none">
        {TICKS.map(tick => (
          <line
            key={tick}
            x1={placeOf(tick)}
            x2={placeOf(tick)}
            y1={LABELLED.includes(tick) ? 4 : 14}
            y2={24}
            className={LABELLED.includes(tick) ? styles.strong : undefined}
          />
        ))}
      </svg>
      <span className={styles.needle} style={{ left: `${placeOf(ratio)}%` }} />
      {LABELLED.map(tick => (
        <span key={tick} className={`num ${styles.label}`} style={{ left: `${placeOf(tick)}%` }}>
          {tick}
        </span>
      ))}
    </div>
  );
}

/** In percent of the scale's length: equal ratios are equal distances. */
function placeOf(ratio: number): number {
  return (100 * Math.log(ratio)) / Math.log(HIGHEST_RATIO);
}
