import type { TimelineElement } from '#shared/contract/timeline-element';
import styles from './element.module.css';

type StatementProps = { element: TimelineElement; heading: string };

export function CurrentElement({ element, heading }: StatementProps) {
  const text = element.longDescription.trim();
  return (
    <div className={styles.element}>
      <h2 className={styles.word}>{heading}</h2>
      <p className={`${styles.text} ${styles.statement}`}>{text === '' ? 'Nothing to report yet.' : text}</p>
    </div>
  );
}

export function FutureElement({ element, heading }: StatementProps) {
  const { futureSections } = element;
  return (
    <div className={styles.element}>
      <h2 className={styles.word}>{heading}</h2>
      {futureSections.length === 0 ? (
        <p className={styles.statement}>Nothing planned yet.</p>
      ) : (
        <dl className={styles.plans}>
          {futureSections.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: other clients may store two sections of one title
            <div key={index}>
              <dt>{title}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
