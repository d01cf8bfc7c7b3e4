import { useTranslation } from '#client/lib/language/use-translation';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import styles from './element.module.css';

type StatementProps = { element: TimelineElement };

export function CurrentElement({ element }: StatementProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const text = element.longDescription.trim();
  return (
    <div className={styles.element}>
      <h2 className={styles.word}>{t('currentTitle')}</h2>
      <p className={`${styles.text} ${styles.statement}`}>{text === '' ? t('noCurrent') : text}</p>
    </div>
  );
}

export function FutureElement({ element }: StatementProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const { futureSections } = element;
  return (
    <div className={styles.element}>
      <h2 className={styles.word}>{t('futureTitle')}</h2>
      {futureSections.length === 0 ? (
        <p className={styles.statement}>{t('noPlans')}</p>
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
