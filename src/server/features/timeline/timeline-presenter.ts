import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { mapOfSections } from '../../../shared/timeline-sections';
import type { TimelineElementRow } from './timeline-element-entity';

/**
 * A row as the outside sees it; the procedures' outputs drop every column that the contract does not name. Its order is
 * its place among all rows, which has no gaps even where the stored positions have.
 */
export function presentTimelineElement(row: TimelineElementRow, order: number): TimelineElement {
  const { id, position: _position, namedOrder: _named, answeredSections: _answered, ...fields } = row;
  return {
    _id: id,
    order,
    ...fields,
    profile: mapOfSections(row.profileSections),
    future: mapOfSections(row.futureSections),
  };
}
