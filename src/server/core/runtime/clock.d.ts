/** Returns the moment by which content counts as published: now, or the one that `freezeClock` set. */
export declare function currentMoment(): Date;
/** Stops the clock of this process, so that an export shows the site at one moment. */
export declare function freezeClock(moment: Date): void;
