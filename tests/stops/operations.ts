import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { pictureToken, type SourceEntries } from '#server/extras/imports/import-entry';
import { readMarkdown } from '#server/extras/imports/markdown/read-markdown';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { picture, video } from '../support/content/media-factory';
import type { OpenSite } from '../support/stops/site-on-disk';

/** An action of the owner on rows and files that can be stopped halfway. */
export type Operation = {
  name: string;
  prepare(site: OpenSite): Promise<unknown>;
  run(site: OpenSite): Promise<unknown>;
  /** True if it consists of several atomic actions. */
  isInSteps?: boolean;
};

/** Stores a file as an upload and returns its address. */
async function addFile({ db, uploads }: OpenSite): Promise<string> {
  const name = `${newId()}.mp4`;
  await writeFile(join(uploads, name), video('mp4'));
  const row = { name, mediaType: 'video/mp4', bytes: 6_000, width: null, height: null };
  await db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'editor', createdAt: new Date() }),
  );
  return `/uploads/${name}`;
}

async function getId({ services }: OpenSite, title: string): Promise<string> {
  const found = (await services.projects.list('owner')).find(project => project.title === title);
  return found?._id ?? '';
}

/** Creates two projects with one file each and a shared one. */
async function fill(site: OpenSite): Promise<void> {
  const { projects, timeline, skills, site: settings } = site.services;
  const shared = await addFile(site);
  for (const title of ['Kite', 'Loom']) {
    await projects.create({ title, category: title, image: await addFile(site), details: shared });
  }
  await timeline.create({ title: 'First' });
  const skill = { category: 'Craft', description: '', icon: '', color: '#123456', isCore: false };
  await skills.saveList([{ ...skill, name: 'Weaving' }]);
  await settings.update({ ownerName: 'Ada Example' });
}

async function trashAll(site: OpenSite): Promise<void> {
  await fill(site);
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

/** Creates a scheduled backup at a time when a stopped one counts as dead. */
async function createBackup({ services }: OpenSite): Promise<void> {
  const state = await services.backups.made.find('schedule');
  const startedAt = state?.startedAt.getTime() ?? Date.now();
  await services.backups.schedule?.backUpIfDue(new Date(startedAt + 10 * 60_000));
  const { failed } = await services.backups.status();
  if (failed) throw new AppError('SERVICE_UNAVAILABLE', failed.message);
}

export const operations: Operation[] = [
  {
    name: 'publishing',
    prepare: async site => {
      await fill(site);
      await site.services.projects.update({ id: await getId(site, 'Kite'), draft: true });
    },
    run: async site => site.services.projects.update({ id: await getId(site, 'Kite'), draft: false }),
  },
  {
    name: 'publishing unpublished changes',
    prepare: async site => {
      await fill(site);
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
    prepare: fill,
    run: async site => {
      const pendingChanges = { image: await addFile(site) };
      await site.services.projects.update({ id: await getId(site, 'Kite'), pendingChanges });
    },
  },
  {
    name: 'restoring a version',
    prepare: async site => {
      await fill(site);
      await site.services.projects.update({ id: await getId(site, 'Kite'), image: await addFile(site) });
    },
    run: async site => site.services.versions.restore({ id: await getId(site, 'Kite'), number: 1 }),
  },
  {
    name: 'importing notes from Markdown',
    prepare: fill,
    run: importNotes,
  },
  {
    name: 'deleting',
    prepare: fill,
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
    name: 'creating a backup',
    prepare: fill,
    run: createBackup,
  },
  {
    name: 'restoring a backup',
    prepare: async site => {
      await fill(site);
      await site.services.backups.write(createWriteStream(getBackupFile(site)));
      await replaceContent(site);
    },
    run: site => site.services.backups.restore(getBackupFile(site), { over: 'Grace' }),
  },
  {
    name: 'importing from GitHub',
    prepare: fill,
    run: importReading,
  },
  {
    name: 'undoing an import from GitHub',
    prepare: async site => {
      await fill(site);
      await importReading(site);
    },
    run: async ({ services }) => {
      const [last] = await services.imports.list();
      await services.imports.undo(last?._id ?? '');
    },
  },
];
