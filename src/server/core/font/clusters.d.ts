/** Splits a text into what readers see as characters: letters with their marks, or the parts of an emoji. */
export declare function splitClusters(text: string): string[];
