import { useRef } from 'react';
import { yearsOfExperience } from '../../../shared/years-of-experience';
import { projectScale, type ScaleProps, viewScale, yearScale } from './counter-scales';
import styles from './counters.module.css';
import { type CountStep, countedValue, useCountUp } from './use-count-up';

type CountersProps = {
  views: number;
  projects: number;
  experienceStart: string;
  /** The moment up to which experience counts: one that server and browser agree on. */
  now: number;
};

export function Counters({ views, projects, experienceStart, now }: CountersProps) {
  const ref = useRef<HTMLDListElement>(null);
  const step = useCountUp(ref);
  return (
    <dl ref={ref} className={styles.counters}>
      <Counter label="Portfolio Views" figure={views} step={step} scale={viewScale(views)} />
      <Counter label="Projects" figure={projects} step={step} scale={projectScale(projects)} />
      <Counter
        label="Years of Experience"
        figure={yearsOfExperience(experienceStart, now)}
        format={ONE_DECIMAL}
        step={step}
        scale={yearScale(experienceStart, now)}
      />
    </dl>
  );
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const ONE_DECIMAL = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type CounterProps = {
  label: string;
  figure: number;
  format?: Intl.NumberFormat;
  step: CountStep;
  scale: ScaleProps;
};

/** The figure's own width is kept free from the start: nothing moves while it is counted up to. */
function Counter({ label, figure, format = WHOLE, step, scale }: CounterProps) {
  const shown = step === null ? figure : countedValue(figure, step);
  return (
    <div className={styles.counter}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure} data-figure={format.format(figure)}>
        <span className={styles.count} data-waiting={step === null}>
          {format.format(shown)}
        </span>
      </dd>
      <dd className={styles.scale}>
        <Scale {...scale} />
      </dd>
    </div>
  );
}

/** A graduation with a needle. Decoration: the figure stands beside it. */
function Scale({ ticks, value }: ScaleProps) {
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
            <text className={styles.tickLabel} x={percent(at)} y={30} textAnchor={anchorAt(at)}>
              {label}
            </text>
          )}
        </g>
      ))}
      <line className={styles.needle} x1={percent(value)} x2={percent(value)} y1={0} y2={15} />
    </svg>
  );
}

/** Labels at the ends stay inside. */
function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.05) return 'start';
  return at > 0.95 ? 'end' : 'middle';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
