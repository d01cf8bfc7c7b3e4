import type { TimelineElement } from '../../../shared/contract/timeline-element';
import type { ElementType } from '../../../shared/timeline-types';

/** What cards of these types are headed (rule 8.13). */
export const CARD_HEADS = {
  profile: 'My Developer Profile',
  future: 'Future Plans',
  current: 'Current',
} as const satisfies Partial<Record<ElementType, string>>;

/** While it is edited, the year is a text. */
type Named = Pick<TimelineElement, 'type' | 'title'> & { year: number | string };

/** What an element is called in labels, questions and announcements. */
export function elementName({ type, title, year }: Named): string {
  if (type !== 'event') return CARD_HEADS[type];
  return title.trim() === '' ? `Event of ${year}` : title;
}

/** What an element is called as a place in the timeline; what its mark on the scale shows is part of it. */
export function placeName(element: Named): string {
  const isTitledEvent = element.type === 'event' && element.title.trim() !== '';
  return isTitledEvent ? `${element.year}, ${element.title}` : elementName(element);
}
