import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { mapOfSections } from '../../../shared/timeline-sections';
import { presentPublishing, type Viewer } from '../../core/publishing';
import type { TimelineElementRow } from './timeline-element-entity';

/**
 * A row as the outside sees it; the procedures' outputs drop every column that the contract does not name. Its order is
 * its place among the rows that are read, which has no gaps even where the stored positions have.
 */
export function presentTimelineElement(
  row: TimelineElementRow,
  order: number,
  viewer: Viewer = 'owner',
): TimelineElement {
  const { id, position: _position, namedOrder: _named, answeredSections: _answered, ...columns } = row;
  const { draft, publishAt, pendingChanges, kind, endDate, ...fields } = columns;
  return {
    _id: id,
    order,
    ...fields,
    profile: mapOfSections(row.profileSections),
    future: mapOfSections(row.futureSections),
    ...(kind && { kind }),
    ...(endDate && { endDate }),
    ...(viewer === 'owner' && presentPublishing({ draft, publishAt, pendingChanges })),
  };
}
