import type { TimelineElement, TimelineSection } from '#shared/contract/timeline-element';
import { formatYears } from '#shared/timeline';
import { type ElementHeadings, elementName } from './element-name';
import styles from './timeline-list.module.css';

type TimelineListProps = { elements: TimelineElement[]; headings: ElementHeadings };

/**
 * Shows all elements as a compact list. It uses details elements, so that long texts open without JavaScript.
 */
export function TimelineList({ elements, headings }: TimelineListProps) {
  return (
    <ol className={styles.list}>
      {elements.map(element => (
        <li key={element._id} className={styles.element}>
          <p className={`num ${styles.years}`}>{element.type === 'event' && formatYears(element)}</p>
          <div className="stack-2">
            <h2 className={styles.name}>{elementName(element, headings)}</h2>
            <ElementText element={element} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function ElementText({ element }: { element: TimelineElement }) {
  const { type, shortDescription, longDescription, profileSections, futureSections } = element;
  switch (type) {
    case 'profile':
      return <Sections sections={profileSections} />;
    case 'future':
      return <Sections sections={futureSections} />;
    case 'current':
      return <p className={styles.text}>{longDescription.trim()}</p>;
    case 'event':
      return (
        <>
          {shortDescription !== '' && <p className={styles.text}>{shortDescription}</p>}
          {longDescription.trim() !== '' && (
            <details>
              <summary className={`secondary ${styles.more}`}>Read more</summary>
              <p className={styles.text}>{longDescription}</p>
            </details>
          )}
        </>
      );
  }
}

function Sections({ sections }: { sections: TimelineSection[] }) {
  if (sections.length === 0) return null;
  return (
    <dl className={styles.sections}>
      {sections.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: other clients may store two sections of one title
        <div key={index}>
          <dt>{title}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
