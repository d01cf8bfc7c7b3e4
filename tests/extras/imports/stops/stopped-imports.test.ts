import { Readable } from 'node:stream';
import { createImporter } from '#server/extras/imports/create-imports';
import { pictureToken, type SourceEntries } from '#server/extras/imports/import-entry';
import { readMarkdown } from '#server/extras/imports/markdown/read-markdown';
import { PLAIN_ENV } from '#tests/support/app/plain-app';
import { picture } from '#tests/support/content/media-factory';
import { fillSite } from '#tests/support/stops/fill-site';
import type { OpenSite } from '#tests/support/stops/site-on-disk';
import { testStops } from '#tests/support/stops/test-stops';

const getImports = (site: OpenSite) => createImporter({ ...site, env: PLAIN_ENV });

/** Creates the reading of a source with two new projects, one of them with a picture. */
async function createReading(): Promise<SourceEntries> {
  const bytes = await picture(40, 30).png().toBuffer();
  const token = pictureToken('engine.png');
  const item = { kind: 'project', from: 'a test', note: '' } as const;
  return {
    source: 'github',
    name: 'GitHub: ada',
    leftOut: [],
    items: [
      { ...item, key: 'ada/engine', name: 'engine', fields: { title: 'Engine', image: token } },
      { ...item, key: 'ada/gauge', name: 'gauge', fields: { title: 'Gauge' } },
    ],
    pictures: new Map([[token, async () => Readable.from([bytes])]]),
  };
}

/** Imports two notes from Markdown, one of them with a picture. */
async function importNotes(site: OpenSite): Promise<unknown> {
  const image = await picture(40, 30).png().toBuffer();
  const files = [
    { path: 'gauge.md', content: '---\ndate: 2019-05-06\ncover: gauge.png\n---\nSee [it](kite.md).' },
    { path: 'kite.md', content: '# Kite' },
  ];
  const others = new Map([['gauge.png', async () => Readable.from([image])]]);
  const notes = await readMarkdown({ files, others, close: () => {} }, { target: 'notes' });
  return getImports(site).apply(notes, ['gauge.md', 'kite.md']);
}

async function importReading(site: OpenSite): Promise<string> {
  const { _id } = await getImports(site).apply(await createReading(), ['ada/engine', 'ada/gauge']);
  return _id ?? '';
}

testStops([
  {
    name: 'importing notes from Markdown',
    prepare: fillSite,
    run: importNotes,
  },
  {
    name: 'importing from GitHub',
    prepare: fillSite,
    run: importReading,
  },
  {
    name: 'undoing an import from GitHub',
    prepare: async site => {
      await fillSite(site);
      await importReading(site);
    },
    run: async site => {
      const [last] = await getImports(site).list();
      await getImports(site).undo(last?._id ?? '');
    },
  },
]);
