/** The maximum number of calls in a tRPC batch, because the server converts their results to text at once. */
export declare const MAX_BATCH_SIZE = 10;
