import type { Typefaces } from '#server/core/font/typefaces';
import { type Document, type StyleName } from './resume-typesetter';
type RowOptions = {
    aside: string;
    height: number;
    gap: number;
};
type Link = {
    text: string;
    url: string;
};
export type ResumeLayout = ReturnType<typeof createResumeLayout>;
/**
 * Fills the pages of a document from the top with lines and two-column rows, and tags each text with its
 * role.
 */
export declare function createResumeLayout(document: Document, faces: Typefaces): {
    line: (meaning: string, text: string, name: StyleName) => boolean;
    links: (items: Link[]) => void;
    heading: (title: string, nextHeight: number) => void;
    row: ({ aside, height, gap }: RowOptions, draw: () => void) => void;
    keepTogether: (height: number) => void;
    measureHeight: (text: string, name: StyleName) => number;
    finish: (name: string) => void;
    space: (points: number) => void;
};
export {};
