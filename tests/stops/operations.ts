import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#server/core/errors/app-error';
import { addFile, fill } from '../support/stops/fill-site';
import type { OpenSite } from '../support/stops/site-on-disk';
import type { Operation } from '../support/stops/test-stops';

async function getId({ services }: OpenSite, title: string): Promise<string> {
  const found = (await services.projects.list('owner')).find(project => project.title === title);
  return found?._id ?? '';
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
];
