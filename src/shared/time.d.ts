export declare const MINUTE_MS = 60000;
export declare const HOUR_MS: number;
export declare const DAY_MS: number;
/**
 * Returns the quarter of an hour of a moment, counted from 1970 in UTC. Every zone's offset is a whole number
 * of them.
 */
export declare function toQuarter(moment: Date): number;
export declare function startOfQuarter(quarter: number): Date;
/** The local calendar day, counted from 1970, and the local time. */
export type LocalTime = {
    day: number;
    hour: number;
    minute: number;
};
export declare function createZoneClock(timeZone: string): (quarter: number) => LocalTime;
/**
 * Returns the years from a start date (YYYY-MM-DD) to a moment, rounded to one decimal, or 0 before the
 * start.
 */
export declare function yearsOfExperience(start: string, now: number): number;
