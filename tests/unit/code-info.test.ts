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
  expect(readCodeInfo(info)).toEqual({ language, title });
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
