import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { mapOfSections } from '../../../shared/timeline-sections';
import type { TimelineElementRow } from './timeline-element-entity';

/**
 * A row as the outside sees it: every field by name, so that a new column cannot leak. Its order is its place among all
 * rows, which has no gaps even where the stored positions have.
 */
export function presentTimelineElement(row: TimelineElementRow, order: number): TimelineElement {
  return {
    _id: row.id,
    type: row.type,
    order,
    year: row.year,
    title: row.title,
    icon: row.icon,
    shortDescription: row.shortDescription,
    longDescription: row.longDescription,
    profile: mapOfSections(row.profileSections),
    profileSections: row.profileSections,
    future: mapOfSections(row.futureSections),
    futureSections: row.futureSections,
  };
}
