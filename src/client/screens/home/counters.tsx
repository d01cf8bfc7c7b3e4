import { lazy, useRef } from 'react';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { formatCount } from '#client/ui/primitives/format-count';
import type { CounterName } from '#shared/sections/home';
import { yearsOfExperience } from '#shared/time';
import type { ScaleProps } from './counter-scale';
import styles from './counters.module.css';
import { countedValue, useCountUp } from './use-count-up';

// The server renders the scale; the browser loads its code only to render it again.
const LazyScale = lazy(async () => ({ default: (await import('./counter-scale')).CounterScale }));

type CountersProps = {
  shown: CounterName[];
  views: number;
  projects: number;
  experienceStart: string;
  /** The end of the experience, the same on server and browser. */
  now: number;
};

export function Counters({ shown, views, projects, experienceStart, now }: CountersProps) {
  const ref = useRef<HTMLDListElement>(null);
  const definitions: Record<CounterName, Counter> = {
    views: {
      label: 'Portfolio views',
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
      label: 'Years of experience',
      figure: yearsOfExperience(experienceStart, now),
      format: formatDecimal,
      scale: { of: 'years', start: experienceStart, now },
    },
  };
  const counters = shown.map(name => definitions[name]);
  useCountUp(ref, step => {
    const elements = ref.current?.querySelectorAll<HTMLElement>('[data-waiting]') ?? [];
    counters.forEach(({ figure, format }, index) => {
      const element = elements[index];
      if (!element) return;
      element.textContent = format(countedValue(figure, step));
      element.dataset.waiting = 'false';
    });
  });
  return (
    <dl ref={ref} className={styles.counters}>
      {counters.map(({ label, figure, format, scale }) => (
        <div key={label} className={styles.counter}>
          <dt className={styles.label}>{label}</dt>
          {/* Reserves the width of the final figure, so that nothing moves while it counts up. */}
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
