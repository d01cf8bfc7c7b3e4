/** Explains each error status in the API reference. */
declare const FAILURES: {
    400: string;
    401: string;
    403: string;
    404: string;
    409: string;
    413: string;
    415: string;
    429: string;
    500: string;
    503: string;
};
export type FailureStatus = keyof typeof FAILURES;
/** Explains the given statuses, and those that every operation can return. */
export declare function describeFailures(statuses: FailureStatus[]): Record<number, string>;
export {};
