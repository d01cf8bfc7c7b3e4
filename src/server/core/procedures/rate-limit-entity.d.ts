/** The uses that one caller has made of one limit, as rate-limiter-flexible stores them. SQLite files have none. */
export type RateLimitRow = {
    /** A keyed hash, so that no address of a visitor is stored. */
    key: string;
    points: number;
    /** The end of the period, in milliseconds since 1970. */
    expire: number | null;
};
export declare const rateLimitEntity: import("#server/core/database/entity").Entity<RateLimitRow>;
