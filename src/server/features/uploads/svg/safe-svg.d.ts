/**
 * A sanitized drawing. `isUntouched` means that nothing was removed, so that the original text may be stored.
 */
export type SafeSvg = {
    svg: string;
    width: number;
    height: number;
    isUntouched: boolean;
};
/**
 * Removes scripts, event handlers, foreign content and external references from a drawing.
 * @throws UnsafeSvgError for anything but a drawing, and unless it is stored already, for one that browsers would
 * hang on or that would lose something visible
 */
export declare function safeSvg(text: string, { isStored }?: {
    isStored?: boolean | undefined;
}): Promise<SafeSvg>;
