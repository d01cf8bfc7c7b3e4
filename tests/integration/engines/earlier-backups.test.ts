import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { startAppForTest } from '../../support/app/managed-app';

// Earlier versions wrote these backups of the same small site. A name says what was new in the version.
const folder = join(import.meta.dirname, '../../support/content/earlier-backups');

test.each(readdirSync(folder))('a backup of an earlier version is restored (%s)', async name => {
  const site = await startAppForTest();
  await createSiteBackup(site).restore(join(folder, name), {});

  const { token } = await site.signIn();
  const visitor = site.trpc();
  expect((await visitor.site.get.query()).ownerName).toBe('Grace Example');
  const projects = await visitor.projects.list.query();
  const project = projects.find(({ title }) => title === 'Tide table 2');
  expect(project).toMatchObject({ category: 'Hardware', skills: ['TypeScript'] });
  expect((await fetch(`${site.url}${project?.image}`)).status).toBe(200);
  expect(await visitor.skills.list.query()).toMatchObject([{ name: 'TypeScript', category: 'Languages' }]);
  expect(await visitor.timeline.list.query()).toMatchObject([{ title: 'First workshop', year: 2019 }]);
  expect(await visitor.views.total.query()).toEqual({ totalViews: 1 });
  expect(await site.trpc(token).contacts.list.query({})).toMatchObject([
    { name: 'Ada', message: 'Good work.' },
  ]);
});
