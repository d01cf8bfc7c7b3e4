import { expect, test } from 'vitest';
import { readCodeInfo } from '#server/core/markdown/code-info';
import { renderMarkdown } from '#server/core/markdown/render-markdown';

test.each([
  ['js', 'js', ''],
  ['', '', ''],
  ['ts src/main.ts', 'ts', 'src/main.ts'],
  ['ts src/my file.ts showLineNumbers', 'ts', 'src/my file.ts'],
  ['dockerfile Dockerfile', 'dockerfile', 'Dockerfile'],
  ['ini .env', 'ini', '.env'],
  ['js {1,3} title="x.js" showLineNumbers', 'js', 'x.js'],
  ["js title='The first step'", 'js', 'The first step'],
  ['js filename=x.js {1}', 'js', 'x.js'],
  ['js file=src/x.js', 'js', 'src/x.js'],
  ['python {linenos=table,hl_lines=[8,"15-17"]}', 'python', ''],
  ['go {title="main.go" linenos=inline}', 'go', 'main.go'],
  ['js{1,3-4}', 'js', ''],
  ['js:title=a.js', 'js', 'a.js'],
  ['js{1}:title=a.js', 'js', 'a.js'],
  ['js:a.js', 'js', 'a.js'],
  ['js:line-numbers {1}', 'js', ''],
  ['js [config.js]', 'js', 'config.js'],
  ['js /carrot/ "a.b" {2} showLineNumbers{5} ins={1.5}', 'js', ''],
  ['py title="sort.py" linenums="1" hl_lines="2 3"', 'py', 'sort.py'],
  ['rust,editable,no_run', 'rust', ''],
  ['{.js .numberLines}', 'js', ''],
  ['{.js title="a.js"}', 'js', 'a.js'],
  ['{python}', 'python', ''],
  ['{r, echo=FALSE}', 'r', ''],
  ['{1,3}', '', ''],
  ['title="a.js"', '', 'a.js'],
  ['c++ wrap', 'c++', ''],
  ['c# Program.cs', 'c#', 'Program.cs'],
])('the info string %j has the language %j and the title %j', (info, language, title) => {
  expect(readCodeInfo(info)).toMatchObject({ language, title });
});

test('a code block shows its title and language, and no options', () => {
  const html = renderMarkdown(
    '```js {1,3} title="x.js" showLineNumbers\na\n```\n\n```python {linenos=table}\nb\n```',
  );
  expect(html.match(/<div class="code-head">.*?<\/div>/g)).toEqual([
    '<div class="code-head"><code>x.js</code><span>JavaScript</span></div>',
    '<div class="code-head"><span>Python</span></div>',
  ]);
});

test.each([
  ['ts {2,4-5}', '2-2 4-5'],
  ['js{1,3-4}', '1-1 3-4'],
  ['js{1}:title=a.js', '1-1'],
  ['{1, 3}', '1-1 3-3'],
  ['py title="sort.py" linenums="1" hl_lines="2 4-5"', '2-2 4-5'],
  ['python {linenos=table,hl_lines=[8,"15-17"]}', '8-8 15-17'],
  ['js showLineNumbers{5}', ''],
  ['js ins={1-2} /word/', ''],
  ['js {1-}', ''],
  ['js {1-999999999}', ''],
])('the info string %j marks the lines %j', (info, lines) => {
  const { marked } = readCodeInfo(info);
  expect(marked.map(({ from, to }) => `${from}-${to}`).join(' ')).toBe(lines);
});

const MARKED = '<span class="hljs-comment">';

test.each([
  ['{2}', `${MARKED}/* one\n</span><mark>${MARKED}two */</span>\n</mark>&lt;b&gt;\n`],
  ['{1-2}', `<mark>${MARKED}/* one\n</span></mark><mark>${MARKED}two */</span>\n</mark>&lt;b&gt;\n`],
  ['{3}', `${MARKED}/* one\n</span>${MARKED}two */</span>\n<mark>&lt;b&gt;\n</mark>`],
  ['{0} {9-2} {4} {1-9}', `${MARKED}/* one\ntwo */</span>\n&lt;b&gt;\n`],
])('lines are marked as %j if the code has them, across comments', (lines, code) => {
  expect(renderMarkdown(`\`\`\`js ${lines}\n/* one\ntwo */\n<b>\n\`\`\``)).toContain(`<code>${code}</code>`);
});

test('a feed has code without marks', () => {
  const html = renderMarkdown('```js {1}\na\n```', { page: 'https://example.com/notes/x' });
  expect(html).toBe('<pre><code>a\n</code></pre>');
});
