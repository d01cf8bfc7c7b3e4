import type { TimelineElement } from '#shared/contract/timeline-element';
import { TIMELINE_TEXTS } from '#shared/language/english/timeline';
import { createTranslate, type Translate } from '#shared/language/translate';

/** Finds the names of elements. */
export type ElementWords = Translate<typeof TIMELINE_TEXTS>;

/** The year is a string while it is edited. */
type Named = Pick<TimelineElement, 'type' | 'title'> & { year: number | string };

const ENGLISH: ElementWords = createTranslate(TIMELINE_TEXTS, { locale: 'en', texts: {} });

/** Names an element in labels, questions and announcements. The owner's screens are in English. */
export function elementName({ type, title, year }: Named, t = ENGLISH): string {
  if (type !== 'event') return t(`${type}Title`);
  return title.trim() === '' ? t('eventOf', { year: String(year) }) : title;
}

/** Names an element with its year, which its mark on the scale shows. */
export function datedElementName(element: Named, t = ENGLISH): string {
  const isTitledEvent = element.type === 'event' && element.title.trim() !== '';
  return isTitledEvent ? `${element.year}, ${element.title}` : elementName(element, t);
}

/** Formats the short name of an element, for its mark on the scale and the arrows that lead to it. */
export function toMark({ type, year }: Named, t: ElementWords): string {
  return type === 'event' ? String(year) : t(`${type}Mark`);
}
