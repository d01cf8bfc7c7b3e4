import styles from '../contrast.module.css';

/** The requirements of WCAG 2.2. */
export const REQUIREMENTS = [
  { target: 'Large text and controls', level: 'AA', ratio: 3 },
  { target: 'Text', level: 'AA', ratio: 4.5 },
  { target: 'Large text', level: 'AAA', ratio: 4.5 },
  { target: 'Text', level: 'AAA', ratio: 7 },
] as const;

const MAX_RATIO = 21;
const REQUIRED_RATIOS = new Set(REQUIREMENTS.map(({ ratio }) => ratio));
const LABELS = [1, ...REQUIRED_RATIOS, MAX_RATIO];
const TICKS = Array.from({ length: 41 }, (_, index) => 1 + index / 2);

/** Shows the ratio as a needle on a logarithmic scale with the required ratios. */
export function ContrastScale({ ratio }: { ratio: number }) {
  return (
    <div aria-hidden="true" className={styles.scale}>
      <svg aria-hidden="true" className={styles.ticks} viewBox="0 0 100 24" preserveAspectRatio="none">
        {TICKS.map(tick => (
          <line
            key={tick}
            x1={toPercent(tick)}
            x2={toPercent(tick)}
            y1={LABELS.includes(tick) ? 4 : 14}
            y2={24}
            className={LABELS.includes(tick) ? styles.strong : undefined}
          />
        ))}
      </svg>
      <span className={styles.needle} style={{ left: `${toPercent(ratio)}%` }} />
      {LABELS.map(tick => (
        <span key={tick} className={`num ${styles.label}`} style={{ left: `${toPercent(tick)}%` }}>
          {tick}
        </span>
      ))}
    </div>
  );
}

/** Converts a ratio to a position on the scale. */
function toPercent(ratio: number): number {
  return (100 * Math.log(ratio)) / Math.log(MAX_RATIO);
}
