import type { GlyphRun } from 'fontkit';
import type { FontStack, Typeface } from './typefaces';
/** A part of a line with one font and one direction. */
export type TextRun = {
    text: string;
    typeface: Typeface;
};
/** A line as it is read, and its parts as they are drawn from left to right. */
export type TextLine = {
    text: string;
    runs: TextRun[];
    isRightToLeft: boolean;
};
/**
 * Arranges the lines of one paragraph by the Unicode bidirectional algorithm. The first letter determines the
 * direction of the paragraph, as on the pages.
 */
export declare function arrangeLines(lines: readonly string[], fonts: FontStack): TextLine[];
/** Returns the width of a part of a line in ems, with space after each glyph. */
export declare function measureRun(run: TextRun, tracking?: number): number;
/** Returns the width of a line in ems. */
export declare function measureLine({ runs }: TextLine, tracking?: number): number;
/** Shapes a part of a line. Its glyphs are in drawing order. */
export declare function layOutRun({ text, typeface: { font, features } }: TextRun): GlyphRun;
