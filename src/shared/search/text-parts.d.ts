/** A part of a text, with its position in the text. */
export type TextPart = {
    part: string;
    start: number;
};
/** Cuts a text into parts that take only a few milliseconds to index, between words where there are spaces. */
export declare function listParts(text: string): TextPart[];
