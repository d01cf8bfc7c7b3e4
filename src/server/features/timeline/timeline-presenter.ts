import { pick, pickFilled } from '#server/core/content/pick';
import type { Viewer } from '#server/core/content/published-rows';
import { presentPublishing } from '#server/core/content/publishing-row';
import {
  ELEMENT_FIELDS,
  OPTIONAL_ELEMENT_FIELDS,
  type TimelineElement,
} from '#shared/contract/timeline-element';
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
    ...pick(row, ELEMENT_FIELDS),
    profile: toSectionMap(row.profileSections),
    future: toSectionMap(row.futureSections),
    ...pickFilled(row, OPTIONAL_ELEMENT_FIELDS),
    ...(viewer === 'owner' && presentPublishing(row)),
  };
}
