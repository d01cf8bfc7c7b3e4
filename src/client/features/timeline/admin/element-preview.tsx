import { memo } from 'react';
import { IconClass } from '#client/ui/icons/icon-class';
import type { TimelineElement, TimelineSection } from '#shared/contract/timeline-element';
import { ABOUT_HEADINGS } from '#shared/language/english/timeline';
import { formatYears } from '#shared/timeline';
import styles from './element-card.module.css';

/**
 * Shows an element as visitors see it. It is memoized, so that typing in one card does not render all others.
 */
export const ElementPreview = memo(function ElementPreview({ element }: { element: TimelineElement }) {
  switch (element.type) {
    case 'profile':
      return <SectionsPreview heading={ABOUT_HEADINGS.profileTitle} sections={element.profileSections} />;
    case 'future':
      return <SectionsPreview heading={ABOUT_HEADINGS.futureTitle} sections={element.futureSections} />;
    case 'event':
      return <EventPreview element={element} />;
    case 'current':
      return (
        <>
          <h2 className={styles.title}>{ABOUT_HEADINGS.currentTitle}</h2>
          <p className={styles.text}>{element.longDescription}</p>
        </>
      );
  }
});

function EventPreview({ element }: { element: TimelineElement }) {
  const { icon, title, shortDescription, longDescription } = element;
  return (
    <>
      <p className="line">
        <span className={`center ${styles.icon}`}>
          <IconClass className={icon} />
        </span>
        <span className={styles.year}>{formatYears(element)}</span>
      </p>
      {title.trim() !== '' && <h2 className={styles.title}>{title}</h2>}
      {shortDescription !== '' && <p className={styles.short}>{shortDescription}</p>}
      {longDescription !== '' && <p className={styles.text}>{longDescription}</p>}
    </>
  );
}

function SectionsPreview({ heading, sections }: { heading: string; sections: TimelineSection[] }) {
  return (
    <>
      <h2 className={styles.title}>{heading}</h2>
      {sections.length === 0 ? (
        <p className="muted">No sections yet.</p>
      ) : (
        <dl className={`stack-3 ${styles.sections}`}>
          {sections.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: other clients may store two sections of one title
            <div key={index}>
              <dt>{title}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
