import type { Token } from 'markdown-it';
import { toPlainText } from './headings';
import { parseMarkdown } from './parse-markdown';

/** Splits a Markdown text into plain paragraphs. Each list item becomes a paragraph. */
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
