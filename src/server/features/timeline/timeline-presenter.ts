import { presentFields } from '#server/core/content/present-fields';
import type { Viewer } from '#server/core/content/published-rows';
import { presentPublishing } from '#server/core/content/publishing-row';
import { elementFields, type TimelineElement } from '#shared/contract/timeline-element';
import { toSectionMap } from '#shared/timeline';
import type { TimelineElementRow } from './timeline-element-entity';

/**
 * Presents an element with the fields of the contract. Its order is its index among the rows read, which has
 * no gaps even if the stored positions do.
 */
export function presentTimelineElement(
  row: TimelineElementRow,
  order: number,
  viewer: Viewer = 'owner',
): TimelineElement {
  return {
    _id: row.id,
    order,
    ...presentFields(elementFields, row),
    profile: toSectionMap(row.profileSections),
    future: toSectionMap(row.futureSections),
    ...(viewer === 'owner' && presentPublishing(row)),
  };
}
