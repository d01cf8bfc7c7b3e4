import type { Token } from 'markdown-it';
import { escapeHtml } from '#server/core/markdown/escape-html';
import { toPlainText } from '#server/core/markdown/headings';
import { markedWord } from '#server/core/markdown/marked-word';
import { htmlToken } from '#server/core/markdown/parse-markdown';
import type { TextPart } from '#server/core/markdown/text-part';
import { withBase } from '#shared/base-path';
import { isDemoName, UPLOADS_PATH, uploadedImage, withoutFragment } from '#shared/upload-names';

/** The address of a demo of the playground, on the page that shows it. */
const PLAYGROUND_DEMO = /^\/projects#demo-([a-z-]+)$/;

/**
 * Embeds the demos to which a link alone in its paragraph leads. Feeds have the link. The picture in the link of an
 * uploaded demo is its poster.
 */
export const renderDemos: TextPart = (tokens, { isPlain, base }) => {
  if (isPlain) return tokens;
  return tokens.flatMap((token, index) => {
    const [start, end] = [tokens[index - 1], tokens[index + 1]];
    if (token.type !== 'inline' || start?.type !== 'paragraph_open' || !end) return token;
    const [link, ...rest] = token.children ?? [];
    const isAlone = rest.findIndex(({ type }) => type === 'link_close') === rest.length - 1;
    const address = String(link?.attrGet('href') ?? '');
    if (link?.type !== 'link_open' || !isAlone) return token;
    const [, name] = PLAYGROUND_DEMO.exec(address) ?? [];
    if (name !== undefined) start.attrSet('data-demo', name);
    if (!address.startsWith(UPLOADS_PATH) || !isDemoName(withoutFragment(address).slice(UPLOADS_PATH.length)))
      return token;
    start.hidden = true;
    end.hidden = true;
    token.children = rest.slice(0, -1);
    return embedDemo(token, address, base);
  });
};

/** Shows the poster until the visitor runs the demo, because one that never ends may block the page. */
function embedDemo(poster: Token, address: string, base: string): Token[] {
  const [, width = 'text'] = /#(wide|full)$/.exec(address) ?? [];
  const label = escapeHtml(toPlainText(poster.children ?? []).trim() || 'Demo');
  const images = poster.children?.filter(({ type }) => type === 'image') ?? [];
  // The label beside the poster names it.
  for (const image of images) image.children = [];
  poster.children = images;
  const size = uploadedImage(String(images[0]?.attrGet('src') ?? ''));
  const ratio = size ? ` style="--ratio:${size.width}/${size.height}"` : '';
  const src = escapeHtml(withBase(base, withoutFragment(address)));
  return [
    htmlToken(`<details class="demo ${width}"${ratio}>\n<summary>`),
    poster,
    htmlToken(
      `<span>${markedWord('i', 'runDemo')}${markedWord('i', 'stopDemo')}${label}</span></summary>\n<iframe src="${src}" title="${label}" sandbox="allow-scripts" loading="lazy" referrerpolicy="no-referrer"></iframe>\n</details>\n`,
    ),
  ];
}
