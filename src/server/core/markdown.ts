import { micromark } from 'micromark';

/** Safe HTML of a Markdown text: tags in it are shown as text, links lead to http(s), mailto or a path. */
export function markdownHtml(markdown: string): string {
  return micromark(markdown);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The paragraphs of a Markdown text as a reader without any mark-up reads them; list items have one each. */
export function markdownParagraphs(markdown: string): string[] {
  return micromark(markdown)
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
