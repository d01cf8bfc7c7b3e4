import type { FocusEvent } from 'react';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { IconButton } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import type { TimelineSection } from '#shared/contract/timeline-element';
import styles from './section-panel.module.css';
import { type Rotation, useRotation } from './use-rotation';

type SectionPanelProps = {
  label: string;
  sections: TimelineSection[];
  /** The sections rotate only while this is true. */
  isShown: boolean;
  className?: string | undefined;
};

/** Rotating sections with a dot for each. Without JavaScript all are shown below each other. */
export function SectionPanel({ label, sections, isShown, className }: SectionPanelProps) {
  const isHydrated = useHydrated();
  const rotation = useRotation(sections.length, isShown);
  const { current, isRotating, setReading } = rotation;
  // Clicks move the focus too, but only keyboard focus means that someone is reading.
  const pauseForKeyboard = (event: FocusEvent) => setReading(event.target.matches(':focus-visible'));
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-roledescription="carousel"
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

type ControlsProps = { sections: TimelineSection[]; rotation: Rotation };

function Controls({ sections, rotation }: ControlsProps) {
  const { current, pick, isPaused, setPaused } = rotation;
  return (
    <div className={styles.controls}>
      <ul className={styles.dots} aria-label="Sections">
        {sections.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as for the sections below
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              aria-label={title}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => pick(index)}
            />
          </li>
        ))}
      </ul>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Rotate the sections' : 'Stop rotating the sections'}
        className={styles.pause}
        onClick={() => setPaused(!isPaused)}
      />
    </div>
  );
}
