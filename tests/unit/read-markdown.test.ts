import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { openMarkdownFolder } from '#server/imports/sources/markdown/markdown-folder';
import { readMarkdown } from '#server/imports/sources/markdown/read-markdown';
import type { MarkdownTarget } from '#shared/contract/import';
import { type Parts, temporaryFolder, writeParts } from '../support/backup-file';

let archive: string;
beforeEach(async () => {
  const folder = await temporaryFolder();
  archive = join(folder.path, 'site.zip');
  return () => rm(folder.path, { recursive: true, force: true });
});

async function read(parts: Record<string, string>, target?: MarkdownTarget) {
  const buffers = Object.entries(parts).map(([path, content]) => [path, Buffer.from(content)]);
  const files: Parts = Object.fromEntries(buffers);
  await writeParts(archive, files);
  return readMarkdown(await openMarkdownFolder(archive), target);
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
        ...{ key: 'content/work/gauge/index.md', name: 'Gauge', note: '2024-01-31 · C', kind: 'project' },
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

  test('reports missing images and never reads a file outside the folder', async () => {
    const { leftOut, pictures, items } = await read({ 'a/one.md': '![x](../../etc/passwd) ![y](no.png)' });
    expect(pictures.size).toBe(0);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      'The image ../../etc/passwd is not in the folder.',
      'The image no.png is not in the folder.',
    ]);
    expect(items[0]?.fields).toMatchObject({ details: '![x]() ![y]()' });
  });

  test('creates notes with tags, date and slug', async () => {
    const tags = Array.from({ length: 22 }, (_, index) => `t${index}`);
    const { items, leftOut, source } = await read(
      {
        'posts/gauge.md': '---\ntitle: Gauge\ndate: 2024-01-31\ntags: [C]\ncategories: [Water]\n---\nText',
        'posts/many.md': `---\ntags: [${tags}]\n---\nText`,
        'drafts/gauge.md': '---\ndraft: true\n---\nText',
      },
      'notes',
    );
    expect(source).toBe('markdown-notes');
    expect(items).toMatchObject([
      {
        ...{ kind: 'note', key: 'posts/gauge.md', note: '2024-01-31 · C' },
        fields: {
          ...{ title: 'Gauge', tags: ['Water', 'C'], publishAt: '2024-01-31T12:00:00.000Z', slug: 'gauge' },
        },
      },
      { note: 'draft', fields: { title: 'Gauge', slug: 'gauge-2' } },
      { fields: { tags: tags.slice(0, 20) } },
    ]);
    expect(items[1]?.fields).not.toHaveProperty('publishAt');
    expect(leftOut).toEqual([
      { from: 'posts/many.md', reason: 'A note has at most 20 tags. Omitted: t20, t21.' },
    ]);
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
    ['{{< tweet 1 >}}', null],
  ])('converts links between files: %s', async (text, expected) => {
    const { items, leftOut } = await read(
      {
        'content/posts/this.md': `---\ntitle: This\ndate: 2030-01-01\n---\n${text}`,
        'content/posts/gauge.md': 'Text',
        'content/posts/a.png': 'picture',
        '_posts/2024-01-31-first-day.md': 'Text',
        'static/posts/a.png': 'picture',
      },
      'notes',
    );
    const { text: found = '' } = Object(items[0]?.fields);
    expect(found.replace(/picture:\w{32}/g, 'picture')).toBe(expected ?? text);
    expect(leftOut).toEqual([]);
  });

  test('reports a link to a missing page and leaves it unchanged', async () => {
    const { items, leftOut } = await read({ 'a.md': '[x](../../secret.md)' }, 'notes');
    expect(items[0]?.fields).toMatchObject({ text: '[x](../../secret.md)' });
    expect(leftOut).toEqual([{ from: 'a.md', reason: 'The page ../../secret.md is not in the folder.' }]);
  });

  test.each(['![', '](', '<img ', '# # ', '{{< figure ', '```\n~~~\n', '[a]: ', '{{ " '])(
    'reads a file that repeats only %j within five seconds',
    async mark => {
      const text = mark.repeat(300_000 / mark.length);
      const started = performance.now();
      const folder = { files: [{ path: 'a.md', content: text }], others: new Map(), close: () => {} };
      await readMarkdown(folder, 'notes');
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );

  test('rejects invalid front matter with the name of the file', async () => {
    await expect(read({ 'one.md': 'Fine', 'two.md': '---\ntitle: [\n---\n' })).rejects.toThrow(/^two\.md: /);
  });
});

describe('a Markdown archive', () => {
  test('without Markdown files or in another format is rejected', async () => {
    await expect(read({ 'a.txt': 'x' })).rejects.toThrow('it contains no Markdown files');
    await expect(openMarkdownFolder(import.meta.filename)).rejects.toThrow('This archive cannot be imported');
  });

  test('with a symbolic link is rejected with the name of the link', async () => {
    await writeParts(archive, { 'a.md': Buffer.from('/etc/passwd') }, 0o120777);
    await expect(openMarkdownFolder(archive)).rejects.toThrow('a.md is a link');
  });

  test('with a zip bomb is rejected with the name of the file', async () => {
    await writeParts(archive, { 'a.md': Buffer.from('x'), 'bomb.png': Buffer.alloc(50_000_000) });
    await expect(openMarkdownFolder(archive)).rejects.toThrow('bomb.png unpacks to far more than it should');
  });

  test('with a path outside the archive or a very long path is rejected', async () => {
    const long = `${'a'.repeat(600)}.md`;
    await writeParts(archive, { [long]: Buffer.from('x') });
    await expect(openMarkdownFolder(archive)).rejects.toThrow('aaa... is too long');
    await writeParts(archive, { 'up_a.md': Buffer.from('x') });
    const bytes = (await readFile(archive)).toString('latin1').replaceAll('up_a.md', '../a.md');
    await writeFile(archive, Buffer.from(bytes, 'latin1'));
    await expect(openMarkdownFolder(archive)).rejects.toThrow('invalid relative path: ../a.md');
  });

  test('with too many files is rejected', async () => {
    const many = Array.from({ length: 2_001 }, (_, index) => [`${index}.md`, new Uint8Array(1)]);
    await writeFile(archive, zipSync(Object.fromEntries(many), { level: 0 }));
    await expect(openMarkdownFolder(archive)).rejects.toThrow('it has more than 2000 Markdown files');
  });

  test('with a file that is too long is rejected with the name of the file', async () => {
    const long = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index).join(' '));
    await writeParts(archive, { 'long.md': long });
    await expect(openMarkdownFolder(archive)).rejects.toThrow('long.md is too large');
  });
});
