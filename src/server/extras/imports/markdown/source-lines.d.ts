import type { TextRange } from './text-ranges';
export type SourceLines = ReturnType<typeof createLines>;
/** Converts lines of a text, and positions in the content of its blocks, into positions in the text. */
export declare function createLines(text: string): {
    text: string;
    range: (first: number, last: number) => TextRange;
    mapLines: (content: string, first: number) => (position: number) => number;
    mapHeading: (content: string, line: number) => (position: number) => number;
};
