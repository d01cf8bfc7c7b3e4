import { resolveAddresses } from './addresses';
import { placeCallouts } from './callouts';
import { placeCode } from './code';
import { placeHeadings } from './headings';
import { parseMarkdown } from './parse-markdown';
import { placePictures } from './pictures';
import { placeTasks } from './tasks';

export type MarkdownOptions = {
  /** Starts the ids of headings and footnotes: two texts on a page must not share any. */
  idPrefix?: string;
  /**
   * The address of the text's page, for feeds and other readers: all addresses become absolute, and each image one
   * file.
   */
  page?: string | undefined;
};

/**
 * Renders Markdown as safe HTML: tags are shown as text, and links lead to http(s), mailto or this site. See
 * docs/decisions/029-markdown-is-rendered-on-the-server.md.
 */
export function renderMarkdown(text: string, { idPrefix = 'text', page }: MarkdownOptions = {}): string {
  const { parser, tokens, env } = parseMarkdown(text, idPrefix, page);
  resolveAddresses(tokens, { page, idPrefix });
  placeHeadings(tokens, idPrefix);
  placeTasks(tokens);
  const isExternal = page !== undefined;
  const placed = placePictures(placeCode(placeCallouts(tokens), isExternal), isExternal);
  return parser.renderer.render(placed, parser.options, env).trim();
}
