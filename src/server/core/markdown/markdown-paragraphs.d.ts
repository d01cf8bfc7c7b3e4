/** Ends a heading in a text of one line. */
export declare const HEADING_END = " \u00B7";
/** Splits a Markdown text into plain paragraphs. Each list item becomes a paragraph. */
export declare function markdownParagraphs(markdown: string, headingEnd?: string): string[];
