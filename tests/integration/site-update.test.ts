import { beforeEach, expect, test } from 'vitest';
import { bumpRevision } from '#server/core/content/revision';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import type { Site, SiteSettings } from '#shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { startAppForFile } from '../support/app/managed-app';

const SHOWN_ITEMS = {
  links: { label: 'Mail', url: 'mailto:ada@example.com', icon: '' },
  topics: { name: 'Engines', description: 'Analytical', icon: '' },
  quotes: { text: 'Quote', author: 'Ada' },
};

const app = await startAppForFile();
const { token } = await app.signIn();
beforeEach(() =>
  app.db.write(async manager => {
    await bumpRevision(manager, siteSettingsEntity);
    await manager.deleteAll(siteSettingsEntity);
  }),
);

async function update(input: unknown) {
  const { status, body } = await app.rest('PUT', '/site', { token, body: input });
  return { status, body };
}

function read(): Promise<Site> {
  return app.trpc().site.get.query();
}

/** Expects these settings with any version. */
function siteWith(settings: Partial<SiteSettings>): object {
  return { ...DEFAULT_SITE_SETTINGS, ...settings, version: expect.any(Number) };
}

test('an update of one setting returns all of them, the others with their defaults', async () => {
  const { status, body } = await update({ ownerName: 'Ada' });
  expect({ status, body }).toEqual({ status: 200, body: siteWith({ ownerName: 'Ada' }) });
  expect(await read()).toEqual(body);
});

test('a site has at most 200 links, topics and quotes', async () => {
  for (const [name, item] of Object.entries(SHOWN_ITEMS)) {
    const items = (count: number) => ({ [name]: Array.from({ length: count }, () => item) });
    expect((await update(items(200))).status).toBe(200);
    const { status, body } = await update(items(201));
    const issues = [{ path: [name], message: 'Must have at most 200 items' }];
    expect({ status, body }).toMatchObject({ status: 400, body: { issues } });
  }
});

test('a stored list with more than 200 entries can be saved, but gets no longer', async () => {
  const links = (count: number) => Array.from({ length: count }, () => SHOWN_ITEMS.links);
  await app.services.site.replace({ links: links(300) });
  const statuses: number[] = [];
  for (const count of [301, 300, 250, 251]) statuses.push((await update({ links: links(count) })).status);
  expect([...statuses, (await update({ role: 'Analyst' })).status]).toEqual([400, 200, 200, 400, 200]);
  expect((await read()).links).toHaveLength(250);
});

test('an update preserves other headings, and resets an empty one to its default', async () => {
  await update({ texts: { skillsTitle: 'Tools', contactTitle: 'Write to me' } });
  const { body } = await update({ texts: { skillsTitle: '', projectsIntro: 'All of it.' } });
  expect(body).toEqual(siteWith({ texts: { contactTitle: 'Write to me', projectsIntro: 'All of it.' } }));
  expect(await read()).toEqual(body);
});

test('only the given settings are stored, so that defaults can still change, and unknown keys are dropped', async () => {
  const known = { label: 'L', url: '/l', icon: 'fa-x' };
  const { body } = await update({ role: 'Analyst', _id: 'x', admin: true, links: [{ ...known, extra: 1 }] });
  expect(body).toEqual(siteWith({ role: 'Analyst', links: [known] }));
  const rows = await app.db.read(siteSettingsEntity).find();
  expect(rows.map(({ settings }) => settings)).toEqual([{ role: 'Analyst', links: [known] }]);
});

test('an invalid setting returns 400, and not even valid ones in the same input change', async () => {
  const before = await read();
  expect(await update({ location: 'Elsewhere', birthDate: '2025-02-29' })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', issues: [{ path: ['birthDate'] }] },
  });
  expect(await read()).toEqual(before);
});

test('an update that expects another version returns 409 and changes nothing', async () => {
  const before = await read();
  for (const expectedVersion of [before.version - 1, before.version + 1]) {
    expect(await update({ role: 'Other', location: 'Other', expectedVersion })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  }
  expect(await read()).toEqual(before);
});

test('a complete response is accepted as input, and its version is ignored', async () => {
  const old = await read();
  await update({ role: 'Analyst' });
  const { status, body } = await update({ ...old, headline: 'H' });
  expect(status).toBe(200);
  expect(body).toEqual({ ...siteWith({ headline: 'H' }), version: old.version + 2 });
  const [row] = await app.db.read(siteSettingsEntity).find();
  expect(row?.settings).not.toHaveProperty('version');
});
