import { useId, useState } from 'react';
import { Hyphenated } from '#client/lib/language/hyphenated';
import { useTranslation } from '#client/lib/language/use-translation';
import { IconClass } from '#client/ui/icons/icon-class';
import { CollapseRegion, DisclosureButton } from '#client/ui/site/collapsible';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { formatYears } from '#shared/timeline';
import styles from './element.module.css';

type EventElementProps = {
  element: TimelineElement;
  /** A date as YYYY-MM-DD. Null hides the age. */
  birthDate: string | null;
};

/** Shows an event with its year in large type and its long description collapsed. */
export function EventElement({ element, birthDate }: EventElementProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const { year, title, icon, shortDescription, longDescription } = element;
  const years = formatYears(element, year => t('since', { year }));
  const age = ageRange(year, birthDate);
  return (
    <div className={`${styles.element} ${styles.event}`}>
      <div className={styles.when}>
        <p className={`line secondary ${styles.age}`}>
          {icon !== '' && (
            <span className={`center ${styles.icon}`}>
              <IconClass className={icon} />
            </span>
          )}
          {age !== null && <span>{t('age', { age })}</span>}
        </p>
        {/* Sizes the year, or range of years, to fill its column. */}
        <p className={styles.year} style={{ '--digits': Math.max(4, years.length) }}>
          {years}
        </p>
      </div>
      <div className={`stack-3 ${styles.what}`}>
        {title.trim() !== '' && (
          <h2>
            <Hyphenated text={title} />
          </h2>
        )}
        {shortDescription !== '' && <p className="lede">{shortDescription}</p>}
      </div>
      {longDescription.trim() !== '' && <LongDescription text={longDescription} />}
    </div>
  );
}

function LongDescription({ text }: { text: string }) {
  const t = useTranslation(ABOUT_TEXTS);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <DisclosureButton
        open={isOpen}
        onToggle={setOpen}
        controls={id}
        closedLabel={t('readMore')}
        openLabel={t('showLess')}
        className="with-js no-print"
      />
      <CollapseRegion id={id} open={isOpen}>
        <p className={`${styles.text} ${styles.long}`}>{text}</p>
      </CollapseRegion>
    </div>
  );
}

/**
 * Formats the owner's age before and after the birthday in a year, as '{a}–{b}'. Returns null without a birth
 * date, and for years before it.
 */
export function ageRange(year: number, birthDate: string | null): string | null {
  const birthYear = Number(/^\d{4}/.exec(birthDate ?? '')?.[0] ?? Number.NaN);
  const age = year - birthYear;
  if (Number.isNaN(age) || age < 0) return null;
  return age === 0 ? '0' : `${age - 1}–${age}`;
}
