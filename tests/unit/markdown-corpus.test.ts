import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { LINK_SCHEMES } from '#shared/safe-link';
import { GFM_EXAMPLES } from '../support/content/gfm-examples';
import { slowMarkdown } from '../support/content/slow-markdown';
import { runs } from '../support/property-runs';

type Example = { number: number; markdown: string; html: string };
/** The examples of the CommonMark specification, in which an arrow represents a tab. */
const { tests }: { tests: Example[] } = createRequire(import.meta.url)('commonmark-spec');
const EXAMPLES = tests.map(({ number, markdown, html }) => {
  const tabs = (text: string) => text.replaceAll('→', '\t');
  return { number, markdown: tabs(markdown), html: tabs(html) };
});

const TAGS = (
  'a blockquote br code del div em figcaption figure h2 h3 h4 h5 h6 hr img input li ol p picture pre s ' +
  'section source span strong sup table tbody td th thead tr ul video'
).split(' ');
const ATTRIBUTES = (
  'alt aria-label checked class controls decoding disabled height href id loading playsinline preload rel ' +
  'role sizes src srcset start style tabindex title type width'
).split(' ');
const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/g;

/** Lists everything in the HTML that is not text or an allowed tag, and every tag that is not closed. */
function findDangers(html: string): string[] {
  const dangers: string[] = [];
  const open: string[] = [];
  const rest = html.replace(TAG, (fullTag, tag: string, attributes: string) => {
    if (!TAGS.includes(tag)) dangers.push(fullTag);
    for (const [, name = '', value] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
      if (!ATTRIBUTES.includes(name)) dangers.push(fullTag);
      if (name === 'style' && !/^text-align:(left|right|center)$/.test(value ?? '')) dangers.push(fullTag);
      const scheme = /^([^/?#]*?):/.exec(value ?? '')?.[1]?.toLowerCase();
      const isAddress = name === 'href' || name === 'src';
      if (isAddress && scheme !== undefined && !LINK_SCHEMES.includes(scheme)) dangers.push(fullTag);
    }
    if (fullTag.startsWith('</')) {
      if (open.pop() !== tag) dangers.push(fullTag);
    } else if (!['br', 'hr', 'img', 'input', 'source'].includes(tag)) open.push(tag);
    return '';
  });
  if (/[<>"]/.test(rest)) dangers.push(rest);
  return [...dangers, ...open];
}

test('every example of the CommonMark specification renders as safe, well-formed HTML', () => {
  expect(EXAMPLES.length).toBeGreaterThan(600);
  const dangerous = EXAMPLES.map(({ number, markdown }) => ({
    number,
    dangers: findDangers(renderMarkdown(markdown)),
  }));
  expect(dangerous.filter(({ dangers }) => dangers.length > 0)).toEqual([]);
});

test('examples without HTML, headings, code, links and images render as in the CommonMark specification', () => {
  const plain = EXAMPLES.filter(
    ({ markdown, html }) =>
      !/<(h\d|a|img|pre)\b/.test(html) && !/<[a-z/!?]|www\.|:\/\/|@|~~|\[.\]/.test(markdown),
  );
  expect(plain.length).toBeGreaterThan(200);
  const normal = (html: string) => html.replaceAll(' />', '>').replace(/>\n+</g, '><').trim();
  const different = plain.filter(({ markdown, html }) => normal(renderMarkdown(markdown)) !== normal(html));
  expect(different.map(({ number }) => number)).toEqual([]);
});

/** Removes the container of a table and abbreviates repeated markup. */
const abbreviate = (html: string) =>
  html
    .replace(/<div class="table"[^>]*>\n(.*?)\n<\/div>/gs, '$1')
    .replace(/<input [^>]*aria-label="To do"[^>]*> /g, 'TODO ')
    .replace(/<input [^>]*aria-label="Done"[^>]*> /g, 'DONE ')
    .replace('\u21a9\ufe0e', 'BACK')
    .replace(/\n*(<[^>]+>)\n*/g, '$1');

test.each(GFM_EXAMPLES)('GitHub Flavored Markdown renders %s', (_title, markdown, html) => {
  const rendered = renderMarkdown(markdown);
  expect(abbreviate(rendered)).toBe(html);
  expect(findDangers(rendered)).toEqual([]);
});

test('random text renders as safe, well-formed HTML', () => {
  const parts = fc.constantFrom(
    ...'<script> [a]( javascript:x ) ![ ]( " \' ` [^1] * ** ~~ < > & \\ www.a.b http://a.b/ #wide .mp4'.split(
      ' ',
    ),
    ...'| /uploads/a onclick=x data:text/html, &#x6a; a'.split(' '),
    ...['<img src=x onerror=y>', '```js\n', '\n', '\n\n', '> ', '[!NOTE]\n', '- ', '[x] ', '|-|\n'],
    ...['[^1]: ', '# ', ' ', '\t', '\u0000'],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 24 }), fc.boolean(), (words, isElsewhere) => {
      const page = isElsewhere ? 'https://a.example/projects/1' : undefined;
      expect(findDangers(renderMarkdown(words.join(''), { page }))).toEqual([]);
    }),
    runs(500),
  );
});

test.each(slowMarkdown(6_000))('Markdown that slows down parsers is rendered: %s', (_name, text) => {
  expect(renderMarkdown(text).length).toBeLessThan(3_000_000);
});
