import { resolveAddresses } from './addresses';
import { placeCallouts } from './callouts';
import { placeCode } from './code';
import { placeHeadings } from './headings';
import { parseMarkdown } from './parse-markdown';
import { placePictures } from './pictures';
import { placeTasks } from './tasks';

export type MarkdownOptions = {
  /** Begins the ids of headings and footnotes: two texts of one page must not share any. */
  idPrefix?: string;
  /** For readers elsewhere, the address of the text's page: all addresses are whole, and each picture is one file. */
  page?: string | undefined;
};

/**
 * HTML without anything that could run: tags in the text are shown as text, links lead to http(s), mailto or this site.
 * `docs/decisions/029-markdown-is-rendered-on-the-server.md` says what is understood, and why by this parser.
 */
export function renderMarkdown(text: string, { idPrefix = 'text', page }: MarkdownOptions = {}): string {
  const { parser, tokens, env } = parseMarkdown(text, idPrefix, page);
  resolveAddresses(tokens, { page, idPrefix });
  placeHeadings(tokens, idPrefix);
  placeTasks(tokens);
  const isElsewhere = page !== undefined;
  const placed = placePictures(placeCode(placeCallouts(tokens), isElsewhere), isElsewhere);
  return parser.renderer.render(placed, parser.options, env).trim();
}
