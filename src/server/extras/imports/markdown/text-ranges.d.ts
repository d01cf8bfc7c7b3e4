export type TextRange = {
    start: number;
    end: number;
};
/** Returns the parts that begin outside these ranges, in order. */
export declare function outside<Part extends TextRange>(parts: Part[], ranges: TextRange[]): Part[];
/** Joins ranges that overlap or touch. */
export declare function mergeRanges(ranges: TextRange[]): TextRange[];
export declare function byStart(a: TextRange, b: TextRange): number;
/** Replaces parts of a text, which are in order and do not overlap. */
export declare function replaceRanges<Part extends TextRange>(text: string, parts: readonly Part[], replace: (part: Part) => string): string;
