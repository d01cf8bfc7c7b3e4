import { type MarkdownOptions } from './render-markdown';
/** Renders Markdown as safe HTML, as `renderMarkdown` does. Long texts are rendered in a thread. */
export declare function toMarkdownHtml(text: string, options?: MarkdownOptions): Promise<string>;
/**
 * Puts a Markdown text without its markup on one line, for all that shows no HTML. Long texts are split in a
 * thread.
 */
export declare function toMarkdownText(text: string): Promise<string>;
