/** Warns about an uploaded video that some browsers don't play. Returns null for any other address. */
export declare function findVideoWarning(url: string): string | null;
