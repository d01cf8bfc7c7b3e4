import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { Scale, ScaleStop, scaleMark } from '#client/ui/layout/scale';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { TIMELINE_TEXTS } from '#shared/language/english/timeline';
import { datedElementName, toMark } from './element-name';
import styles from './timeline-viewer.module.css';

export type TimelineScaleProps = {
  elements: TimelineElement[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Returns the shareable address of an element. */
  getHref: (index: number) => string;
  listHref: string;
};

/**
 * Shows the navigation through the timeline, with a mark that links to each element and a tick for each year
 * between events.
 */
export function TimelineScale(props: TimelineScaleProps) {
  const names = useTranslation(TIMELINE_TEXTS);
  const t = useTranslation(ABOUT_TEXTS);
  const { elements, index, onIndexChange, getHref, listHref } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const toAddress = useSiteAddress();
  const current = elements[index];

  useEffect(() => {
    const list = listRef.current;
    const mark = list?.children[index];
    if (!list || !(mark instanceof HTMLElement)) return;
    // scrollIntoView would scroll the page as well.
    list.scrollTo({ left: mark.offsetLeft - (list.clientWidth - mark.offsetWidth) / 2, behavior: 'instant' });
  }, [index]);

  useCutLabels(listRef, elements.length);
  return (
    <div className={`no-print ${styles.bar}`}>
      <Scale
        ref={listRef}
        className={`with-js fade-sides ${styles.scale}`}
        aria-label={t('timelinePositions')}
      >
        {elements.map((element, position) => {
          const { weight, years } = toInterval(element, elements[position + 1]);
          return (
            <ScaleStop key={element._id} ticks={years} weight={weight}>
              <a
                href={toAddress(getHref(position))}
                className={scaleMark}
                aria-label={datedElementName(element, names)}
                aria-current={position === index ? 'step' : undefined}
                onClick={onPlainClick(() => onIndexChange(position))}
              >
                <span className={styles.label}>{toMark(element, names)}</span>
              </a>
            </ScaleStop>
          );
        })}
      </Scale>
      <div className={styles.side}>
        <Link href={listHref} className={styles.list}>
          {t('listView')}
        </Link>
        <p className="num with-js" role="status">
          <span>{t('position', { number: index + 1, total: elements.length })}</span>
          {current && <span className="visually-hidden">: {datedElementName(current, names)}</span>}
        </p>
      </div>
    </div>
  );
}

/** The width of the faded ends in which a label would be hard to read, in pixels. */
const FADE = 24;

/** Sets `data-cut` on labels that are not whole, because an end of the line fades out where there is more. */
function useCutLabels(ref: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of marks changes the width of the line
  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = line;
      const start = scrollLeft > 1 ? scrollLeft + FADE : 0;
      const isLonger = scrollWidth - clientWidth - scrollLeft > 1;
      const end = isLonger ? scrollLeft + clientWidth - FADE : scrollWidth;
      for (const label of line.querySelectorAll<HTMLElement>(`.${styles.label}`)) {
        const left = label.closest('li')?.offsetLeft ?? 0;
        label.toggleAttribute('data-cut', left < start || left + label.offsetWidth > end);
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    line.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      line.removeEventListener('scroll', measure);
    };
  }, [ref, count]);
}

/** More ticks than this between two marks would blur together. */
const MAX_YEARS = 30;
/** The distance between marks without countable years, in years. */
const PLAIN_WEIGHT = 2;
/** Limits the distance, so that a long gap does not squeeze the other marks. */
const MAX_WEIGHT = 8;

type Dated = Pick<TimelineElement, 'type' | 'year'>;

/**
 * Returns the number of years between two events, each of which gets a tick, and the relative width on the
 * scale. Other elements have no years to count.
 */
export function toInterval(element: Dated, next: Dated | undefined) {
  if (!next) return { years: 0, weight: 0 };
  const isDated = element.type === 'event' && next.type === 'event';
  const years = isDated ? Math.abs(next.year - element.year) : 0;
  if (years === 0 || years > MAX_YEARS) return { years: 0, weight: PLAIN_WEIGHT };
  return { years, weight: Math.min(years, MAX_WEIGHT) };
}
