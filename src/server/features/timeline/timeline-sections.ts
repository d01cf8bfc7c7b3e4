import type { TimelineSection } from '../../../shared/contract/timeline-element';
import { sectionsOfMap, withoutEmptySections } from '../../../shared/timeline-sections';

export type GivenSections = {
  sections: TimelineSection[] | undefined;
  map: Record<string, string> | undefined;
};

/**
 * The sections that a request means. It may carry them as a list, as a map, or as both: whoever sends a whole element
 * back may have changed either. The list wins, unless it is as stored and only the map has changed. A map has no order:
 * one that says what is stored changes nothing.
 */
export function chooseSections(
  { sections, map }: GivenSections,
  stored: TimelineSection[],
): TimelineSection[] {
  if (sections && !isSame(sections, stored)) return sections;
  if (!map) return stored;
  const mapped = withoutEmptySections(sectionsOfMap(map));
  return isSame(byTitle(mapped), byTitle(stored)) ? stored : mapped;
}

function isSame(some: TimelineSection[], others: TimelineSection[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ title, text }, index) => title === others[index]?.title && text === others[index]?.text)
  );
}

function byTitle(sections: TimelineSection[]): TimelineSection[] {
  return sections.toSorted((a, b) => (a.title < b.title ? -1 : 1));
}
