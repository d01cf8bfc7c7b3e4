import fc from 'fast-check';
import MarkdownIt, { type Env, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { expect, test } from 'vitest';
import { prepareText } from '#server/extras/imports/markdown/prepare-text';
import { runs } from '#tests/support/property-runs';

/** Shows the addresses of a text between angle quotes, those of images after an exclamation mark. */
function show(source: string): string {
  const { text, addresses } = prepareText(source);
  let shown = '';
  let position = 0;
  for (let index = 0; index < addresses.length; index += 3) {
    const [start = 0, end = 0, isPicture = 0] = addresses.slice(index, index + 3);
    shown += `${text.slice(position, start)}${isPicture ? '!' : ''}«${text.slice(start, end)}»`;
    position = end;
  }
  return shown + text.slice(position);
}

test.each([
  ['![a](images/a_(1).jpg "Title")', '![a](!«images/a_(1).jpg» "Title")'],
  ['[a](<b (c) d.md> (title))', '[a](<«b (c) d.md»> (title))'],
  ['[a\\]b](c\\(d.md)', '[a\\]b](«c\\(d.md»)'],
  ['[![a](a.png)](b.md)', '[![a](!«a.png»)](«b.md»)'],
  ['[*a*\n  b](\n  c.md\n)', '[*a*\n  b](\n  «c.md»\n)'],
  [
    '> 1. [a](b.md)\n>    and [c](d.md)\nlazy [e](f.md)',
    '> 1. [a](«b.md»)\n>    and [c](«d.md»)\nlazy [e](«f.md»)',
  ],
  ['-\t[a](b.md)\n\n\t[c](d.md)', '-\t[a](«b.md»)\n\n\t[c](«d.md»)'],
  ['# [a](b.md) #\n\n[c](d.md)\n---', '# [a](«b.md») #\n\n[c](«d.md»)\n---'],
  [
    '| [a](b.md) | `[a](b.md)` |\n|-|-|\n| `\\|` [a](b.md) | ![c](d.png) |',
    '| [a](«b.md») | `[a](b.md)` |\n|-|-|\n| `\\|` [a](«b.md») | ![c](!«d.png») |',
  ],
  ['[a]: b.md "Title"\n> [c]:\n> <d e.md>', '[a]: «b.md» "Title"\n> [c]:\n> <«d e.md»>'],
  ['[a][b] [b]\n\n[b]: c.md', '[a][b] [b]\n\n[b]: «c.md»'],
  ['<img alt="a" src="b.png"> <IMG src=\'c.png\'>', '<img alt="a" src="!«b.png»"> <IMG src=\'!«c.png»\'>'],
  ['<div>\n![a](b.png)\n</div>', '<div>\n![a](!«b.png»)\n</div>'],
  ['[a] (b.md) \\[c](d.md) [e](f g.md)', '[a] (b.md) \\[c](d.md) [e](f g.md)'],
  ['Claim[^1] and[^2].\n\n[^1]: second.md has more.\n[^2]: Foot "quoted"', null],
  [
    'Claim[^1].\n\n[^1]: See [a](b.md).\n\n    ![c](d.png)',
    'Claim[^1].\n\n[^1]: See [a](«b.md»).\n\n    ![c](!«d.png»)',
  ],
])('the addresses of a Markdown text are found as CommonMark reads them: %j', (source, expected) => {
  expect(show(source)).toBe(expected ?? source);
});

const CODE =
  '{{< ref "a.md" >}} {{ site.url }} [a](b.md) ![c](d.png) {% highlight ruby %}x{% endhighlight %} <!-- more -->';

const FORMS = [
  ['a span', '`{}`'],
  ['a span of two backticks', '`` ` {} ` ``'],
  ['a span of two lines', 'text `a\n{}` text'],
  ['a span in a link', '[`{}`](#a)'],
  ['a span in an image', '![`{}`](#a)'],
  ['a span in a table', '| a |\n|-|\n| `{}` |'],
  ['a fence', '```\n{}\n```'],
  ['a fence of tildes', '~~~ md\n```\n{}\n~~~'],
  ['a long fence', '`````\n```\n{}\n```\n`````'],
  ['a fence that does not end', '```\n\n{}'],
  ['a fence in a list', '- a\n\n  ```\n  {}\n  ```'],
  ['a fence in a quote', '> ```\n> {}\n> ```'],
  ['a fence in a list in a quote', '> 1. ~~~\n>    {}\n>    ~~~'],
  ['indentation', 'a\n\n    {}'],
  ['indentation by a tab', 'a\n\n\t{}'],
  ['indentation in a list', '- a\n\n      {}'],
  ['a footnote', '[^1]: a\n\n    ```\n    {}\n    ```'],
  ['pre', '<pre>\n{}\n\n{}\n</pre>'],
  ['pre in div', '<div class="highlight"><pre><code>\n{}\n\n    {}\n</code></pre></div>'],
  ['code', 'Some <code class="a">{}</code> here'],
  ['script', '<script>\n{}\n</script>'],
];

test.each(FORMS)('no character of code changes in %s', (_form, form) => {
  const source = form.replaceAll('{}', CODE);
  expect(show(source)).toBe(source.replace(/(!?)(\[.*\]\()#a/s, '$1$2$1«#a»'));
  expect(prepareText(source).templates).toEqual([]);
});

test.each([
  '{{ site.url }}',
  '{% gist 1234 %}',
  '{% highlight ruby %} {% raw %}',
  '{{< figure src="a.png" >}}',
  '{: .note}',
  '{:}',
  '{::comment} a {:/comment}',
  '{% comment %} a {% endcomment %}',
  '{# a #}',
])('no character of code changes where its line is %s', line => {
  for (const [name = '', form = ''] of FORMS) {
    const source = form.replaceAll('{}', line);
    expect(prepareText(source).text, name).toBe(source);
  }
});

test.each([
  'Write this:\n\n    {% highlight ruby %}\n    def foo\n    {% endhighlight %}',
  'Write this:\n\n\t{% highlight ruby %}\n\tdef foo\n\t{% endhighlight %}\n\n\t{{ site.url }}',
  '```\n{% highlight ruby %}\ndef foo\n{% endhighlight %}',
  '```\n{{ site.url }}\n\n{% gist 1234 %}\n',
])('no character of code changes where template code has lines of its own: %j', source => {
  expect(show(source)).toBe(source);
  expect(prepareText(source).templates).toEqual([]);
});

test.each([
  [
    '[a]({{< ref "gauge.md" >}}) [b]({{% relref path="/posts/a b" %}}#how)',
    '[a](«gauge.md») [b](«/posts/a%20b#how»)',
  ],
  [
    'See {% post_url 2024-01-31-day %} and {% link _posts/day.md %}',
    'See «2024-01-31-day» and «_posts/day.md»',
  ],
  ['[a]({{ "/a.html" | relative_url }}) ![b]({{ site.baseurl }}/b.png)', '[a](«/a.html») ![b](!«/b.png»)'],
  ['{% post_link day "First [day]" %}', '[First \\[day\\]](«day»)'],
  ['{{< figure src="a b.png" alt="[A]" caption=\'B "c\' >}}', '![\\[A\\]](!«a%20b.png» "B \\"c")'],
  ['{{< figure\n  src="a b.png"\n  title="B"\n>}}', '![B](!«a%20b.png» "B")'],
  ['{{< figure src="a\u00a0b\u3000\u2028c.png" >}}', '![](!«a%C2%A0b%E3%80%80%E2%80%A8c.png»)'],
  ['{% asset_img a.png A gauge %}', '![A gauge](!«a.png» "A gauge")'],
  ['{{< youtube dQw4 >}}', '<https://www.youtube.com/watch?v=dQw4>'],
  ['{{< youtube id="dQw4" title="Film" >}}', '[Film](https://www.youtube.com/watch?v=dQw4)'],
  ['{% youtube https://youtu.be/dQw4 %}', '<https://youtu.be/dQw4>'],
  ['{{< vimeo 123 >}}', '<https://vimeo.com/123>'],
  [
    '{{< gist ada 0f1e "a.go" >}} {% gist ada/0f1e a.go %}',
    '<https://gist.github.com/ada/0f1e> <https://gist.github.com/ada/0f1e>',
  ],
  [
    '{{< tweet user="ada" id="12" >}} {{< tweet 12 >}}',
    '<https://x.com/ada/status/12> <https://x.com/i/status/12>',
  ],
  ['{{< highlight go "linenos=table" >}}\nfunc main() {}\n{{< /highlight >}}', '```go\nfunc main() {}\n```'],
  ['{% highlight ruby %}\ndef x; end\n{% endhighlight %}', '```ruby\ndef x; end\n```'],
  ['{% codeblock Title lang:js %}\nlet a\n{% endcodeblock %}', '```js\nlet a\n```'],
  [
    '{{< highlight md >}}\n```js\n[a](b.md)\n{{< /highlight >}}\n[a](b.md)',
    '````md\n```js\n[a](b.md)\n````\n[a](«b.md»)',
  ],
  ['Run {{< highlight sh "hl_inline=true" >}}a `b`{{< /highlight >}} now', 'Run `` a `b` `` now'],
  ['- a\n  {{< highlight go >}}\n  x\n  {{< /highlight >}}', '- a\n  ```go\n  x\n  ```'],
  [
    '> {{< highlight go >}}\n> x\n>\n> y\n> {{< /highlight >}}\n\n[a](b.md)',
    '> ```go\n> x\n>\n> y\n> ```\n\n[a](«b.md»)',
  ],
  ['> {% highlight go %}x\n> y{% endhighlight %}\n\na', '> ```go\n> x\n> y\n> ```\n\na'],
  ['> 1. {% highlight go %}\n>    x\n>    {% endhighlight %}\n\na', '> 1. ```go\n>    x\n>    ```\n\na'],
  ['- {% highlight go %}\n  x{% endhighlight %}\n\na', '- ```go\n  x\n  ```\n\na'],
  ['Run {% highlight go %}\nx\n{% endhighlight %} now', 'Run \n```go\nx\n```\n now'],
  ['> Run {% highlight go %}\n> x\n> {% endhighlight %}', '> Run \n> ```go\n> x\n> ```'],
  ['    code\n\n{{< vimeo 1 >}}\n\n    code', '    code\n\n<https://vimeo.com/1>\n\n    code'],
  ['{: .note}\n[a]: b.md', '\n[a]: «b.md»'],
  ['{% raw %}{{ a }} [b](c.md){% endraw %}', '{{ a }} [b](«c.md»)'],
  ['{{</* youtube a */>}} {{%/* b */%}}', '{{< youtube a >}} {{% b %}}'],
  ['Text\n{: .note}\n# A {#a}', 'Text\n\n# A {#a}'],
  ['A <!-- more --> B\n\n<!--more-->\n\n{# comment #}', 'A  B\n\n\n\n'],
])('template code becomes Markdown: %j', (source, expected) => {
  expect(show(source)).toBe(expected);
  expect(prepareText(source).templates).toEqual([]);
});

const COMMENTS = [
  '{::comment}\n[a](b.md)\n\n```\n{:/comment}',
  '{::comment}[a](b.md){:/}',
  '{% comment %}\n    [a](b.md)\n\n{{ a }} {% endcomment %}',
  '{%- comment -%} `` {% comment %} a {% endcomment %} [a](b.md) {%- endcomment -%}',
  '{% comment %} {% highlight go %}a{% endhighlight %} <!-- {% endcomment %}',
  '{% # a [b](c.md) %}',
  '{{% comment %}}\n```\n{{% /comment %}}',
  '{# a\n\n{{ b }} [a](b.md) #}',
];
const MDX_COMMENTS = ['{/* a [b](c.md) */}', '{/*\n\n```\n<Tabs> */ }', '{ /* a */}'];

test.each([
  ...COMMENTS.map(comment => [comment, false] as const),
  ...MDX_COMMENTS.map(comment => [comment, true] as const),
])('comments of a generator are removed with what is between their tags: %j', (comment, isMdx) => {
  for (const form of [
    '{}',
    'A {} B {}',
    'A\n{}\nB',
    '- A\n\n    {}\n\n    {}\n',
    '> {}\n> B',
    '{% raw %}a{% endraw %}{}',
    '`a` `{}` {}',
    '```\n{}\n```\n{}',
  ]) {
    // Code that contains the end of its own form is not that form.
    if (form.includes('`') && /`|\n\n/.test(comment)) continue;
    const { text, templates } = prepareText(form.replaceAll('{}', comment), isMdx);
    const codes = form.includes('```') ? [`\`\`\`\n${comment}\n\`\`\``] : [`\`${comment}\``];
    const shown = codes.reduce((rest, code) => rest.replace(code, ''), text);
    expect(shown, form).not.toMatch(/b\.md|c\.md|comment|\{\{|\/\*|#|Tabs|<!--|-->/);
    expect(templates, form).toEqual([]);
    if (form.includes('`')) expect(text, form).toContain(codes[0]);
  }
});

test.each(['{}', 'A\n{}\nB', '- A\n{}\n', '> A\n{}\n> B'])(
  'an HTML comment is removed with template code in it: %j',
  form => {
    for (const comment of [
      '<!-- a {% comment %}b{% endcomment %} {% highlight go %}\nc -->',
      '<!--\n\n[a](b.md) {{ a }}\n```\n-->',
    ]) {
      const { text, templates } = prepareText(form.replace('{}', comment));
      expect(text).toBe(form.replace('{}', ''));
      expect(templates).toEqual([]);
    }
  },
);

test.each(['A {}', '- {}'])(
  'an HTML comment that Markdown does not read as one stays, and its template code is named: %j',
  form => {
    const source = form.replace('{}', '<!--\n\n{{ a }}\n-->');
    expect(prepareText(source)).toMatchObject({ text: source, templates: ['{{ a }}'] });
  },
);

const BEFORE_CODE = [
  ['an indented line', 'a\n  {}\n\n    CODE'],
  ['an indented line and more code', '  {}\n\n    CODE\n\n    CODE\n\n  a\n\n    CODE'],
  ['a list', '- a\n\n  {}\n\n      CODE\n\n  b\n\n      CODE'],
  ['a numbered list', '1. a {}\n2. b\n\n       CODE'],
  ['a list of comments', '- a\n\n  {}\n- {}\n\n      CODE\n- {}\n\n      CODE'],
  ['a list in a list', '- a\n  - b\n\n    {}\n\n        CODE\n\n  c\n\n      CODE'],
  ['a list that has ended', '- a {}\n\nb\n\n    CODE'],
  ['a list before a fence', '- {}\n\n  ```\n  CODE\n  ```\n\n      CODE'],
  ['a list before a span', '- a {} b `CODE`\n\n      CODE'],
  ['a quote', '> {}\n>\n>     CODE'],
  ['a quote that has ended', '> a {}\n\n    CODE'],
  ['a list in a quote', '> - {}\n>\n>       CODE\n>\n>   a'],
  ['a quote in a list', '- > a {}\n\n      CODE'],
  ['a footnote', '[^1]: a {}\n\n        CODE'],
  ['a tab', '-\ta {}\n\n\t\tCODE'],
];

test.each(BEFORE_CODE)('no character of code changes after a comment in %s', (_place, form) => {
  const expected = form.replaceAll('{}', '').replaceAll('CODE', CODE);
  for (const comment of [
    '<!-- a -->',
    '{% comment %}a{% endcomment %}',
    '{% comment %}\n\n```\n{% endcomment %}',
    '{::comment}\na\n{:/comment}',
    '{# a #}',
  ]) {
    const { text, templates } = prepareText(form.replaceAll('{}', comment).replaceAll('CODE', CODE));
    expect(text, comment).toBe(expected);
    expect(templates, comment).toEqual([]);
  }
});

test.each(BEFORE_CODE)('no character of code changes after template code in %s', (_place, form) => {
  const code = '{% highlight go %}a{% endhighlight %}';
  const source = form.replaceAll('{}', code).replaceAll('CODE', CODE);
  expect(prepareText(source).text).toBe(source.replaceAll(code, '`a`'));
});

test.each([
  ['a long line', '- {% comment %}a{% endcomment %} `{}`'],
  ['a comment on the line of a fence', '{% comment %}a{% endcomment %}```\n{}\n\n{}\n```'],
  [
    'a comment on the line of a fence in a list',
    '- {% comment %}\na{% endcomment %}```\n  {}\n\n  {}\n  ```',
  ],
])('no character of code changes in %s', (_name, form) => {
  for (const code of [CODE, `${'a '.repeat(500)}${CODE}`, `${CODE} ${'a '.repeat(500)}`]) {
    const source = form.replaceAll('{}', code);
    expect(prepareText(source).text).toBe(source.replace(/\{% comment %\}\n?a\{% endcomment %\}/, ''));
  }
});

test('code of many words with tags of comments stays', () => {
  const source = `A \`{% comment %} ${'a '.repeat(500)}\` and \`{% endcomment %}\` {{ site.url }}B`;
  expect(prepareText(source).text).toBe(source.replace('{{ site.url }}', ''));
});

test('a text that must be read too often stays from there on, and is named', () => {
  const hidden = '{% comment %}\n\n```\n{% endcomment %} [a](b.md)\n\n';
  const { text, templates } = prepareText(`${hidden.repeat(20)}{{ site.url }}`);
  expect(text.startsWith(' [a](b.md)\n\n')).toBe(true);
  expect(text.endsWith(`${hidden}{{ site.url }}`)).toBe(true);
  expect(templates).toEqual(['{% comment %}']);
});

test('MDX has no indented code, so that comments in it are removed', () => {
  expect(prepareText('<Tabs>\n\n    {/* a */}\n    [a](b.md)\n\n</Tabs>', true).text).toBe(
    '<Tabs>\n\n    \n    [a](b.md)\n\n</Tabs>',
  );
});

test.each([
  ['1. a\n    {% comment %}b{% endcomment %}\n    ![c](d.png)', '1. a\n    \n    ![c](!«d.png»)'],
  [
    '1. a\n\n    {% highlight go %}\n    b\n    {% endhighlight %}\n\n    [c](d.md)\n\n[e](f.md)\n\n    [g](h.md)',
    '1. a\n\n    ```go\n    b\n    ```\n\n    [c](«d.md»)\n\n[e](«f.md»)\n\n    [g](h.md)',
  ],
  ['{% comment %}a{% endcomment %}\n\n    [a](b.md) {% gist 1 %}', '\n\n    [a](b.md) {% gist 1 %}'],
])('a text after a comment or code in a list is read as part of the list: %j', (source, expected) => {
  expect(show(source)).toBe(expected);
});

test.each([
  '{% raw %}{% comment %}a{% endcomment %}{% endraw %}',
  'A {/* comment */} of MDX in Markdown',
  '{% comment %} without an end',
  '{# a',
  '# A {#a}\n\nText #}',
  '`{% comment %}` begins and `{% endcomment %}` ends a comment.',
  '`{::comment}` begins, `{:/comment}` ends',
  'Two lines `of <!-- a -->\ncode {% comment %}b{% endcomment %}\n`',
])('what is no comment stays: %j', source => {
  expect(prepareText(source).text).toBe(source.replace(/\{% (?:end)?raw %\}/g, ''));
});

test.each(['> {% highlight go %}\nx\n{% endhighlight %}', '- {% highlight go %}\n\nx\n{% endhighlight %}'])(
  'code whose lines leave the quote or list that it begins in stays and is named: %j',
  source => {
    expect(show(source)).toBe(source);
    expect(prepareText(source).templates).toEqual(['{% highlight go %}']);
  },
);

test('template code without an equivalent stays and is named once, without its end', () => {
  const source =
    '{{< tabs "a" >}}\n{{< tab >}}x{{< /tab >}}\n{{< /tabs >}}\n{% include a.html %} {% include a.html %} {{ page.title }}';
  expect(show(source)).toBe(source);
  expect(prepareText(source).templates).toEqual([
    '{{< tabs "a" >}}',
    '{{< tab >}}',
    '{% include a.html %}',
    '{{ page.title }}',
  ]);
});

const UNITS = [
  '`',
  '``',
  '```\n',
  '~~~\n',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '1. ',
  '# ',
  '|',
  '|-|\n',
  'a ',
  '\\',

  '[a](b)',
  '![c](d "t")',
  '[a](<e f>)',
  '[![a](b)](g)',
  '![',
  '](',
  ')',
  '[a]: h\n',
  '[^1]: ',
  '\u00a0',
  '{',
];

test('the addresses of any Markdown text are those that its reader finds, and the text stays', () => {
  const html = ['<pre>', '</pre>', '<div>', '<img src="i">'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...UNITS, ...html), { maxLength: 30 }), parts => {
      expect(prepareText(parts.join('')).text).toBe(parts.join(''));
    }),
    runs(500),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...UNITS), { maxLength: 30 }), parts => {
      const { text, addresses } = prepareText(parts.join(''));
      const found = Array.from({ length: addresses.length / 3 }, (_, index) =>
        encodeURI(text.slice(addresses[3 * index], addresses[3 * index + 1])),
      );
      // An address of a space that does not break is empty.
      expect([...new Set(found)].filter(each => each !== '%C2%A0').sort()).toEqual(listAddresses(text));
    }),
    runs(500),
  );
});

/** Lists the addresses in a text without their positions. */
function listAddresses(text: string): string[] {
  const env: Env = {};
  const tokens = new MarkdownIt()
    .use(footnotes)
    .disable(['footnote_inline', 'footnote_ref', 'footnote_tail'])
    .parse(text, env);
  const flatten = (token: Token): Token[] => [token, ...(token.children ?? []).flatMap(flatten)];
  const inline = tokens.flatMap(flatten);
  const written = inline
    .filter(({ meta }) => meta?.label === undefined)
    .flatMap(token => [token.attrGet('href'), token.attrGet('src')]);
  const defined = Object.values(env.references ?? {}).map(({ href }) => href);
  return [...new Set([...written, ...defined])].flatMap(each => (each ? [String(each)] : [])).sort();
}
