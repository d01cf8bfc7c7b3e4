/** Compares names as people sort them. A fixed locale lets server and browser agree on the order. */
export declare function compareNames(a: string, b: string): number;
/** Compares IDs, paths and dates in ISO format by their characters, as both databases do, and ignores locales. */
export declare function compareKeys(a: string, b: string): number;
