import { useTranslation } from '#client/lib/language/use-translation';
import { Entry } from '#client/ui/layout/entry';
import type { TimelineElement, TimelineSection } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { TIMELINE_TEXTS } from '#shared/language/english/timeline';
import { formatYears } from '#shared/timeline';
import { elementName } from './element-name';
import styles from './timeline-list.module.css';

type TimelineListProps = { elements: TimelineElement[] };

/** Shows all elements with their full texts, as a page to read and to print. */
export function TimelineList({ elements }: TimelineListProps) {
  const names = useTranslation(TIMELINE_TEXTS);
  const t = useTranslation(ABOUT_TEXTS);
  return (
    <ol>
      {elements.map(element => (
        <Entry
          key={element._id}
          form="row"
          lead={
            <p className="num lede">
              {element.type === 'event' && formatYears(element, year => t('since', { year }))}
            </p>
          }
          title={<h2>{elementName(element, names)}</h2>}
        >
          <ElementText element={element} />
        </Entry>
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
      return <Paragraphs text={longDescription} />;
    case 'event':
      return (
        <>
          {shortDescription !== '' && <p className={`lede ${styles.text}`}>{shortDescription}</p>}
          <Paragraphs text={longDescription} />
        </>
      );
  }
}

function Sections({ sections }: { sections: TimelineSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: other clients may store two sections of one title
        <section key={index} className="stack-1">
          <h3 className="fs-16">{title}</h3>
          <Paragraphs text={text} />
        </section>
      ))}
    </div>
  );
}

/** Shows each paragraph of a text as its own element, because an empty line would be taller than the gaps around. */
function Paragraphs({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div className="stack-2">
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text may be equal
          <p key={index} className={styles.text}>
            {paragraph}
          </p>
        ))}
    </div>
  );
}
