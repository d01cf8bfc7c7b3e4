/** The views in one or more quarters of an hour, of which this is the first. */
export type CountedQuarter = {
    quarter: number;
    views: number;
};
type ViewBucket = {
    start: string;
    label: string;
    views: number;
};
/** The quarters in which the chart's buckets start, oldest first. */
type BucketPlan = {
    unit: 'hour' | 'day';
    starts: number[];
};
/**
 * Plans the buckets from the first view to now, in the zone's calendar and clock. They are hours if the first
 * view is today, and otherwise days. A day has 23 or 25 hours when the clocks change.
 */
export declare function planBuckets(earliest: number, now: number, timeZone: string): BucketPlan;
/**
 * Fills the planned buckets with views, or 0 if there are none. Counts before the first bucket are ignored.
 */
export declare function fillBuckets({ unit, starts }: BucketPlan, counts: CountedQuarter[], timeZone: string): ViewBucket[];
/**
 * Returns the quarters of a UTC day at which the plan's days start. All views between two of these belong to
 * the same bucket.
 */
export declare function dayCuts({ starts }: BucketPlan): number[];
export {};
