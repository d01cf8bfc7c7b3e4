/**
 * Waits for a turn of the event loop that no other caller uses. Work that waits for the same turn would hold up
 * all other requests together.
 */
export declare function takeTurn(): Promise<void>;
