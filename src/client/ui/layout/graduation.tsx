import styles from './scale.module.css';

export type Tick = {
  /** A position from 0, the left end, to 1. */
  at: number;
  label?: string;
  isMajor?: boolean;
};

export type GraduationProps = {
  ticks: Tick[];
  /** The position of the needle, up to which ticks are highlighted. */
  value: number;
};

/** Draws the position of a value on its scale. */
export function Graduation({ ticks, value }: GraduationProps) {
  return (
    <svg className={styles.graduation} aria-hidden="true" focusable="false">
      {ticks.map(({ at, isMajor = false, label }) => (
        <g key={at}>
          <line
            className={at <= value ? styles.reached : undefined}
            x1={percent(at)}
            x2={percent(at)}
            y1={0}
            y2={isMajor ? 12 : 6}
          />
          {label !== undefined && (
            <text className="num" x={percent(at)} y={30} textAnchor={toTextAnchor(at)}>
              {label}
            </text>
          )}
        </g>
      ))}
      <line className={styles.needle} x1={percent(value)} x2={percent(value)} y1={0} y2={16} />
    </svg>
  );
}

/** Labels at the ends stay inside. */
function toTextAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.05) return 'start';
  return at > 0.95 ? 'end' : 'middle';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
