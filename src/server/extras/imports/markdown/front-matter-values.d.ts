/** The fields of front matter. Their names are in lower case, as Hugo reads them, and `getField` finds them. */
export type Fields = Record<string, unknown>;
/** Makes the names of fields lower case. A name that is so already comes before other spellings. */
export declare function lowerNames(fields: object): Fields;
export declare function getField(fields: Fields, name: string): unknown;
export declare function readText(fields: Fields, ...names: string[]): string;
/** Reads a list, or a string with words separated by spaces (Jekyll) or commas. */
export declare function readTexts(value: unknown): string[];
/** Finds the first image, in one of the fields of usual themes. */
export declare function readCover(fields: Fields): {
    cover: string;
    coverAlt: string;
};
