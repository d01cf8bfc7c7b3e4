import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { ABOUT_TEXTS } from '../../../shared/sections/about';
import type { ElementType } from '../../../shared/timeline-types';

/** What elements of these types are headed, where the owner has no other words. */
export type ElementHeads = Record<`${Exclude<ElementType, 'event'>}Title`, string>;

/** While it is edited, the year is a text. */
type Named = Pick<TimelineElement, 'type' | 'title'> & { year: number | string };

/** What an element is called in labels, questions and announcements. */
export function elementName({ type, title, year }: Named, heads: ElementHeads = ABOUT_TEXTS): string {
  if (type !== 'event') return heads[`${type}Title`];
  return title.trim() === '' ? `Event of ${year}` : title;
}

/** What an element is called as a place in the timeline; what its mark on the scale shows is part of it. */
export function placeName(element: Named, heads: ElementHeads = ABOUT_TEXTS): string {
  const isTitledEvent = element.type === 'event' && element.title.trim() !== '';
  return isTitledEvent ? `${element.year}, ${element.title}` : elementName(element, heads);
}
