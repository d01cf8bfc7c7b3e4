import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pictureToken, type SourceEntries } from '#server/imports/import-entry';
import { readMarkdown } from '#server/imports/sources/markdown/read-markdown';
import { picture } from '../support/content/media-factory';
import { addFile, fillSite } from '../support/stops/fill-site';
import type { OpenSite } from '../support/stops/site-on-disk';
import type { Operation } from '../support/stops/test-stops';

async function getId({ services }: OpenSite, title: string): Promise<string> {
  const found = (await services.projects.list('owner')).find(project => project.title === title);
  return found?._id ?? '';
}

async function trashAll(site: OpenSite): Promise<void> {
  await fillSite(site);
  for (const title of ['Kite', 'Loom']) await site.services.projects.remove(await getId(site, title));
}

const getBackupFile = (site: OpenSite) => join(site.backups, 'taken.zip');

/** Replaces the content of the site, so that it differs from its backup. */
async function replaceContent(site: OpenSite): Promise<void> {
  const { projects, trash, site: settings } = site.services;
  for (const title of ['Kite', 'Loom']) await projects.remove(await getId(site, title));
  await trash.empty();
  await projects.create({ title: 'Other', image: await addFile(site) });
  await settings.update({ ownerName: 'Grace' });
}

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
async function importNotes({ services }: OpenSite): Promise<unknown> {
  const image = await picture(40, 30).png().toBuffer();
  const files = [
    { path: 'gauge.md', content: '---\ndate: 2019-05-06\ncover: gauge.png\n---\nSee [it](kite.md).' },
    { path: 'kite.md', content: '# Kite' },
  ];
  const others = new Map([['gauge.png', async () => Readable.from([image])]]);
  const notes = await readMarkdown({ files, others, close: () => {} }, { target: 'notes' });
  return services.imports.apply(notes, ['gauge.md', 'kite.md']);
}

async function importReading({ services }: OpenSite): Promise<string> {
  const { _id } = await services.imports.apply(await createReading(), ['ada/engine', 'ada/gauge']);
  return _id ?? '';
}

export const operations: Operation[] = [
  {
    name: 'publishing',
    prepare: async site => {
      await fillSite(site);
      await site.services.projects.update({ id: await getId(site, 'Kite'), draft: true });
    },
    run: async site => site.services.projects.update({ id: await getId(site, 'Kite'), draft: false }),
  },
  {
    name: 'publishing unpublished changes',
    prepare: async site => {
      await fillSite(site);
      const pendingChanges = { learned: 'Much', image: await addFile(site) };
      await site.services.projects.update({ id: await getId(site, 'Kite'), pendingChanges });
    },
    run: async site => {
      const id = await getId(site, 'Kite');
      const { pendingChanges } = await site.services.projects.get(id, 'owner');
      await site.services.projects.update({ id, ...pendingChanges });
    },
  },
  {
    name: 'saving unpublished changes',
    prepare: fillSite,
    run: async site => {
      const pendingChanges = { image: await addFile(site) };
      await site.services.projects.update({ id: await getId(site, 'Kite'), pendingChanges });
    },
  },
  {
    name: 'restoring a version',
    prepare: async site => {
      await fillSite(site);
      await site.services.projects.update({ id: await getId(site, 'Kite'), image: await addFile(site) });
    },
    run: async site => site.services.versions.restore({ id: await getId(site, 'Kite'), number: 1 }),
  },
  {
    name: 'importing notes from Markdown',
    prepare: fillSite,
    run: importNotes,
  },
  {
    name: 'deleting',
    prepare: fillSite,
    run: async site => site.services.projects.remove(await getId(site, 'Kite')),
  },
  {
    name: 'deleting permanently',
    prepare: trashAll,
    run: async ({ services }) => {
      const trashed = (await services.trash.list()).filter(({ name }) => name === 'Kite');
      for (const { _id } of trashed) await services.trash.remove(_id);
    },
  },
  {
    name: 'restoring from the trash',
    prepare: trashAll,
    run: async ({ services }) => {
      const trashed = (await services.trash.list()).filter(({ name }) => name === 'Kite');
      for (const { _id } of trashed) await services.trash.restore(_id);
    },
  },
  {
    name: 'emptying the trash',
    prepare: trashAll,
    run: ({ services }) => services.trash.empty(),
    isInSteps: true,
  },
  {
    name: 'restoring a backup',
    prepare: async site => {
      await fillSite(site);
      await site.services.backups.write(createWriteStream(getBackupFile(site)));
      await replaceContent(site);
    },
    run: site => site.services.backups.restore(getBackupFile(site), { over: 'Grace' }),
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
    run: async ({ services }) => {
      const [last] = await services.imports.list();
      await services.imports.undo(last?._id ?? '');
    },
  },
];
