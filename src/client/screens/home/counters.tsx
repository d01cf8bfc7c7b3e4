import { lazy, useRef } from 'react';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { formatCount } from '#client/ui/primitives/format-count';
import type { CounterName } from '#shared/sections/home';
import { yearsOfExperience } from '#shared/time';
import type { ScaleProps } from './counter-scale';
import styles from './counters.module.css';
import { countedValue, useCountUp } from './use-count-up';

/** Drawn by the server once and for all. */
const LazyScale = lazy(async () => ({ default: (await import('./counter-scale')).CounterScale }));

type CountersProps = {
  shown: CounterName[];
  views: number;
  projects: number;
  experienceStart: string;
  /** The moment up to which experience counts: one that server and browser agree on. */
  now: number;
};

export function Counters({ shown, views, projects, experienceStart, now }: CountersProps) {
  const ref = useRef<HTMLDListElement>(null);
  const known: Record<CounterName, Counter> = {
    views: {
      label: 'Portfolio Views',
      figure: views,
      format: formatCount,
      scale: { of: 'views', count: views },
    },
    projects: {
      label: 'Projects',
      figure: projects,
      format: formatCount,
      scale: { of: 'projects', count: projects },
    },
    years: {
      label: 'Years of Experience',
      figure: yearsOfExperience(experienceStart, now),
      format: formatDecimal,
      scale: { of: 'years', start: experienceStart, now },
    },
  };
  const counters = shown.map(name => known[name]);
  useCountUp(ref, step => {
    const places = ref.current?.querySelectorAll<HTMLElement>('[data-waiting]') ?? [];
    counters.forEach(({ figure, format }, index) => {
      const place = places[index];
      if (!place) return;
      place.textContent = format(countedValue(figure, step));
      place.dataset.waiting = 'false';
    });
  });
  return (
    <dl ref={ref} className={styles.counters}>
      {counters.map(({ label, figure, format, scale }) => (
        <div key={label} className={styles.counter}>
          <dt className={styles.label}>{label}</dt>
          {/* The figure's own width is kept free from the start: nothing moves while it is counted up to. */}
          <dd className={styles.figure} data-figure={format(figure)}>
            <span className={styles.count} data-waiting="true">
              {format(figure)}
            </span>
          </dd>
          <dd className={styles.scale}>
            <PreserveServerHtml key={figure}>
              <LazyScale {...scale} />
            </PreserveServerHtml>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Counter = { label: string; figure: number; format: (value: number) => string; scale: ScaleProps };

const formatDecimal = (value: number) => value.toFixed(1);
