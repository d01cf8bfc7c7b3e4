export const SEARCH_MAX_LENGTH = 200;
export const SEARCH_RESULTS = 20;
export const FILTERED_ROWS = 200;
