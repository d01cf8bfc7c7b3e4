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
} from '#client/content/markdown/markdown-edits';

/** Parses a text in which two bars enclose the selection. */
function parseSelection(marked: string): Selected {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  const text = marked.slice(0, start) + marked.slice(start + 1, end) + marked.slice(end + 1);
  return { text, start, end: Math.max(start, end - 1) };
}

function applyEdit(marked: string, change: (parseSelection: Selected) => Edit): string {
  const before = parseSelection(marked);
  const { from, to, insert, select } = change(before);
  const text = before.text.slice(0, from) + insert + before.text.slice(to);
  return `${text.slice(0, select[0])}|${text.slice(select[0], select[1])}|${text.slice(select[1])}`;
}

test.each([
  ['a |b| c', 'a **|b|** c'],
  ['a **|b|** c', 'a |b| c'],
  ['a ||', 'a **|bold|**'],
])('the bold button changes %s to %s', (before, after) => {
  expect(applyEdit(before, each => toggleMarks(each, '**', 'bold'))).toBe(after);
});

test('the italic button does not change bold text, and the code button fences several lines', () => {
  expect(applyEdit('**|b|**', each => toggleMarks(each, '*', 'italic'))).toBe('***|b|***');
  expect(applyEdit('*|b|*', each => toggleMarks(each, '*', 'italic'))).toBe('|b|');
  expect(applyEdit('a |b|', toggleCode)).toBe('a `|b|`');
  expect(applyEdit('a\n|b\nc\n|d', toggleCode)).toBe('a\n\n```||\nb\nc\n```\n\nd');
});

test.each([
  ['- ', 'x\na|b\nc|d\ny', 'x\n|- ab\n- cd|\ny'],
  ['- ', '|- a\n- b|', '|a\nb|'],
  ['> ', 'a||', '|> a|'],
  ['## ', '# a||', '|## a|'],
])('the prefix %j is toggled on the lines of %j', (prefix, before, after) => {
  expect(applyEdit(before, each => togglePrefix(each, prefix))).toBe(after);
});

test.each([
  ['a |b| c', 'a [b](|https://|) c'],
  ['||', '[text](|https://|)'],
  ['|https://a.example|', '[|text|](https://a.example)'],
])('the link button changes %s to %s', (before, after) => expect(applyEdit(before, insertLink)).toBe(after));

test.each([
  ['||', 'P||'],
  ['a||b', 'a\n\nP\n\n||b'],
  ['a\n\n||\n\nb', 'a\n\nP||\n\nb'],
  ['a\n|b|\nc', 'a\n\nP\n||\nc'],
])('a block inserted into %j becomes a separate paragraph', (before, after) => {
  expect(applyEdit(before, each => insertBlock(each, 'P'))).toBe(after);
});

test('the Markdown of a picture contains its alt text, caption and width', () => {
  const one = { url: '/uploads/a.webp', alt: 'A [hive]', caption: ' Said "so"\nhere ' };
  const other = { url: '/uploads/b.webp', alt: '', caption: '' };
  expect(figureMarkdown([one], 'wide', false)).toBe(
    '![A \\[hive\\]](/uploads/a.webp#wide "Said \\"so\\" here")',
  );
  expect(figureMarkdown([other, other], '', true)).toBe('![](/uploads/b.webp)\n![](/uploads/b.webp)');
  expect(figureMarkdown([other, other], '', false)).toBe('![](/uploads/b.webp)\n\n![](/uploads/b.webp)');
});
