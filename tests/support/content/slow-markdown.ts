/**
 * Lists texts of the given length that are known to slow down Markdown parsers, named by their repeated unit.
 */
export function slowMarkdown(length: number): [name: string, text: string][] {
  const fill = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const cells = Math.min(1_000, Math.floor(length / 20));
  const depth = Math.floor(Math.sqrt(length));
  return [
    '> ',
    '- ',
    '1. ',
    '[',
    '![',
    '[a](',
    '[a](<b',
    ']',
    '*a ',
    'a**b',
    '*_',
    '_a__',
    '~~a',
    '`a``',
    '`',
    '|',
    '<',
    '<!--',
    '&#',
    '\\',
    'http://',
    'www.',
    'a@b.',
    '[^',
    '[^a]',
    '[a]: b\n',
    '[^a]: b\n',
    '# a\n',
    '#',
    '```js\n',
    '> [!NOTE]\n',
    '- [ ] a\n',
    '![a](/b) ',
    '\u0000',
    '\u202e',
    '\n',
    '\t',
    ' ',
  ]
    .map((unit): [string, string] => [JSON.stringify(unit), fill(unit)])
    .concat([
      ['nested lists', Array.from({ length: depth }, (_, index) => `${' '.repeat(index)}- a`).join('\n')],
      ['a wide table', `${'|a'.repeat(cells)}|\n${'|-'.repeat(cells)}|\n${'|\n'.repeat(length / 4)}`],
      ['a defined footnote and many unfinished references', `[^a]: b\n\n${fill('[^')}`],
      ['nested closed brackets', `${'['.repeat(length / 2)}a${']'.repeat(length / 2)}`],
      ['nested closed asterisks', `${'*'.repeat(length / 2)}a${'*'.repeat(length / 2)}`],
    ]);
}
