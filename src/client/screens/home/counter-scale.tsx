import { projectScale, type Scale, viewScale, yearScale } from './counter-scales';
import styles from './counters.module.css';

export type ScaleProps =
  | { of: 'views' | 'projects'; count: number }
  | { of: 'years'; start: string; now: number };

/** A decorative scale with a needle. */
export function CounterScale(props: ScaleProps) {
  const { ticks, value } = getScale(props);
  return (
    <svg className={styles.graduation} aria-hidden="true" focusable="false">
      {ticks.map(({ at, isMajor = false, label }) => (
        <g key={at}>
          <line
            className={at <= value ? styles.reached : styles.tick}
            x1={percent(at)}
            x2={percent(at)}
            y1={0}
            y2={isMajor ? 11 : 6}
          />
          {label !== undefined && (
            <text className={styles.tickLabel} x={percent(at)} y={30} textAnchor={toTextAnchor(at)}>
              {label}
            </text>
          )}
        </g>
      ))}
      <line className={styles.needle} x1={percent(value)} x2={percent(value)} y1={0} y2={15} />
    </svg>
  );
}

function getScale(props: ScaleProps): Scale {
  if (props.of === 'years') return yearScale(props.start, props.now);
  return props.of === 'views' ? viewScale(props.count) : projectScale(props.count);
}

/** Labels at the ends stay inside. */
function toTextAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.05) return 'start';
  return at > 0.95 ? 'end' : 'middle';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
