import { readParameters } from './convert-template';
import type { TemplatePair } from './template-pairs';

/**
 * Converts code between two tags, such as `{{< highlight go >}}` and `{{< /highlight >}}`, to Markdown. Returns null if
 * its lines leave the quote or the list in which it begins.
 */
export function convertCode(source: string, { open, close }: TemplatePair): string | null {
  const code = source.slice(open.end, close.start);
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  if (!code.includes('\n')) {
    const mark = '`'.repeat(longest + 1);
    const space = /^`|`$/.test(code) ? ' ' : '';
    return `${mark}${space}${code}${space}${mark}`;
  }
  const { prefix, required, isAfterText } = readPrefix(source, open.start);
  const [first = '', ...below] = code.split('\n');
  if (!below.every(line => line.startsWith(required) || line.trim() === prefix.trim())) return null;
  const isAbove = below.at(-1)?.trim() === prefix.trim();
  const fence = '`'.repeat(Math.max(2, longest) + 1);
  const { named, positional } = readParameters(open.words);
  const language = named.get('lang') ?? (open.name === 'codeblock' ? '' : (positional[0] ?? ''));
  const lines = [
    ...(isAfterText ? ['', prefix + fence + language] : [fence + language]),
    ...(first.trim() === '' ? [] : [prefix + first]),
    ...(isAbove ? below.slice(0, -1) : below),
    prefix + fence,
    ...(isBeforeText(source, close.end) ? [prefix] : []),
  ];
  return lines.join('\n');
}

function isBeforeText(source: string, position: number): boolean {
  const after = source.slice(position).search(/\S|\n/);
  return after !== -1 && source.charAt(position + after) !== '\n';
}

const MARKS = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*)*/;

/** Reads the marks of quotes and lists before a position, as the other lines of their content have them. */
export function readPrefix(source: string, start: number) {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const [marks = ''] = MARKS.exec(before) ?? [];
  const prefix = marks.replace(/[^>\s]+(\t?)/g, (mark, tab) => tab || ' '.repeat(mark.length));
  // Only the text of a list must be indented.
  const required = /[^>\s]/.test(marks) ? prefix : prefix.trimEnd();
  return { prefix, required, isAfterText: before.length > marks.length };
}
