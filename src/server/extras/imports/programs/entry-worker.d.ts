import type { MarkdownFile } from '#server/extras/imports/markdown/front-matter';
import { type InheritedFields } from '#server/extras/imports/markdown/inherited-fields';
import { type MarkdownEntry } from '#server/extras/imports/markdown/markdown-entry';
/** Errors lose their class between threads, so a refusal is a result. */
export type Refusal = {
    refused: string;
};
export declare function readEntry(file: MarkdownFile): {
    entry: MarkdownEntry;
} | Refusal;
type InheritedInput = {
    file: MarkdownFile;
    root: string;
};
export declare function readInherited({ file, root }: InheritedInput): {
    rules: InheritedFields[];
} | Refusal;
export {};
