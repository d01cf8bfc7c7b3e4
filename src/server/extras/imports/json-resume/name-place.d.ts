/**
 * Names a place in a JSON Resume in words, such as 'Work 2 end date' for 'work 2, endDate', or 'Phone' for
 * 'basics, phone'.
 */
export declare function namePlace(place: string): string;
