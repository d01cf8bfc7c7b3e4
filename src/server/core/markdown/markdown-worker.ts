import { HEADING_END, markdownParagraphs } from './markdown-paragraphs';
import { type MarkdownOptions, renderMarkdown } from './render-markdown';

// The threads of markdown-pool.ts run this file.

export type MarkdownTask = { text: string; options: MarkdownOptions };

export function render({ text, options }: MarkdownTask): string {
  return renderMarkdown(text, options);
}

export function paragraphs({ text }: Pick<MarkdownTask, 'text'>): string[] {
  return markdownParagraphs(text, HEADING_END);
}
