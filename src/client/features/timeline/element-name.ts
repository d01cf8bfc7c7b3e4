import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/sections/about';
import type { ElementType } from '#shared/timeline';

/** The headings of elements that have no title. */
export type ElementHeadings = Record<`${Exclude<ElementType, 'event'>}Title`, string>;

/** The year is a string while it is edited. */
type Named = Pick<TimelineElement, 'type' | 'title'> & { year: number | string };

/** Names an element in labels, questions and announcements. */
export function elementName({ type, title, year }: Named, headings: ElementHeadings = ABOUT_TEXTS): string {
  if (type !== 'event') return headings[`${type}Title`];
  return title.trim() === '' ? `Event of ${year}` : title;
}

/** Names an element with its year, which its mark on the scale shows. */
export function datedElementName(element: Named, headings: ElementHeadings = ABOUT_TEXTS): string {
  const isTitledEvent = element.type === 'event' && element.title.trim() !== '';
  return isTitledEvent ? `${element.year}, ${element.title}` : elementName(element, headings);
}

const MARKS = { profile: 'Profile', current: 'Current', future: 'Future' };

/** Formats the short name of an element, for its mark on the scale and the arrows that lead to it. */
export function toMark({ type, year }: Named): string {
  return type === 'event' ? String(year) : MARKS[type];
}
