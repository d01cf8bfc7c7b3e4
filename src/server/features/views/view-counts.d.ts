import { type EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { CountedQuarter } from '#shared/view-buckets';
/** Counts a visit in the transaction that stores it. */
export declare function countView(manager: EntityManager, projectKey: string, quarter: number): Promise<void>;
export declare function readTotal(db: Database, projectKey: string): Promise<number>;
export declare function readProjectTotals(db: Database): Promise<Record<string, number>>;
/** Returns the quarter of the first visit to the site, or null if there is none. */
export declare function readFirstQuarter(db: Database): Promise<number | null>;
export declare function readQuarters(db: Database): Promise<CountedQuarter[]>;
/** The cuts of the chart's days, the quarter of the site's first view, and the total number of views. */
type DaysRequest = {
    cuts: number[];
    first: number;
    total: number;
};
/**
 * Reads the site's views in parts of days and caches past days, which no longer change. If the sum differs
 * from the total, as after a restore, it reads all days again.
 */
export declare function createDayCache(db: Database): ({ cuts, first, total }: DaysRequest) => Promise<CountedQuarter[]>;
export {};
