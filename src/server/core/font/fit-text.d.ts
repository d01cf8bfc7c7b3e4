/** Measures the width of a text in units of the picture or page. */
export type Measure = (text: string) => number;
/**
 * Wraps a text into lines of at most this width, where Unicode allows a line to end. Longer words are broken. Text
 * that does not fit is cut and ends in an ellipsis.
 */
export declare function wrapText(text: string, measure: Measure, width: number, maxLines?: number): string[];
/** Wraps a text into lines of about the same width, as few as `wrapText` needs. */
export declare function wrapBalanced(text: string, measure: Measure, width: number, maxLines: number): string[];
/** Shares a width between texts equally, unless one needs more and others less. */
export declare function shareWidth(needs: readonly number[], total: number): number[];
export declare function fitsUnbroken(text: string, measure: Measure, width: number, maxLines: number): boolean;
export declare function cutText(text: string, measure: Measure, width: number): string;
