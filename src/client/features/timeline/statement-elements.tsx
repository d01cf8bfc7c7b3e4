import type { TimelineElement } from '#shared/contract/timeline-element';
import styles from './statement.module.css';

/** Texts longer than this are set smaller. */
const LONG_TEXT = 420;

type StatementProps = { element: TimelineElement; heading: string };

export function CurrentElement({ element, heading }: StatementProps) {
  const text = element.longDescription.trim();
  return (
    <div className={`stack ${styles.statement}`}>
      <h2 className={styles.word}>{heading}</h2>
      <p className={styles.text} data-long={text.length > LONG_TEXT}>
        {text === '' ? 'Nothing to report yet.' : text}
      </p>
    </div>
  );
}

export function FutureElement({ element, heading }: StatementProps) {
  const { futureSections } = element;
  return (
    <div className={`stack ${styles.statement}`}>
      <h2 className={styles.word}>{heading}</h2>
      {futureSections.length === 0 ? (
        <p className={styles.text}>Nothing planned yet.</p>
      ) : (
        <dl className={styles.plans}>
          {futureSections.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: other clients may store two sections of one title
            <div key={index} className={styles.plan}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
