import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLeftOutList } from '#server/extras/imports/left-out-list';
import { withAddresses } from '#server/extras/imports/markdown/markdown-addresses';
import { type MarkdownFolder, openMarkdownFolder } from '#server/extras/imports/markdown/markdown-folder';
import { createFolderPages } from '#server/extras/imports/markdown/markdown-pages';
import type { TargetChoice } from '#server/extras/imports/markdown/markdown-target';
import { prepareText } from '#server/extras/imports/markdown/prepare-text';
import { readMarkdown } from '#server/extras/imports/markdown/read-markdown';
import { readRedirectFiles } from '#server/extras/imports/markdown/redirect-files';
import type { MarkdownTarget } from '#shared/extras/imports/import-contract';
import { type Parts, writeParts } from '#tests/support/content/backup-file';
import { countTurns, measureLongestShare, measureLongestWait } from '#tests/support/longest-wait';
import { testFolder } from '#tests/support/managed-folder';

let archive: string;
beforeEach(async () => {
  archive = join(await testFolder(), 'site.zip');
});

const createFolder = (files: MarkdownFolder['files']): MarkdownFolder => ({
  files,
  others: new Map(),
  close: () => {},
});

async function read(parts: Record<string, string>, target?: MarkdownTarget) {
  const buffers = Object.entries(parts).map(([path, content]) => [path, Buffer.from(content)]);
  const files: Parts = Object.fromEntries(buffers);
  await writeParts(archive, files);
  return readMarkdown(await openMarkdownFolder(archive), { target });
}

describe('the import of a Markdown folder', () => {
  test('creates projects with images from beside the files and from the static folder', async () => {
    const { items, pictures, leftOut } = await read({
      'site/content/work/gauge/index.md':
        '---\ntitle: Gauge\ndate: 2024-01-31\ntags: [C]\ncategories: [Water]\ncover: gauge.png\n---\nSee ![it](img/a%20b.png "A") and <img src="/shared.png">, not ![that](https://example.org/x.png).\n',
      'site/content/work/gauge/gauge.png': 'cover',
      'site/content/work/gauge/img/a b.png': 'beside',
      'site/static/shared.png': 'served',
      'site/content/work/_index.md': '---\ntitle: Work\n---\n',
      'site/content/work/.draft.md': 'hidden',
    });
    expect(items).toMatchObject([
      {
        key: 'content/work/gauge/index.md',
        name: 'Gauge',
        note: '2024-01-31 · C',
        kind: 'project',
        fields: { title: 'Gauge', skills: ['C'], category: 'Water', slug: 'gauge', timeline: '2024' },
      },
    ]);
    expect(leftOut).toEqual([]);
    const contents = await Promise.all([...pictures.values()].map(async open => text(await open())));
    expect(contents.sort()).toEqual(['beside', 'cover', 'served']);
    expect(items[0]?.fields).toMatchObject({
      image: expect.stringMatching(/^picture:[\da-f]{32}$/),
      details: expect.stringMatching(
        /^See !\[it\]\(picture:\w{32} "A"\) and <img src="picture:\w{32}">, not !\[that\]\(https:\/\/example\.org\/x\.png\)\.\n$/,
      ),
    });
  });

  test('lists files of the same date by path, in the order of its characters', async () => {
    const dated = '---\ndate: 2024-01-31\n---\n';
    const files = {
      'a.md': dated,
      'Z.md': dated,
      'b/c.md': dated,
      'b-c.md': dated,
      'new.md': '---\ndate: 2025-01-01\n---\n',
    };
    const { items } = await read(files);
    expect(items.map(({ key }) => key)).toEqual(['new.md', 'z.md', 'a.md', 'b-c.md', 'b/c.md']);
  });

  test.each<[files: Record<string, string>, withheld: string[], omitted: string]>([
    [{ 'content/posts/_index.md': '---\ncascade:\n  draft: true\n  layout: x\n---\n' }, ['a', 'c'], 'layout'],
    [
      {
        'content/_index.md':
          '+++\n[[cascade]]\ndraft = true\n[cascade._target]\npath = "/posts/sub/**"\n+++\n',
      },
      ['c'],
      '',
    ],
    [{ 'hugo.toml': '[[cascade]]\ndraft = true\n[cascade.target]\npath = "/posts/**"\n' }, ['a', 'c'], ''],
    [
      {
        'content/_index.md': '---\ncascade:\n  draft: true\n---\n',
        'content/posts/sub/_index.md': '---\ncascade: {draft: false}\n---\n',
      },
      ['a'],
      '',
    ],
    [
      {
        '_config.yml':
          'defaults:\n- scope: {path: "", type: posts}\n  values: {published: false, permalink: /x/}\n',
      },
      ['d'],
      'permalink',
    ],
    [
      { '_config.yml': 'defaults:\n- scope: {path: content/*/a.md}\n  values: {published: false}\n' },
      ['a', 'c'],
      '',
    ],
  ])('keeps files unpublished that inherit it: %j', async (files, withheld, omitted) => {
    const { items, leftOut } = await read({
      ...files,
      'content/posts/a.md': 'A',
      'content/posts/b.md': '---\ndraft: false\npublished: true\n---\nB',
      'content/posts/sub/c.md': 'C',
      '_posts/2020-01-01-d.md': 'D',
    });
    const names = items.filter(({ isWithheld }) => isWithheld).map(({ name }) => name.toLowerCase());
    expect(names.sort()).toEqual(withheld);
    expect(leftOut.map(({ reason }) => reason)).toEqual(
      omitted === '' ? [] : [`These default values aren't applied: ${omitted}.`],
    );
  });

  test('applies default values of a collection below a folder with a similar name', async () => {
    const { items } = await read({
      '_site/_config.yml': 'defaults:\n- scope: {type: posts}\n  values: {published: false}\n',
      '_site/_posts/2020-01-01-a.md': 'A',
    });
    expect(items).toMatchObject([{ isWithheld: true }]);
  });

  test('refuses more default values than can be compared', async () => {
    const defaults = Array.from({ length: 1_001 }, () => '- {values: {draft: true}}');
    const reading = read({ 'a.md': 'A', '_config.yml': `defaults:\n${defaults.join('\n')}` });
    await expect(reading).rejects.toThrow('more than 1,000 sets of default values');
  });

  test('names a configuration that cannot be read, and goes on', async () => {
    const { items, leftOut } = await read({ 'posts/a.md': 'A', '_config.yml': 'a: [' });
    expect(items).toHaveLength(1);
    expect(leftOut).toMatchObject([
      {
        from: '_config.yml',
        reason: expect.stringMatching(/^Its default values aren't applied\. _config\.yml: /),
      },
    ]);
  });

  test('reports missing images and never reads a file outside the folder', async () => {
    const { leftOut, pictures, items } = await read({ 'a/one.md': '![x](../../etc/passwd) ![y](no.png)' });
    expect(pictures.size).toBe(0);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      "The image ../../etc/passwd isn't in the folder.",
      "The image no.png isn't in the folder.",
    ]);
    expect(items[0]?.fields).toMatchObject({ text: '![x](../../etc/passwd) ![y](no.png)' });
  });

  test('creates notes with tags, date and slug', async () => {
    const tags = Array.from({ length: 22 }, (_, index) => `t${index}`);
    const { items, leftOut } = await read(
      {
        'posts/gauge.md': '---\ntitle: Gauge\ndate: 2024-01-31\ntags: [C]\ncategories: [Water]\n---\nText',
        'posts/many.md': `---\ntags: [${tags}]\n---\nText`,
        'drafts/gauge.md': '---\ndraft: true\n---\nText',
      },
      'notes',
    );
    expect(items).toMatchObject([
      {
        kind: 'note',
        key: 'posts/gauge.md',
        note: '2024-01-31 · C',
        source: 'markdown-notes',
        fields: {
          title: 'Gauge',
          tags: ['Water', 'C'],
          publishAt: '2024-01-31T12:00:00.000Z',
          slug: 'gauge',
        },
      },
      {
        note: 'unpublished (draft: true)',
        isWithheld: true,
        fields: { title: 'Gauge', slug: 'gauge-2' },
      },
      { fields: { tags: tags.slice(0, 20) } },
    ]);
    expect(items[0]).toMatchObject({ isWithheld: false });
    expect(items[1]?.fields).not.toHaveProperty('publishAt');
    expect(leftOut).toEqual([
      { from: 'posts/many.md', reason: "Notes have at most 20 tags. These aren't imported: t20, t21." },
    ]);
  });

  test('schedules notes with a date in the future, and withholds other files that have one', async () => {
    const files = {
      'posts/a.md': '---\ndate: 2999-01-31\n---\n',
      'projects/b.md': '---\ndate: 2999-01-31\n---\n',
    };
    const { items } = await read(files);
    expect(items).toMatchObject([
      { kind: 'note', isWithheld: false, fields: { publishAt: '2999-01-31T12:00:00.000Z' } },
      { kind: 'project', isWithheld: true, note: '2999-01-31 · unpublished (date: 2999-01-31)' },
    ]);
  });

  test('creates pages, and reports what they have no place for', async () => {
    const gauge =
      '---\ntitle: Gauge\ndate: 2024-01-31\ntags: [C]\ndescription: It tells.\n---\nSee [it](kite.md).';
    const { items, leftOut } = await read({ 'gauge.md': gauge, 'kite.md': 'Text' }, 'pages');
    expect(items).toMatchObject([
      {
        kind: 'page',
        key: 'gauge.md',
        source: 'markdown-pages',
        fields: {
          title: 'Gauge',
          slug: 'gauge',
          text: 'See [it](/pages/kite).',
          metaDescription: 'It tells.',
        },
      },
      { kind: 'page' },
    ]);
    expect(leftOut).toEqual([{ from: 'gauge.md', reason: "Pages don't have these fields: date, tags." }]);
  });

  test.each([
    ['[a](gauge.md#how)', '[a](/notes/gauge#how)'],
    ['[a](./gauge.md "Gauge")', '[a](/notes/gauge "Gauge")'],
    ['[a](../gauge/)', '[a](/notes/gauge)'],
    ['[a](/posts/gauge/)', '[a](/notes/gauge)'],
    ['[a](/2024/01/31/first-day.html)', '[a](/notes/first-day)'],
    ['[a]({% post_url 2024-01-31-first-day %})', '[a](/notes/first-day)'],
    ['[a]({% link _posts/2024-01-31-first-day.md %})', '[a](/notes/first-day)'],
    [
      '[a]({{< ref "gauge.md" >}}) and [b]({{% relref "/posts/gauge" %}})',
      '[a](/notes/gauge) and [b](/notes/gauge)',
    ],
    ['[![a](a.png)](gauge.md)', '[![a](picture)](/notes/gauge)'],
    ['[a]: gauge.md', '[a]: /notes/gauge'],
    ['{{< figure src="a.png" alt="A" caption="B" >}}', '![A](picture "B")'],
    ['![a]({{ "/posts/a.png" | relative_url }})', '![a](picture)'],
    ['![a]({{ site.baseurl }}/posts/a.png)', '![a](picture)'],
    ['[a](a.png)', '[a](picture)'],
    ['[a](#how), [b](https://example.org/gauge.md), [c](mailto:a@example.org), [d](/about)', null],
    ['```\n[a](gauge.md)\n```', null],
    ['{{< tweet 1 >}}', '<https://x.com/i/status/1>'],
    ['![a]({{< ref "a.png" >}} "A")', '![a](picture "A")'],
    ['![a](a_\\(1\\).png "A") ![b](<a_(1).png>)', '![a](picture "A") ![b](<picture>)'],
    ['[a](gauge.md#how(to))', '[a](/notes/gauge#how%28to%29)'],
    ['`[a](gauge.md) {{< ref "gauge.md" >}} {{ site.url }}`', null],
    ['Claim[^1].\n\n[^1]: gauge.md has more.', null],
  ])('converts links between files: %s', async (text, expected) => {
    const { items, leftOut } = await read(
      {
        'content/posts/this.md': `---\ntitle: This\ndate: 2030-01-01\n---\n${text}`,
        'content/posts/gauge.md': 'Text',
        'content/posts/a.png': 'picture',
        'content/posts/a_(1).png': 'picture',
        '_posts/2024-01-31-first-day.md': 'Text',
        'static/posts/a.png': 'picture',
      },
      'notes',
    );
    const { text: found = '' } = Object(items[0]?.fields);
    expect(found.replace(/picture:\w{32}/g, 'picture')).toBe(expected ?? text);
    expect(leftOut).toEqual([]);
  });

  test('fills the fields of projects from themes, and reports those without a place', async () => {
    const file =
      '---\ngithub: https://github.com/x/y\nlive: https://x.example\ntech: [C]\nvideo: a.mp4\n---\nP';
    const { items, leftOut } = await read({ 'a/projects/a.md': file, 'b/posts/b.md': file });
    expect(items[0]?.fields).toMatchObject({
      github: 'https://github.com/x/y',
      live: 'https://x.example',
      skills: ['C'],
    });
    expect(leftOut).toEqual([
      { from: 'a/projects/a.md', reason: "Projects don't have these fields: video." },
      { from: 'b/posts/b.md', reason: "Notes don't have these fields: code link, demo link." },
    ]);
  });

  test.each([
    ['aliases: [/2021/05/toml/, old-name, /a/index.html]', ['/2021/05/toml', '/posts/old-name', '/a'], []],
    ['redirect_from: /2021/05/day.html', ['/2021/05/day.html'], []],
    ['redirect_from: old-name', ['/old-name'], []],
    ['permalink: /blog/gauge/', ['/blog/gauge'], []],
    ['url: /blog/%C3%BCber', ['/blog/\u00fcber'], []],
    ['slug: /blog/gauge', ['/blog/gauge'], []],
    ['path: /notes/tide', ['tide'], []],
    ['aliases: https://old.example/a/b/?c#d', ['/a/b'], []],
    ['aliases: [/projects/a, /2021/:title/]', [], ['/projects/a', '/2021/:title']],
    ['aliases: [/PROJECTS/a, /Feed.xml, /sitemap-2.xml]', [], ['/PROJECTS/a', '/Feed.xml', '/sitemap-2.xml']],
    ['aliases: [/projects-2020/a, /feed.xml.gz]', ['/projects-2020/a', '/feed.xml.gz'], []],
    ['aliases: [/a/../b, /./b, /a/.., /404.html]', [], ['/a/../b', '/./b', '/a/..', '/404.html']],
    ['aliases: [/.b/..c/d.]', ['/.b/..c/d.'], []],
    [`aliases: /${'x'.repeat(70)}`, [], [`/${'x'.repeat(70)}`]],
    ['permalink: pretty\nurl: https://example.org/a\nslug: gauge\naliases: /notes/gauge', [], []],
  ])('makes earlier addresses redirect, or reports them: %s', async (field, addresses, omitted) => {
    const { items, leftOut } = await read({
      'posts/gauge.md': `---\ntitle: Gauge\n${field}\n---\nText`,
      'a.txt': '',
    });
    const [item] = items;
    expect(item).toMatchObject({ formerAddresses: addresses });
    const path = `/notes/${Object(item?.fields).slug}`;
    const reason = `These addresses can't redirect automatically: ${omitted.join(', ')}. Redirect them to ${path} on your server.`;
    expect(leftOut.filter(line => !/link/.test(line.reason))).toEqual(
      omitted.length > 0 ? [{ from: 'posts/gauge.md', reason }] : [],
    );
  });

  test.each([
    ['mysite/content/posts/nest.md', 'older-name', '/posts/older-name'],
    ['mysite/content/posts/nest/index.md', 'older-name', '/posts/older-name'],
    ['mysite/content/posts/nest.md', '../older-name', '/older-name'],
    ['content/posts/nest.md', 'older-name', '/posts/older-name'],
    ['mysite/src/content/blog/nest.md', 'older-name', '/blog/older-name'],
    ['mysite/_posts/2020-01-31-nest.md', 'older-name', '/older-name'],
  ])('resolves an alias of %s against its address on the former site', async (path, alias, address) => {
    const { items, leftOut } = await read({
      [path]: `---\naliases: [${alias}]\n---\nText`,
      [`${path.split('/')[0]}/static/a.txt`]: '',
    });
    expect(items).toMatchObject([{ formerAddresses: [address] }]);
    expect(leftOut).toEqual([]);
  });

  test('names whole addresses and tags, and counts those over the limit', async () => {
    const name = (index: number) => `${String(index).padStart(2, '0')}${'x'.repeat(38)}`;
    const names = Array.from({ length: 30 }, (_, index) => name(index));
    const { leftOut } = await read({
      'posts/a.md': `---\ntags: [${names}]\naliases: [${names.slice(0, 10).map(each => `/notes/a/${each}`)}]\n---\n`,
      'posts/b.md': `---\naliases: [/notes/${'y'.repeat(300)}]\n---\n`,
    });
    const shown = names.slice(0, 3).map(each => `/notes/a/${each}`);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      `Notes have at most 20 tags. These aren't imported: ${names.slice(20, 24).join(', ')} and 6 more.`,
      `These addresses can't redirect automatically: ${shown.join(', ')} and 7 more. Redirect them to /notes/a on your server.`,
      `These addresses can't redirect automatically: /notes/${'y'.repeat(193)}…. Redirect them to /notes/b on your server.`,
    ]);
  });

  test('reads the redirects of a file in the format of Netlify', async () => {
    const lines = [
      '# Moved',
      '/old/gauge /posts/gauge/ 301',
      '/older  /posts/gauge',
      '/x/* /y/:splat',
      '/api /posts/gauge 200',
    ];
    const { items, leftOut } = await read({
      'posts/gauge.md': 'Text',
      'posts/kite.md': '---\naliases: /older\n---\nText',
      'static/_redirects': lines.join('\n'),
      'vercel.json': '{}',
    });
    expect(items[0]).toMatchObject({ formerAddresses: ['/old/gauge', '/older'] });
    expect(leftOut).toEqual([
      { from: 'static/_redirects', reason: "2 redirects don't lead to an imported page: /x/*, /api." },
      { from: 'vercel.json', reason: "Redirects in this file aren't imported." },
      {
        from: 'posts/kite.md',
        reason:
          "These addresses can't redirect automatically: /older. Redirect them to /notes/kite on your server.",
      },
    ]);
  });

  test('redirects at most 50 addresses of an item and 5,000 of an import, and counts the others', async () => {
    const listFrom = (count: number, page: string) =>
      Array.from({ length: count }, (_, index) => `/old/${page}-${index} /posts/${page}`).join('\n');
    const pages = Array.from({ length: 101 }, (_, index) => `p${index}`);
    const { items, leftOut } = await read({
      ...Object.fromEntries(pages.map(page => [`posts/${page}.md`, 'Text'])),
      'posts/first.md': `---\ndate: 2024-01-31\naliases: [${Array.from({ length: 60 }, (_, index) => `/a/${index}`)}]\n---\n`,
      _redirects: pages.map(page => listFrom(50, page)).join('\n'),
    });
    expect(items[0]?.formerAddresses).toHaveLength(50);
    expect(items.flatMap(({ formerAddresses }) => formerAddresses)).toHaveLength(5_000);
    expect(leftOut.slice(0, 2)).toEqual([
      {
        from: 'posts/first.md',
        reason: "Items can have up to 50 former addresses, and imports up to 5,000. 10 aren't imported.",
      },
      {
        from: 'posts/p98.md',
        reason: "Items can have up to 50 former addresses, and imports up to 5,000. 50 aren't imported.",
      },
    ]);
  });

  test('reports the template code that stays in a text, which its description leaves out', async () => {
    const text =
      '---\ndescription: "{{ site.title }} about {% x %} gauges"\n---\n{{< tabs >}}It **tells**.{{< /tabs >}}';
    const files = {
      'posts/a.md': text,
      'posts/b.md': '{{< tabs >}}\n\nIt **tells**. {{< audio a.mp3 >}}\n\n{{< /tabs >}}\n\n`{{< x >}}`',
      'pages/c.md': '{% include toc.html %}\n\nA page.',
      'pages/d.mdx': "import Tabs from './tabs'\n\n<Tabs a={1}>\n\n`<Code>`\n\n</Tabs>",
    };
    const { items, leftOut } = await read(files);
    expect(leftOut).toEqual([
      {
        from: 'posts/a.md',
        reason: "This template code can't be converted and stays in the text: {{< tabs >}}.",
      },
      {
        from: 'posts/b.md',
        reason:
          "This template code can't be converted and stays in the text: {{< tabs >}}, {{< audio a.mp3 >}}.",
      },
      {
        from: 'pages/c.md',
        reason: "This template code can't be converted and stays in the text: {% include toc.html %}.",
      },
      {
        from: 'pages/d.mdx',
        reason:
          "This template code can't be converted and stays in the text: import Tabs from './tabs', <Tabs>.",
      },
    ]);
    expect(items.map(({ fields }) => fields)).toMatchObject([
      { metaDescription: 'A page.' },
      { title: 'D' },
      { summary: 'about gauges' },
      { metaDescription: 'It tells. {{< x >}}' },
    ]);
  });

  test('reports unreadable dates and links to missing pages, and leaves the links unchanged', async () => {
    const { items, leftOut } = await read({ 'a.md': '---\ndate: someday\n---\n[x](../../b.md)' }, 'notes');
    expect(items[0]?.fields).toMatchObject({ text: '[x](../../b.md)' });
    expect(leftOut).toEqual([
      { from: 'a.md, date', reason: `"someday" isn't a date.` },
      { from: 'a.md', reason: "The page ../../b.md isn't in the folder." },
    ]);
  });

  test('rejects invalid front matter with the name of the file', async () => {
    await expect(read({ 'one.md': 'Fine', 'two.md': '---\ntitle: [\n---\n' })).rejects.toThrow(/^two\.md: /);
  });

  test('names all invalid files at once, and counts those over 20', async () => {
    const reason = "the front matter isn't closed with ---.";
    const listFiles = (count: number) => Array.from({ length: count }, (_, index) => `posts/${index}.md`);
    const readInvalid = (count: number) =>
      read({
        'posts/fine.md': 'Fine',
        ...Object.fromEntries(listFiles(count).map(path => [path, '---\ntitle: One'])),
      });
    const lines = listFiles(20).map(path => `${path}: ${reason}`);
    await expect(readInvalid(20)).rejects.toThrow(new RegExp(`^${lines.join('\n')}$`));
    await expect(readInvalid(23)).rejects.toThrow(`${lines.join('\n')}\nand 3 more files`);
  });

  test('names a file that seems to begin with front matter that is not read', async () => {
    const { items, leftOut } = await read({ 'posts/a.md': '-----\ndraft: true\n-----\nText' });
    expect(items).toMatchObject([{ isWithheld: true, note: 'unpublished (unread front matter)' }]);
    expect(leftOut).toEqual([
      {
        from: 'posts/a.md',
        reason: "The front matter seems to be in an unknown format, so it isn't read.",
      },
    ]);
  });
});

describe('the kind of a Markdown file', () => {
  async function readKinds(paths: string[], choice?: TargetChoice): Promise<Record<string, string>> {
    const files = paths.map(path => ({ path, content: 'Text' }));
    const { items } = await readMarkdown(createFolder(files), choice);
    return Object.fromEntries(items.map(({ key, kind }) => [key, kind]));
  }

  test('comes from the innermost folder that names one, and is a note without such a folder', async () => {
    const kinds = {
      'content/posts/day.md': 'note',
      '_posts/2024-01-31-night.md': 'note',
      'blog/one/index.md': 'note',
      'src/pages/notes/two.md': 'note',
      'content/projects/gauge/index.md': 'project',
      'work/loom.md': 'project',
      'src/pages/uses.md': 'page',
      'recipes/soup.md': 'note',
    };
    const paths = Object.keys(kinds).map(path => path.replace('work', 'Work'));
    expect(await readKinds(paths)).toEqual(kinds);
  });

  test('is a page at the top of a folder that has others, unless it has a date', async () => {
    const kinds = {
      'now.md': 'page',
      'content/about/index.md': 'page',
      '2024-01-31-night.md': 'note',
      'posts/day.md': 'note',
    };
    expect(await readKinds(Object.keys(kinds))).toEqual(kinds);
    const alone = await readKinds(['now.md', 'about.md']);
    expect(alone).toEqual({ 'now.md': 'note', 'about.md': 'note' });
  });

  test('comes from the folder that contains all files only if no other tells anything', async () => {
    const told = await readKinds(['blog/now.md', 'blog/projects/gauge.md']);
    expect(told).toEqual({ 'now.md': 'page', 'projects/gauge.md': 'project' });
    const untold = await readKinds(['blog/day.md', 'blog/night.md']);
    expect(untold).toEqual({ 'day.md': 'note', 'night.md': 'note' });
  });

  test('is what it became before, and the owner’s choice for all or for the file comes first', async () => {
    const paths = ['posts/a.md', 'posts/b.md'];
    const earlier = new Map([['a.md', ['projects' as const]]]);
    expect(await readKinds(paths, { earlier })).toEqual({ 'a.md': 'project', 'b.md': 'note' });
    const both = new Map([['a.md', ['projects' as const, 'notes' as const]]]);
    expect(await readKinds(paths, { earlier: both })).toMatchObject({ 'a.md': 'note' });
    expect(await readKinds(paths, { earlier, target: 'pages' })).toEqual({ 'a.md': 'page', 'b.md': 'page' });
    const targets = [{ key: 'b.md', target: 'projects' as const }];
    const chosen = await readKinds(paths, { targets, target: 'pages' });
    expect(chosen).toEqual({ 'a.md': 'page', 'b.md': 'project' });
  });

  test('decides where links lead, and slugs are distinct within a kind', async () => {
    const { items } = await read({
      'posts/gauge.md': 'See [the project](../projects/gauge.md).',
      'projects/gauge.md': 'See [the note](../posts/gauge.md).',
      'posts/more/gauge.md': 'Text',
    });
    const fields = items.map(item => Object(item.fields));
    expect(fields.map(({ slug }) => slug)).toEqual(['gauge', 'gauge-2', 'gauge']);
    expect(fields[0].text).toBe('See [the project](/projects/gauge).');
    expect(fields[2].details).toBe('See [the note](/notes/gauge).');
  });
});

test.each([
  ['code blocks', '```\n', 1_000_000],
  // Each character of these two takes longest.
  ['links', '[a](q) ', 300_000],
  ['links without an end', '[a]( ', 300_000],
  ['images', '![](aq0)', 1_000_000],
  ['image tags without a source', '<img ', 1_000_000],
  ['shortcodes without an end', '{{< ', 1_000_000],
  ['shortcodes', '{{< ref "a" >}} ', 1_000_000],
  ['figures', '{{< figure src="a" alt="b" >}} ', 1_000_000],
  ['the address of one link', `[a](${'x/'.repeat(499_000)})`, 1_000_000],
  ['the address of one image', `![](${'x/'.repeat(499_000)})`, 1_000_000],
  ['text', 'word ', 1_000_000],
])('a long Markdown file with %s does not block other requests', async (_title, part, length) => {
  const folder = createFolder([{ path: 'a.md', content: part.repeat(length / part.length) }]);
  expect(await measureLongestWait(() => readMarkdown(folder, { target: 'notes' }), 50)).toBeLessThan(50);
});

test('what a Markdown import leaves out names a missing address once per file', async () => {
  const text = '![](gauge.png) [a](gauge) ![](gauge.png) [b](gauge)';
  const { leftOut } = await read({ 'a.md': text, 'b.md': text }, 'notes');
  expect(leftOut).toEqual([
    { from: 'a.md', reason: "The image gauge.png isn't in the folder." },
    { from: 'a.md', reason: "The page gauge isn't in the folder." },
    { from: 'b.md', reason: "The image gauge.png isn't in the folder." },
    { from: 'b.md', reason: "The page gauge isn't in the folder." },
  ]);
});

test('what a Markdown import leaves out has at most 100 lines, and the last one counts the others', async () => {
  const text = Array.from({ length: 70 }, (_, index) => `[a](page-${index})`).join(' ');
  const { leftOut } = await read({ 'a.md': text, 'b.md': text }, 'notes');
  expect(leftOut).toHaveLength(100);
  expect(leftOut.at(-2)).toEqual({ from: 'b.md', reason: "The page page-28 isn't in the folder." });
  expect(leftOut.at(-1)).toEqual({ from: 'Others', reason: "41 more reasons aren't shown." });
});

describe('a Markdown archive', () => {
  test('with more text than is read at once is refused', async () => {
    const writeFiles = (count: number) => {
      const files = Array.from({ length: count }, (_, index) => [`${index}.md`, new Uint8Array(1_000_000)]);
      return writeFile(archive, zipSync(Object.fromEntries(files), { level: 0 }));
    };
    await writeFiles(20);
    expect((await openMarkdownFolder(archive)).files).toHaveLength(20);
    await writeFiles(21);
    await expect(openMarkdownFolder(archive)).rejects.toThrow('its Markdown files exceed 20 MB in total.');
  });

  test('without Markdown files or in another format is rejected', async () => {
    await expect(read({ 'a.txt': 'x' })).rejects.toThrow('it contains no Markdown files');
    await expect(openMarkdownFolder(import.meta.filename)).rejects.toThrow("This archive can't be imported");
  });

  const TEXT = Buffer.from('x');
  const LONG_TEXT = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index).join(' '));
  const MANY = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}.md`, TEXT]));

  test.each<[what: string, parts: Parts, message: string, mode?: number]>([
    ['a symbolic link', { 'a.md': Buffer.from('/etc/passwd') }, 'a.md is a link', 0o120777],
    ['a zip bomb', { 'a.md': TEXT, 'bomb.png': Buffer.alloc(50_000_000) }, 'bomb.png unpacks to far more'],
    ['a file that is too long', { 'long.md': LONG_TEXT }, 'long.md is too large'],
    ['a very long path', { [`${'a'.repeat(600)}.md`]: TEXT }, 'aaa... is too long'],
    ['deep folders', { [`${'a/'.repeat(33)}deep.md`]: TEXT }, 'a/deep.md is in more than 32 nested folders'],
    ['too many files', MANY, 'it has more than 2000 Markdown files'],
  ])('with %s is rejected', async (_what, parts, message, mode) => {
    await writeParts(archive, parts, mode);
    await expect(openMarkdownFolder(archive)).rejects.toThrow(message);
  });

  test('with folders in 32 levels is read', async () => {
    await writeParts(archive, { [`${'a/'.repeat(32)}deep.md`]: TEXT });
    await expect(openMarkdownFolder(archive)).resolves.toMatchObject({ files: [{ content: 'x' }] });
  });

  test('with a path outside the archive is rejected', async () => {
    await writeParts(archive, { 'up_a.md': TEXT });
    const bytes = (await readFile(archive)).toString('latin1').replaceAll('up_a.md', '../a.md');
    await writeFile(archive, Buffer.from(bytes, 'latin1'));
    await expect(openMarkdownFolder(archive)).rejects.toThrow('invalid relative path: ../a.md');
  });
});

test.each([
  ['a list in a list', '- '.repeat(3_000)],
  ['a key in a key', '? '.repeat(3_000)],
  ['open brackets', `tags: ${'['.repeat(20_000)}`],
  ['open brackets after closed ones', `a: ${']'.repeat(500)}\nb: ${'['.repeat(500)}`],
  ['open braces', `tags: ${'{a: '.repeat(10_000)}`],
  ['long indentation', `a:\n${' '.repeat(40_000)}b: 1`],
])('front matter that is hard to parse with %s is refused with the name of its file', async (_, above) => {
  const startedAt = performance.now();
  await expect(read({ 'one.md': `---\n${above}\n---\nText` })).rejects.toThrow(
    'one.md: the front matter is nested too deeply.',
  );
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('front matter that is hard to parse does not block other requests', async () => {
  const slow = Array.from({ length: 1_000 }, (_, index) => `? ${'? '.repeat(19)}x${index}`).join('\n');
  await read({ 'one.md': 'Text' });
  expect(await measureLongestShare(() => read({ 'one.md': `---\n${slow}\n---\nText` }))).toBeLessThan(0.5);
});

test('front matter that is hard to parse in many files at once is refused before all are read', async () => {
  const above = `tags: ${'x'.repeat(49_000)}`;
  const files = Array.from({ length: 210 }, (_, index) => ({
    path: `${index}.md`,
    content: `---\n${above}\n---\nText`,
  }));
  const reading = readMarkdown(createFolder(files));
  await expect(reading).rejects.toThrow('The files contain more than 10 MB of front matter in total.');
});

test.each([
  ['links', '[a](b) '],
  ['images', '![a](b) '],
])('a text with thousands of %s is rewritten in slices', async (_title, link) => {
  const folder = {
    leftOut: createLeftOutList(),
    pictures: new Map(),
    others: new Map(),
    pages: createFolderPages('', []),
    claimed: new Set<string>(),
  };
  const text = link.repeat(100_000 / link.length);
  const turns = await countSlices(async () => withAddresses(prepareText(text), 'one.md', folder));
  expect(turns).toBeGreaterThan(100);
});

test('a file of thousands of redirects is read in slices', async () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `/${index} /a`).join('\n');
  const others: MarkdownFolder['others'] = new Map([
    ['_redirects', async () => Readable.from([Buffer.from(lines)])],
  ]);
  const reading = () => readRedirectFiles({ others }, createFolderPages('', []), createLeftOutList());
  expect(await countSlices(reading)).toBeGreaterThan(100);
});

/** Each look at the clock takes a millisecond, so that the slices don't depend on the machine's speed. */
async function countSlices(work: () => Promise<unknown>): Promise<number> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const turns = await countTurns(work);
  vi.restoreAllMocks();
  return turns;
}
