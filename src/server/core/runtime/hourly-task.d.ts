import type { Logger } from './logger';
type HourlyTask = {
    /** Returns false if another process does the work. */
    run: () => Promise<boolean>;
    log: Logger;
    /** The message of the log line if it fails. The task retries an hour later. */
    failure: string;
};
/** Creates a task that runs at the start and every hour, in one process at a time. */
export declare function createHourlyTask({ run, log, failure }: HourlyTask): {
    start: () => void;
    stop: () => void;
};
export {};
