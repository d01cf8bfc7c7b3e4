import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
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
];
