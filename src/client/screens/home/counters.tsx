import { yearsOfExperience } from '../../../shared/years-of-experience';
import { projectScale, viewScale, yearScale } from './counter-scales';
import styles from './counters.module.css';
import { Scale, type ScaleProps } from './scale';

type CountersProps = {
  views: number;
  projects: number;
  experienceStart: string;
  /** The moment up to which experience counts: one that server and browser agree on. */
  now: number;
};

export function Counters({ views, projects, experienceStart, now }: CountersProps) {
  const years = yearsOfExperience(experienceStart, now);
  return (
    <dl className={styles.counters}>
      <Counter label="Portfolio Views" figure={WHOLE.format(views)} scale={viewScale(views)} />
      <Counter label="Projects" figure={WHOLE.format(projects)} scale={projectScale(projects)} />
      <Counter
        label="Years of Experience"
        figure={ONE_DECIMAL.format(years)}
        scale={yearScale(experienceStart, now)}
      />
    </dl>
  );
}

const WHOLE = new Intl.NumberFormat('en');
const ONE_DECIMAL = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type CounterProps = { label: string; figure: string; scale: ScaleProps };

function Counter({ label, figure, scale }: CounterProps) {
  return (
    <div className={styles.counter}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.scale}>
        <Scale {...scale} />
      </dd>
    </div>
  );
}
