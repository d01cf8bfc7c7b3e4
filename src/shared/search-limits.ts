export const SEARCH_MAX_LENGTH = 200;
export const SEARCH_RESULTS = 20;
/** The number of pages shown before a visitor searches. */
export const RECENT_RESULTS = 6;
export const FILTERED_ROWS = 200;
