import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openMarkdownFolder } from '../../src/server/features/imports/markdown-folder';
import { readMarkdown } from '../../src/server/features/imports/read-markdown';
import { type Parts, temporaryFolder, writeParts } from '../support/backup-file';

let archive: string;
beforeEach(async () => {
  const folder = await temporaryFolder();
  archive = join(folder.path, 'site.zip');
  return () => rm(folder.path, { recursive: true, force: true });
});

async function read(parts: Record<string, string>) {
  const buffers = Object.entries(parts).map(([path, content]) => [path, Buffer.from(content)]);
  const files: Parts = Object.fromEntries(buffers);
  await writeParts(archive, files);
  return readMarkdown(await openMarkdownFolder(archive));
}

describe('a folder of Markdown', () => {
  test('becomes projects, with the pictures beside the files and those that the site serves', async () => {
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
        ...{ key: 'content/work/gauge/index.md', name: 'Gauge', note: '2024-01-31 · C', target: 'projects' },
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

  test('names pictures that it does not have, and never a file above it', async () => {
    const { leftOut, pictures, items } = await read({ 'a/one.md': '![x](../../etc/passwd) ![y](no.png)' });
    expect(pictures.size).toBe(0);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      'There is no picture ../../etc/passwd in the folder.',
      'There is no picture no.png in the folder.',
    ]);
    expect(items[0]?.fields).toMatchObject({ details: '![x]() ![y]()' });
  });

  test('with bad front matter is refused by the name of the file', async () => {
    await expect(read({ 'one.md': 'Fine', 'two.md': '---\ntitle: [\n---\n' })).rejects.toThrow(/^two\.md: /);
  });
});

describe('an archive', () => {
  test('without Markdown, or that is none, is refused', async () => {
    await expect(read({ 'a.txt': 'x' })).rejects.toThrow('there is no Markdown file in it');
    await expect(openMarkdownFolder(import.meta.filename)).rejects.toThrow('This archive cannot be imported');
  });

  test('with a link is refused by its name', async () => {
    await writeParts(archive, { 'a.md': Buffer.from('/etc/passwd') }, 0o120777);
    await expect(openMarkdownFolder(archive)).rejects.toThrow('a.md is a link');
  });

  test('that unpacks to far too much is refused by the name of the file', async () => {
    await writeParts(archive, { 'a.md': Buffer.from('x'), 'bomb.png': Buffer.alloc(50_000_000) });
    await expect(openMarkdownFolder(archive)).rejects.toThrow('bomb.png unpacks to far more than it should');
  });

  test('with a file that is too long is refused by its name', async () => {
    const long = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index).join(' '));
    await writeParts(archive, { 'long.md': long });
    await expect(openMarkdownFolder(archive)).rejects.toThrow('long.md is too long');
  });
});
