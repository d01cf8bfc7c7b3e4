import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/core/markdown/render-markdown';

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<img src=x onerror=alert(1)>', '<img'],
  ['[a](javascript:alert(1))', 'javascript:'],
  ['[a](JaVaScRiPt:alert(1))', 'script:'],
  ['[a](data:text/html,<script>alert(1)</script>)', 'data:'],
  ['![a](javascript:alert(1))', 'javascript:'],
  ['[a][1]\n\n[1]: vbscript:x', 'vbscript:'],
  ['<javascript:alert(1)>', 'href="javascript'],
  ['[a](https://example.com "\\" onclick=alert(1) x=\\"")', '" onclick'],
])('%s renders as safe HTML', (text, danger) => expect(renderMarkdown(text)).not.toContain(danger));

test.each([
  ['# One\n\n## Two', ['h2 text-one', 'h3 text-two']],
  ['### Three\n\n##### Five', ['h2 text-three', 'h4 text-five']],
  ['# One\n\n###### Six', ['h2 text-one', 'h6 text-six']],
])('the highest heading of %j becomes a second-level heading', (text, headings) => {
  const found = renderMarkdown(text).matchAll(/<(h\d) id="([^"]*)">/g);
  expect(Array.from(found, ([, tag, id]) => `${tag} ${id}`)).toEqual(headings);
});

test.each([
  [
    '# One *two*',
    '<h2 id="text-one-two"><a class="heading-link" href="#text-one-two">One <em>two</em></a></h2>',
  ],
  ['# [One](/x)', '<h2 id="text-one"><a href="/x">One</a></h2>'],
  [
    '# https://a.example/',
    /^<h2 id="[^"]*"><a href="https:\/\/a\.example\/" rel="noopener">[^<]*<\/a><\/h2>$/,
  ],
  ['# One[^1]\n\n[^1]: Note', /<h2 id="text-one">One<sup>/],
  ['#', '<h2 id="text"></h2>'],
])('the heading %j links to itself unless it is empty or has a link', (text, html) => {
  expect(renderMarkdown(text)).toEqual(typeof html === 'string' ? html : expect.stringMatching(html));
});

test('numbers and their units are joined, except in code', () => {
  expect(renderMarkdown('2 W, 700 ms, 9 %, 5 °C, 3 mugs, a 4 g `5 g`')).toBe(
    '<p>2\u00a0W, 700\u00a0ms, 9\u00a0%, 5\u00a0°C, 3 mugs, a 4\u00a0g <code>5 g</code></p>',
  );
});

test('an address in a feed has the base path once', () => {
  const home = 'https://ada.example/work';
  expect(renderMarkdown('[a](/about) [b](c)', { page: `${home}/notes/x`, base: home })).toBe(
    `<p><a href="${home}/about">a</a> <a href="${home}/notes/c">b</a></p>`,
  );
});

const UPLOAD = '/uploads/01a1fd07-85c5-7564-9909-52845c9ed050-aabbcc-1200x800.webp';
const PHOTO = UPLOAD.replace(/\.\w+$/, '-photo.jpg');

test.each([
  [
    'https://a.example/x. main.rs',
    '<p><a href="https://a.example/x" rel="noopener">https://a.example/x</a>. main.rs</p>',
  ],
  ['(www.a.example/b)', '<p>(<a href="https://www.a.example/b" rel="noopener">www.a.example/b</a>)</p>'],
  [
    '[x](/about) [y](#two)\n\n# Two',
    /<a href="\/about">x<\/a> <a href="#text-two">y<\/a>.*<h2 id="text-two">/s,
  ],
  ['# Same\n\n# Same', /id="text-same".*id="text-same-1"/s],
  [
    '- [ ] a\n- [x] b',
    /<li class="task"><input type="checkbox" disabled aria-label="To do"> a<\/li>\n.*"Done" checked> b/,
  ],
  [
    '|a|b|\n|-|-:|\n|1|2|',
    /^<div class="table".*<th>a<\/th>.*<td style="text-align:right">2<\/td>.*<\/div>$/s,
  ],
  [
    '> [!WARNING]\n> Hot',
    '<div class="callout callout-warning" role="note">\n<p class="callout-title"><bdi data-text="calloutWarning">Warning</bdi></p>\n<p>Hot</p>\n</div>',
  ],
  ['> [!OTHER]\n> Hot', '<blockquote>\n<p>[!OTHER]\nHot</p>\n</blockquote>'],
  ['a[^n]\n\n[^n]: Why', /href="#text-note-1" id="text-note-1-ref".*<li id="text-note-1"><p>Why/s],
  [
    '![Alt](/a.png "Cap")',
    '<figure><a href="/a.png" class="picture-link" aria-label="View full size: Alt"><img src="/a.png" alt="Alt" width="1600" height="900" loading="lazy" decoding="async"></a><figcaption>Cap</figcaption></figure>',
  ],
  ['![Alt](/a.png#wide)', /^<figure class="wide"><a href="\/a.png"[^>]*><img src="\/a.png"/],
  [`![Alt](${PHOTO}#full)`, /^<figure class="full window"><a.* sizes="100vw"/s],
  ['[![Alt](/a.png)](/b)', /^<p><a href="\/b"><img src="\/a.png"[^>]*><\/a><\/p>$/],
  [
    '![a](/a.png#full)\n![b](/b.png "B")',
    /^<div class="pair full">\n<figure><a.*<figcaption>B<\/figcaption><\/figure>\n<\/div>$/s,
  ],
  [
    'a ![b](/b.png)',
    '<p>a <img src="/b.png" alt="b" width="1600" height="900" loading="lazy" decoding="async"></p>',
  ],
  [
    `![u](${UPLOAD})`,
    /<picture><source type="image\/avif" srcset="[^"]*\.w480\.avif 480w.*width="1200" height="800"/s,
  ],
  [
    '![Film](/uploads/f.mp4 "C")',
    /^<figure><video src="\/uploads\/f\.mp4" aria-label="Film" preload="metadata" controls playsinline>/,
  ],
  [
    '```ts src/a.ts\nconst a = 1;\n```',
    /aria-label="src\/a\.ts, TypeScript".*<code>src\/a\.ts<\/code><span>TypeScript<\/span>.*<span class="hljs-keyword">const<\/span>/s,
  ],
  ['```none\n<b>\n```', /<pre tabindex="0"><code>&lt;b&gt;\n<\/code>/],
  ['[a](tel:+441234) [b](SMS:+441234)', '<p><a href="tel:+441234">a</a> <a href="SMS:+441234">b</a></p>'],
  [
    '[a *b*]() [c](ftp://c.example) ftp://d.example [e](/f)',
    '<p>a <em>b</em> c ftp://d.example <a href="/f">e</a></p>',
  ],
  ['![a *b*]() ![c](data:image/png,x)', '<p>a b c</p>'],
  ['[top](#)', '<p><a href="#">top</a></p>'],
])('%j renders as the expected HTML', (text, html) => {
  expect(renderMarkdown(text)).toEqual(typeof html === 'string' ? html : expect.stringMatching(html));
});

test('links and files of the site get the base path, and others stay', () => {
  const options = { base: '/work' };
  expect(renderMarkdown('[a](/about) [b](#c) [d](https://d.example) [e](//e.example/f)', options)).toBe(
    '<p><a href="/work/about">a</a> <a href="#text-c">b</a> <a href="https://d.example" rel="noopener">d</a> <a href="//e.example/f">e</a></p>',
  );
  const picture = renderMarkdown(`![u](${UPLOAD})`, options);
  expect(picture).toMatch(
    /<a href="\/work\/uploads\/.*srcset="\/work\/uploads\/[^"]*\.w480\.avif 480w.*width="1200"/,
  );
  expect(picture).not.toMatch(/"\/uploads/);
});

test('a picture with a chosen frame is shown without it', () => {
  expect(renderMarkdown(`![u](${UPLOAD}#frame=phone "C")`)).toBe(renderMarkdown(`![u](${UPLOAD} "C")`));
});

test('two texts on one page have different IDs, and syntax highlighting stops after a limited amount of code', () => {
  const block = `\`\`\`js\n${'let a;\n'.repeat(2_000)}\`\`\`\n\n`;
  const html = renderMarkdown(block + block);
  expect(html.split('hljs-keyword').length - 1).toBe(2_000);
  expect(html.split('class="code"').length - 1).toBe(2);
  const text = '# One\n\na[^1]\n\n[^1]: note';
  const ids = ['details', 'learned'].flatMap(idPrefix =>
    Array.from(renderMarkdown(text, { idPrefix }).matchAll(/ id="([^"]+)"/g), ([, id]) => id),
  );
  expect(ids.length).toBe(6);
  expect(new Set(ids).size).toBe(6);
});

test('URLs are absolute, and images and code are plain, for other sites', () => {
  const page = 'https://a.example/projects/1';
  const text = `# h\n\n[x](/about) [y](#z) [m](mailto:m@a.example)\n\n![u](${UPLOAD})\n\na[^1]\n\n\`\`\`js\nlet a;\n\`\`\`\n\n[^1]: b`;
  const html = renderMarkdown(text, { page });
  const addresses = Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g), ([, address]) => address);
  expect(addresses).toEqual([
    'https://a.example/about',
    `${page}#text-z`,
    'mailto:m@a.example',
    `https://a.example${UPLOAD}`,
    `${page}#text-note-1`,
    `${page}#text-note-1-ref`,
  ]);
  expect(html).not.toMatch(/srcset|class="hljs|tabindex/);
});

test('blocks of a text from right to left have its direction, and code does not', () => {
  const arabic = 'هذه فقرة باللغة العربية، وفيها كلمة';
  const text = `# ${arabic}\n\n\`Node.js\` ${arabic}[^1]\n\n- ${arabic}\n\n  ${arabic}\n\n> [!NOTE]\n> ${arabic}\n\n| ${arabic} |\n|---|\n| 1 |\n\n![x](/a.png "${arabic}")\n\n[^1]: שלום`;
  const html = renderMarkdown(text);
  for (const start of [
    '<h2 dir="auto"',
    '<p dir="auto"><code dir="ltr">Node.js</code>',
    '<ul dir="auto">\n<li>\n<p>',
    '<div class="callout callout-note" role="note" dir="auto">\n<p class="callout-title"><bdi data-text="calloutNote">Note</bdi></p>\n<p>',
    '<table dir="auto">',
    '<figcaption dir="auto">',
    '<ol dir="auto">',
  ])
    expect(html).toContain(start);
  expect(renderMarkdown(text.replace(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu, 'a'))).not.toContain('dir=');
});

test('a picture without a title has no caption', () => {
  expect(renderMarkdown('![A gauge](/uploads/a.webp)')).toMatch(/<\/a><\/figure>$/);
});

test('two pictures of which the first has #compare are compared, with labels unless they have titles', () => {
  const html = renderMarkdown(`![a](${UPLOAD}#compare) ![b](${UPLOAD} "Now")`);
  expect(html).toContain('<div class="pair compare text">');
  expect(html).toContain('<figcaption data-text="before">Before</figcaption></figure>');
  expect(html).toContain('<figcaption>Now</figcaption></figure>');
  expect(html).not.toContain('#compare');
});

test.each([`![a](${UPLOAD}#compare)`, `![a](${UPLOAD}#compare) ![b](${UPLOAD}) ![c](${UPLOAD})`])(
  '%s compares nothing',
  text => expect(renderMarkdown(text)).not.toMatch(/compare|Before/),
);
