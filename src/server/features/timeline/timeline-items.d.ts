import type { ItemRules } from '#server/core/content/item-service';
import { type TimelineElement, type TimelineElementInput, type TimelineElementUpdate, type TimelineSection } from '#shared/contract/timeline-element';
import { type TimelineElementRow } from './timeline-element-entity';
export declare const timelineOrder: import("#server/core/content/order").Order<{
    id: string;
} & {
    position: number;
}>;
/** The elements as items that are saved one by one. */
export declare const timelineItems: ItemRules<TimelineElementRow, TimelineElement, TimelineElementInput, TimelineElementUpdate>;
type SectionsInput = {
    sections: TimelineSection[] | undefined;
    map: Record<string, string> | undefined;
};
/**
 * Chooses the sections that a request means. A client that returns a whole element sends a list and a map, and has
 * changed the one that differs from the stored sections. If both differ, the map counts. A map has no order, so one
 * with the same sections as the list or the stored ones leaves the order to them.
 */
export declare function chooseSections({ sections, map }: SectionsInput, stored: TimelineSection[]): TimelineSection[];
export {};
