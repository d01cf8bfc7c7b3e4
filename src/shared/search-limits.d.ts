export declare const SEARCH_MAX_LENGTH = 200;
export declare const SEARCH_RESULTS = 20;
/** The number of pages shown before a visitor searches. */
export declare const RECENT_RESULTS = 6;
export declare const FILTERED_ROWS = 200;
