import { expect, test } from 'vitest';
import { listHeadings } from '#client/content/markdown/list-headings';
import { renderMarkdown } from '#server/core/markdown/render-markdown';

const list = (text: string) => listHeadings(renderMarkdown(text));

test('the headings of two levels are listed as plain text, with the lengths of their sections', () => {
  const text = [
    'Before.',
    '# A `<b>` & *c*',
    `${'word '.repeat(100)}`,
    '## Über "uns"[^1]',
    '### Deep',
    '#',
    '# גשר',
    '[^1]: Note.',
  ];
  expect(list(text.join('\n\n'))).toEqual([
    { id: 'text-a-b-c', name: 'A <b> & c', isLower: false, length: 2 },
    { id: 'text-über-uns', name: 'Über "uns"', isLower: true, length: 1 },
    { id: 'text-גשר', name: 'גשר', isLower: false, length: 1 },
  ]);
});

test('a text with fewer than three headings has no list', () => {
  expect(list('# One\n\n# Two')).toEqual([]);
  expect(listHeadings('')).toEqual([]);
});

test('a text with many headings lists those of the first level', () => {
  const headings = list('# Part\n\n## Chapter\n\n## Chapter\n\n'.repeat(5));
  expect(headings.map(({ name }) => name)).toEqual(Array(5).fill('Part'));
});
