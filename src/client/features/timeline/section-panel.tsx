import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { useReducedMotion } from '#client/ui/layout/use-media-query';
import { IconButton } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import type { TimelineSection } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import styles from './section-panel.module.css';

type SectionPanelProps = {
  label: string;
  sections: TimelineSection[];
  /** The sections rotate only while this is true. */
  isShown: boolean;
  className?: string | undefined;
};

/** Shows rotating sections with a mark and the title of each. Without JavaScript, all are shown below each other. */
export function SectionPanel({ label, sections, isShown, className }: SectionPanelProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const isHydrated = useHydrated();
  const rotation = useRotation(sections.length, isShown);
  const { current, isRotating, setReading } = rotation;
  // Clicks move the focus too, but only keyboard focus means that someone is reading.
  const pauseForKeyboard = (event: FocusEvent) => setReading(event.target.matches(':focus-visible'));
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-roledescription={t('carousel')}
      aria-label={label}
      onFocus={pauseForKeyboard}
      onBlur={() => setReading(false)}
    >
      {sections.length > 1 && <Controls sections={sections} rotation={rotation} />}
      <div
        className={styles.items}
        aria-live={isRotating ? 'off' : 'polite'}
        onPointerEnter={() => setReading(true)}
        onPointerLeave={() => setReading(false)}
      >
        {sections.map(({ title, text }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: other clients may store two sections of one title
            key={index}
            className={styles.item}
            data-current={index === current}
            inert={isHydrated && index !== current}
          >
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

type ControlsProps = { sections: TimelineSection[]; rotation: ReturnType<typeof useRotation> };

function Controls({ sections, rotation }: ControlsProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const { current, pick, isPaused, setPaused } = rotation;
  return (
    <div className={`line spread with-js no-print ${styles.controls}`}>
      <ul className={styles.titles} aria-label={t('sections')}>
        {sections.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no IDs
          <li key={index}>
            <button
              type="button"
              className={`line secondary ${styles.mark}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => pick(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'rotateSections' : 'stopRotating')}
        onClick={() => setPaused(!isPaused)}
      />
    </div>
  );
}

const ROTATION_MS = 10_000;
/** A manually selected item stays at least this long. */
const MANUAL_PAUSE_MS = 20_000;

/** Cycles through items, unless the visitor reads one or prefers reduced motion. */
function useRotation(count: number, isShown: boolean) {
  const [selected, setSelected] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isReading, setReading] = useState(false);
  const pickedAt = useRef<number | null>(null);
  const prefersReducedMotion = useReducedMotion();
  const isRotating = isShown && count > 1 && !isPaused && !isReading && !prefersReducedMotion;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (canRotate(Date.now(), pickedAt.current)) setSelected(index => (index + 1) % count);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return {
    // The number of items can shrink.
    current: selected < count ? selected : 0,
    isRotating,
    isPaused,
    setPaused,
    setReading,
    pick: (index: number) => {
      pickedAt.current = Date.now();
      setSelected(index);
    },
  };
}

export function canRotate(now: number, pickedAt: number | null): boolean {
  return pickedAt === null || now - pickedAt > MANUAL_PAUSE_MS;
}
