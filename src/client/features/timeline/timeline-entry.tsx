import type { ReactNode } from 'react';
import type { TimelineElement, TimelineSection } from '../../../shared/contract/timeline-element';
import { IconClass } from '../../ui/icon-class';
import styles from './timeline-entry.module.css';

/** One element of the timeline; what it shows depends on its type. */
export function TimelineEntry({ element }: { element: TimelineElement }) {
  switch (element.type) {
    case 'profile':
      return (
        <Entry mark="Profile" title="My Developer Profile">
          <Sections sections={element.profileSections} />
        </Entry>
      );
    case 'future':
      return (
        <Entry mark="Future" title="Future Plans">
          <Sections sections={element.futureSections} />
        </Entry>
      );
    case 'current':
      return (
        <Entry mark="Now" title="Current">
          <p className={styles.text}>{element.longDescription}</p>
        </Entry>
      );
    case 'event':
      return (
        <Entry mark={String(element.year)} title={element.title} icon={element.icon}>
          {element.shortDescription !== '' && <p className="lede">{element.shortDescription}</p>}
          {element.longDescription !== '' && <p className={styles.text}>{element.longDescription}</p>}
        </Entry>
      );
  }
}

type EntryProps = { mark: string; title: string; icon?: string; children: ReactNode };

function Entry({ mark, title, icon, children }: EntryProps) {
  return (
    <article className={styles.entry}>
      <p className={styles.mark}>{mark}</p>
      <div className={styles.body}>
        <h2 className={styles.title}>
          {icon && <IconClass className={icon} />}
          {title}
        </h2>
        {children}
      </div>
    </article>
  );
}

function Sections({ sections }: { sections: TimelineSection[] }) {
  return (
    <dl className={styles.sections}>
      {sections.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat a title while they are edited
        <div key={index}>
          <dt className={styles.sectionTitle}>{title}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
