/** A text whose template code is converted to Markdown. */
export type PreparedText = {
    text: string;
    /**
     * The start and end of each address outside code, and 1 for an image or 0. These are numbers, because thousands
     * of objects take long to pass between threads.
     */
    addresses: Uint32Array;
    /** Template code that has no equivalent and stays in the text. */
    templates: string[];
};
/** Converts template code, removes comments, and finds the addresses. No character of code changes. */
export declare function prepareText(text: string, isMdx?: boolean): PreparedText;
/** Returns the beginning of a text without template code, for its description. */
export declare function plainBeginning(text: string): string;
