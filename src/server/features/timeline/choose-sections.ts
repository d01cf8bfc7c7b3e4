import { createHash } from 'node:crypto';
import type { TimelineSection } from '#shared/contract/timeline-element';
import { toSections, withoutEmptySections } from '#shared/timeline';

export type SectionsInput = {
  sections: TimelineSection[] | undefined;
  map: Record<string, string> | undefined;
};

/**
 * Chooses the sections that a request means. It may send them as a list, a map, or both, because a client
 * that returns a whole element may have changed either, in a copy of any age. If they differ, the list wins,
 * unless it equals the stored or an earlier list: then only the map was changed. A map has no order, so one
 * that equals the stored sections changes nothing.
 */
export function chooseSections(
  { sections, map }: SectionsInput,
  stored: TimelineSection[],
  wasReturned: (sections: TimelineSection[]) => boolean,
): TimelineSection[] {
  if (!map) return sections ?? stored;
  const mapSections = withoutEmptySections(toSections(map));
  const fromMap = isSame(byTitle(mapSections), byTitle(stored)) ? stored : mapSections;
  if (!sections) return fromMap;
  if (isSame(byTitle(mapSections), byTitle(sections))) return sections;
  return isSame(sections, stored) || wasReturned(sections) ? fromMap : sections;
}

/** Identifies a list of sections among those returned earlier. */
export function toDigest(kind: 'profile' | 'future', sections: TimelineSection[]): string {
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
