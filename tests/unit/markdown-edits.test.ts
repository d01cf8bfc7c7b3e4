import { expect, test } from 'vitest';
import {
  type Edit,
  figureMarkdown,
  insertBlock,
  insertLink,
  type Selected,
  toggleCode,
  toggleMarks,
  togglePrefix,
} from '../../src/client/content/markdown/markdown-edits';

/** The selection stands between two bars. */
function selected(marked: string): Selected {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  const text = marked.slice(0, start) + marked.slice(start + 1, end) + marked.slice(end + 1);
  return { text, start, end: Math.max(start, end - 1) };
}

function edited(marked: string, change: (selected: Selected) => Edit): string {
  const before = selected(marked);
  const { from, to, insert, select } = change(before);
  const text = before.text.slice(0, from) + insert + before.text.slice(to);
  return `${text.slice(0, select[0])}|${text.slice(select[0], select[1])}|${text.slice(select[1])}`;
}

test.each([
  ['a |b| c', 'a **|b|** c'],
  ['a **|b|** c', 'a |b| c'],
  ['a ||', 'a **|bold|**'],
])('bold makes %s to %s', (before, after) => {
  expect(edited(before, each => toggleMarks(each, '**', 'bold'))).toBe(after);
});

test('italic leaves bold as it is', () => {
  expect(edited('**|b|**', each => toggleMarks(each, '*', 'italic'))).toBe('***|b|***');
  expect(edited('*|b|*', each => toggleMarks(each, '*', 'italic'))).toBe('|b|');
});

test.each([
  ['- ', 'x\na|b\nc|d\ny', 'x\n|- ab\n- cd|\ny'],
  ['- ', '|- a\n- b|', '|a\nb|'],
  ['> ', 'a||', '|> a|'],
  ['## ', '# a||', '|## a|'],
])('%j begins the lines of %j', (prefix, before, after) => {
  expect(edited(before, each => togglePrefix(each, prefix))).toBe(after);
});

test.each([
  ['a |b| c', 'a [b](|https://|) c'],
  ['||', '[text](|https://|)'],
  ['|https://a.example|', '[|text|](https://a.example)'],
])('a link is made of %s', (before, after) => {
  expect(edited(before, insertLink)).toBe(after);
});

test('code of one line and of several', () => {
  expect(edited('a |b|', toggleCode)).toBe('a `|b|`');
  expect(edited('a\n|b\nc\n|d', toggleCode)).toBe('a\n\n```||\nb\nc\n```\n\nd');
});

test.each([
  ['||', 'P||'],
  ['a||b', 'a\n\nP\n\n||b'],
  ['a\n\n||\n\nb', 'a\n\nP||\n\nb'],
  ['a\n|b|\nc', 'a\n\nP\n||\nc'],
])('a paragraph of its own stands in %j', (before, after) => {
  expect(edited(before, each => insertBlock(each, 'P'))).toBe(after);
});

test('pictures have what says it in words, and where they stand', () => {
  const one = { url: '/uploads/a.webp', alt: 'A [hive]', caption: ' Said "so"\nhere ' };
  const other = { url: '/uploads/b.webp', alt: '', caption: '' };
  expect(figureMarkdown([one], 'wide', false)).toBe(
    '![A \\[hive\\]](/uploads/a.webp#wide "Said \\"so\\" here")',
  );
  expect(figureMarkdown([other, other], '', true)).toBe('![](/uploads/b.webp)\n![](/uploads/b.webp)');
  expect(figureMarkdown([other, other], '', false)).toBe('![](/uploads/b.webp)\n\n![](/uploads/b.webp)');
});
