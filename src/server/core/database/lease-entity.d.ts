/** A named lock that one process holds for all others. */
export type LeaseRow = {
    name: string;
    /** The ID of the holder, or null if the lease is free. */
    holder: string | null;
    /** Every process that takes the lease increases this number. */
    fence: number;
    /** The holder increases this number as long as it is alive. */
    beat: number;
};
export declare const leaseEntity: import("./entity").Entity<LeaseRow>;
