import { lazy, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useTranslation } from '#client/lib/language/use-translation';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { HOME_TEXTS } from '#shared/language/english/home';
import type { CounterName } from '#shared/sections/home';
import { yearsOfExperience } from '#shared/time';
import type { CounterScaleOf } from './counter-scale';
import styles from './welcome.module.css';

// The server renders the scale. The browser loads its code only to render it again.
const LazyScale = lazy(async () => ({ default: (await import('./counter-scale')).CounterScale }));

type CountersProps = {
  shown: CounterName[];
  views: number;
  projects: number;
  experienceStart: string;
  /** The moment at which the experience ends, the same on server and browser. */
  now: number;
};

export function Counters({ shown, views, projects, experienceStart, now }: CountersProps) {
  const t = useTranslation(HOME_TEXTS);
  const ref = useRef<HTMLDListElement>(null);
  const { locale } = useLanguage();
  const formatWhole = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 0 });
  const formatDecimal = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const definitions: Record<CounterName, Counter> = {
    views: {
      label: t('viewsCounter'),
      figure: views,
      format: formatWhole,
      scale: { of: 'views', count: views },
    },
    projects: {
      label: t('projectsCounter'),
      figure: projects,
      format: formatWhole,
      scale: { of: 'projects', count: projects },
    },
    years: {
      label: t('yearsCounter'),
      figure: yearsOfExperience(experienceStart, now),
      format: formatDecimal,
      scale: { of: 'years', start: experienceStart, now },
    },
  };
  const counters = shown.map(name => definitions[name]);
  useCountUp(ref, step => {
    const elements = ref.current?.querySelectorAll<HTMLElement>(`.${styles.count}`) ?? [];
    counters.forEach(({ figure, format }, index) => {
      const element = elements[index];
      if (!element) return;
      element.textContent = format(countedValue(figure, step));
      element.classList.remove('waiting');
    });
  });
  return (
    <dl ref={ref} className={styles.counters}>
      {counters.map(({ label, figure, format, scale }) => (
        <div key={label} className={styles.counter}>
          <dt className="secondary">{label}</dt>
          {/* Reserves the width of the final figure, so that nothing moves while it counts up. */}
          <dd className={styles.figure} data-figure={format(figure)}>
            <span className={`no-print waiting ${styles.count}`}>{format(figure)}</span>
          </dd>
          <dd className={styles.scale}>
            <PreserveServerHtml key={figure}>
              <LazyScale {...scale} locale={locale} />
            </PreserveServerHtml>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Counter = { label: string; figure: number; format: (value: number) => string; scale: CounterScaleOf };

const COUNT_STEPS = 200;
const STEP_MS = 10;

/**
 * Counts steps once the element is visible, by elapsed time so that slow devices take as long as fast ones.
 * With reduced motion, it skips to the last step. `show` writes to the page directly, because a hundred React
 * renders would block a slow device.
 */
function useCountUp(ref: RefObject<HTMLElement | null>, show: (step: number) => void): void {
  const showStep = useEffectEvent(show);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      showStep(COUNT_STEPS);
      return;
    }
    let frame = 0;
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const startedAt = performance.now();
      const advance = (now: number) => {
        const reached = Math.max(0, Math.floor((now - startedAt) / STEP_MS));
        showStep(reached);
        if (reached < COUNT_STEPS) frame = requestAnimationFrame(advance);
      };
      frame = requestAnimationFrame(advance);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}

/** Computes the value at a step. The last step has the exact figure. */
function countedValue(figure: number, step: number): number {
  return step >= COUNT_STEPS ? figure : (figure * step) / COUNT_STEPS;
}
