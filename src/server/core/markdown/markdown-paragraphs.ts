import type { Token } from 'markdown-it';
import { toPlainText } from './headings';
import { parseMarkdown } from './parse-markdown';

/** The paragraphs of a Markdown text as a reader without any mark-up reads them; list items have one each. */
export function markdownParagraphs(markdown: string): string[] {
  return parseMarkdown(markdown)
    .tokens.flatMap(words)
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(text => text !== '');
}

function words({ type, content, children }: Token): string[] {
  if (children) return [toPlainText(children)];
  return type === 'fence' || type === 'code_block' ? content.split('\n') : [];
}
