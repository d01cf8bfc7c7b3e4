import { type FindOperator } from 'typeorm';
import type { Plan } from './publishing-row';
/** Returns true if visitors see an item at this moment. */
export declare function isPublished(plan: Plan, now?: Date): boolean;
/**
 * Matches the rows that visitors see at this moment. The expression on `publishAt` avoids an index on
 * purpose: almost all rows match, and reads then use the index of their order.
 */
export declare function wherePublished(now?: Date): {
    draft: FindOperator<any>;
    publishAt: FindOperator<any>;
};
/**
 * Matches the rows with a date that visitors see at this moment, by the index of dates. Reads that are ordered by
 * date need it. `limit` selects some of the dates.
 */
export declare function whereDated(limit?: FindOperator<Date>, now?: Date): {
    draft: FindOperator<any>;
    publishAt: FindOperator<Date>;
};
/** The reader of an item. Everyone is a visitor until they prove to be the owner. */
export type Viewer = 'visitor' | 'owner';
export declare function whereVisibleTo(viewer: Viewer): Partial<ReturnType<typeof wherePublished>>;
/** Returns true if the date of an item has passed. Visitors can have seen it then, even if it is a draft now. */
export declare function hasDatePassed({ publishAt }: Pick<Plan, 'publishAt'>, now?: Date): boolean;
