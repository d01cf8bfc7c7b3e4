import { type Env, type MarkdownIt as Parser, type Token } from 'markdown-it';
type ParsedMarkdown = {
    parser: Parser;
    tokens: Token[];
    env: Env;
};
/**
 * Parses GitHub's Markdown with tables, strikethrough, footnotes and automatic links. HTML tags are text. The
 * IDs of footnotes start with `idPrefix`, and the links to them with `page`.
 */
export declare function parseMarkdown(text: string, idPrefix?: string, page?: string): ParsedMarkdown;
/** Creates a token of finished HTML. The parser never creates one, because HTML tags are text. */
export declare function htmlToken(html: string, type?: 'html_block' | 'html_inline'): Token;
export {};
