import { textParts } from '#server/extras/text-parts';
import { resolveAddresses } from './addresses';
import { renderCallouts } from './callouts';
import { renderCode } from './code';
import { setDirections } from './directions';
import { linkHeadings, placeHeadings } from './headings';
import { parseMarkdown } from './parse-markdown';
import { renderPictures } from './pictures';
import { renderTasks } from './tasks';
import { joinUnits } from './units';

export type MarkdownOptions = {
  /** Starts the IDs of headings and footnotes. Two texts on a page must not share any. */
  idPrefix?: string;
  /**
   * The address of the text's page. For feeds and other readers, all addresses become absolute and each image
   * has a single URL.
   */
  page?: string | undefined;
  /** Precedes the paths of this site in links and sources: the base path, or the public URL. */
  base?: string | undefined;
};

/**
 * Renders Markdown as safe HTML. Tags are shown as text, and links lead to LINK_SCHEMES or this site. See
 * decision 29 in docs/decisions.md.
 */
export function renderMarkdown(
  text: string,
  { idPrefix = 'text', page, base = '' }: MarkdownOptions = {},
): string {
  const { parser, tokens: parsed, env } = parseMarkdown(text, idPrefix, page);
  const how = { isPlain: page !== undefined, base };
  const added = textParts.reduce((blocks, part) => part(blocks, how), parsed);
  const tokens = resolveAddresses(added, { page, base, idPrefix });
  setDirections(tokens, text);
  placeHeadings(tokens, idPrefix);
  if (!how.isPlain) linkHeadings(tokens);
  renderTasks(tokens);
  joinUnits(tokens);
  const rendered = renderPictures(renderCode(renderCallouts(tokens), how.isPlain), how);
  return parser.renderer.render(rendered, parser.options, env).trim();
}
