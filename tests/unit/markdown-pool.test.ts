import { expect, test } from 'vitest';
import { HEADING_END, markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { toMarkdownHtml, toMarkdownText } from '#server/core/markdown/markdown-pool';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { measureLongestShare } from '../support/longest-wait';

const LONG_TEXT = '# Title\n\nA **bold** [link](/a#b) ![picture](/uploads/a.png)\n\n'.repeat(100);

test.each([
  ['short', 'A **bold** word.'],
  ['long', LONG_TEXT],
])('a %s text has the same HTML and words from the pool as without it', async (_, text) => {
  const options = { idPrefix: 'x', page: 'https://example.org/notes/a' };
  expect(await toMarkdownHtml(text, options)).toBe(renderMarkdown(text, options));
  expect(await toMarkdownText(text)).toBe(markdownParagraphs(text, HEADING_END).join(' '));
});

test('a dot ends a heading in the text of the search', async () => {
  expect(await toMarkdownText('# The drift\n\nIt rains. \n\n- One\n- Two')).toBe(
    'The drift · It rains. One Two',
  );
});

test('the same long text for another page has other addresses', async () => {
  const [one, other] = await Promise.all(
    ['https://one.example/x', 'https://other.example/x'].map(page => toMarkdownHtml(LONG_TEXT, { page })),
  );
  expect(one).toContain('https://one.example/a');
  expect(other).toContain('https://other.example/a');
});

test('eight texts of 100,000 characters do not block the event loop', async () => {
  await toMarkdownHtml(LONG_TEXT);
  const texts = Array.from({ length: 8 }, (_, index) => `${index} ${'word **b** `c` '.repeat(7_000)}`);
  const longest = await measureLongestShare(() => Promise.all(texts.map(text => toMarkdownHtml(text))));
  expect(longest).toBeLessThan(0.5);
});
