import { type Measure } from '#server/core/font/fit-text';
import { type TextLine } from '#server/core/font/text-lines';
import type { FontStack, Typefaces } from '#server/core/font/typefaces';
export type Document = PDFKit.PDFDocument;
export type StyleName = 'name' | 'role' | 'lead' | 'section' | 'title' | 'text' | 'small' | 'aside';
type TextStyle = {
    fonts: FontStack;
    size: number;
    color: string;
    lineGap: number;
    after: number;
    measure: Measure;
};
/** A text in its lines, all of which have the same height. */
export type Paragraph = {
    style: TextStyle;
    lines: TextLine[];
    lineHeight: number;
};
type Place = {
    x: number;
    y: number;
    width: number;
    link?: string;
};
/** Sets text on the pages of a document and tags it for screen readers. */
export declare function createTypesetter(document: Document, faces: Typefaces): {
    set: (text: string, name: StyleName, width: number, maxLines?: number) => Paragraph;
    measureHeight: (text: string, name: StyleName, width: number) => number;
    draw: (line: TextLine, { size, color, fonts }: TextStyle, { x, y, width, link }: Place) => void;
    tag: (role: string, content: () => void) => void;
    decorate: (type: 'Layout' | 'Pagination', content: () => void) => void;
    end: () => void;
};
export {};
