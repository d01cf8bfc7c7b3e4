/** One visit to a project, or to the site if projectId is null. */
export type ViewRow = {
    id: string;
    timestamp: Date;
    projectId: string | null;
    sessionId: string;
};
export declare const viewEntity: import("#server/core/database/entity").Entity<ViewRow>;
/** The projectKey of visits to the whole site. */
export declare const WHOLE_SITE = "";
/**
 * Visits per quarter of an hour since 1970 in UTC. There is one row per hour with visits, updated in the
 * transaction of the record. Every time zone is offset by whole quarters, so that days of any zone can be
 * summed. The hour is a number rather than a timestamp, because every engine calculates with it alike.
 */
export type ViewHourRow = {
    projectKey: string;
    hour: number;
    quarter0: number;
    quarter1: number;
    quarter2: number;
    quarter3: number;
};
export declare const viewHourEntity: import("#server/core/database/entity").Entity<ViewHourRow>;
/** The total of all visits, updated in the same transaction, so that years of quarters need not be summed. */
type ViewTotalRow = {
    projectKey: string;
    views: number;
};
export declare const viewTotalEntity: import("#server/core/database/entity").Entity<ViewTotalRow>;
export {};
