import type { Viewer } from '#server/core/content/published-rows';
import { type TimelineElement } from '#shared/contract/timeline-element';
import type { TimelineElementRow } from './timeline-element-entity';
/**
 * Presents an element with the fields of the contract. Its order is its index among the rows read, which has
 * no gaps even if the stored positions do.
 */
export declare function presentTimelineElement(row: TimelineElementRow, order: number, viewer?: Viewer): TimelineElement;
