import type { Token } from 'markdown-it';
import { toPlainText } from './headings';
import { parseMarkdown } from './parse-markdown';

/** Ends a heading in a text of one line. */
export const HEADING_END = ' ·';

/** Splits a Markdown text into plain paragraphs. Each list item becomes a paragraph. */
export function markdownParagraphs(markdown: string, headingEnd = ''): string[] {
  return parseMarkdown(markdown)
    .tokens.flatMap((token, index, tokens) =>
      tokens[index - 1]?.type === 'heading_open' ? words(token).map(text => text + headingEnd) : words(token),
    )
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(text => text !== '');
}

function words({ type, content, children }: Token): string[] {
  if (children) return [toPlainText(children)];
  return type === 'fence' || type === 'code_block' ? content.split('\n') : [];
}
