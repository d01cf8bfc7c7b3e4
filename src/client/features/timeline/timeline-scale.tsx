import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { onPlainClick } from '../../ui/primitives/plain-click';
import { type ElementHeads, placeName } from './element-name';
import styles from './timeline-scale.module.css';

export type TimelineScaleProps = {
  elements: TimelineElement[];
  heads: ElementHeads;
  index: number;
  onIndexChange: (index: number) => void;
  hrefOf: (index: number) => string;
  listHref: string;
};

/** Where one is in the timeline: a mark for each element that leads there, and a tick for each year between events. */
export function TimelineScale(props: TimelineScaleProps) {
  const { elements, heads, index, onIndexChange, hrefOf, listHref } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const current = elements[index];

  useEffect(() => {
    const list = listRef.current;
    const mark = list?.children[index];
    if (!list || !(mark instanceof HTMLElement)) return;
    // Not scrollIntoView: that would move the page as well.
    list.scrollTo({ left: mark.offsetLeft - (list.clientWidth - mark.offsetWidth) / 2, behavior: 'instant' });
  }, [index]);

  useScrollEnds(listRef, elements.length);
  return (
    <div className={styles.bar}>
      <div className={`stack-3 ${styles.inner}`}>
        <ol ref={listRef} className={styles.scale} aria-label="Timeline positions">
          {elements.map((element, place) => (
            <li key={element._id} className={styles.stop} style={intervalStyle(element, elements[place + 1])}>
              <a
                href={hrefOf(place)}
                className={`note ${styles.mark}`}
                aria-label={placeName(element, heads)}
                aria-current={place === index ? 'step' : undefined}
                onClick={onPlainClick(() => onIndexChange(place))}
              >
                <span className={styles.label}>{markLabel(element)}</span>
              </a>
            </li>
          ))}
        </ol>
        <div className={styles.side}>
          <Link href={listHref} className={styles.list}>
            List
          </Link>
          <p className={`num ${styles.position}`} role="status">
            {index + 1} of {elements.length}
            {current && <span className="visually-hidden">: {placeName(current, heads)}</span>}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Tells the styles at which of its ends a line goes on, as `data-before` and `data-after`. */
function useScrollEnds(ref: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more or fewer in it the line ends elsewhere
  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    const measure = () => {
      line.toggleAttribute('data-before', line.scrollLeft > 1);
      line.toggleAttribute('data-after', line.scrollWidth - line.clientWidth - line.scrollLeft > 1);
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

const LABELS = { profile: 'Profile', current: 'Current', future: 'Future' };

function markLabel({ type, year }: TimelineElement): string {
  return type === 'event' ? String(year) : LABELS[type];
}

type IntervalStyle = CSSProperties & { '--weight': number; '--years': number };

function intervalStyle(element: TimelineElement, next: TimelineElement | undefined): IntervalStyle {
  const { years, weight } = intervalAfter(element, next);
  return { '--weight': weight, '--years': years };
}

/** More ticks than this between two marks would only be grey. */
const MAX_YEARS = 30;
/** How far apart two marks are drawn, in years, where none are counted. */
const PLAIN_WEIGHT = 2;
/** A long pause must not press the other marks together. */
const MAX_WEIGHT = 8;

export type ScaleInterval = {
  /** One tick each; 0 where there are no years to count. */
  years: number;
  /** The part of the scale that it takes up. */
  weight: number;
};

type Dated = Pick<TimelineElement, 'type' | 'year'>;

/** The distance on the scale from one element to the next: between events it is measured in years. */
export function intervalAfter(element: Dated, next: Dated | undefined): ScaleInterval {
  if (!next) return { years: 0, weight: 0 };
  const isDated = element.type === 'event' && next.type === 'event';
  const years = isDated ? Math.abs(next.year - element.year) : 0;
  if (years === 0 || years > MAX_YEARS) return { years: 0, weight: PLAIN_WEIGHT };
  return { years, weight: Math.min(years, MAX_WEIGHT) };
}
