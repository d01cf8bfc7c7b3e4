/** So many characters may be searched for. */
export const SEARCH_MAX_LENGTH = 200;
/** So many results are answered, the best ones. */
export const SEARCH_RESULTS = 20;
/** So many projects of a filtered archive are answered. */
export const FILTERED_ROWS = 200;
