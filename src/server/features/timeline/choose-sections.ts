import { createHash } from 'node:crypto';
import type { TimelineSection } from '#shared/contract/timeline-element';
import { sectionsOfMap, withoutEmptySections } from '#shared/timeline';

export type GivenSections = {
  sections: TimelineSection[] | undefined;
  map: Record<string, string> | undefined;
};

/**
 * The sections that a request means. It may carry them as a list, as a map, or as both: whoever sends a whole element
 * back may have changed either, in a copy of any age. Where they disagree the list wins, unless it is as stored or as it
 * once was: then only the map was changed. A map has no order: one that says what is stored changes nothing.
 */
export function chooseSections(
  { sections, map }: GivenSections,
  stored: TimelineSection[],
  wasAnswered: (sections: TimelineSection[]) => boolean,
): TimelineSection[] {
  if (!map) return sections ?? stored;
  const mapped = withoutEmptySections(sectionsOfMap(map));
  const fromMap = isSame(byTitle(mapped), byTitle(stored)) ? stored : mapped;
  if (!sections) return fromMap;
  if (isSame(byTitle(mapped), byTitle(sections))) return sections;
  return isSame(sections, stored) || wasAnswered(sections) ? fromMap : sections;
}

/** What tells a list of the profile or the future among those that an element once answered. */
export function digestOf(kind: 'profile' | 'future', sections: TimelineSection[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, sections]))
    .digest('base64url')
    .slice(0, 16);
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
