import { renderMarkdown } from '../../../shared/markdown';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The paragraphs of a Markdown text as a reader without any mark-up reads them; list items have one each. */
export function markdownParagraphs(markdown: string): string[] {
  return renderMarkdown(markdown)
    .split(/<\/(?:p|h[1-6]|li|pre|blockquote)>|<hr \/>/)
    .map(html =>
      html
        .replace(/<br \/>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name] ?? ''),
    )
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(text => text !== '');
}
