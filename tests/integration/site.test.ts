import { beforeEach, expect, test } from 'vitest';
import { NO_HISTORY } from '#server/core/content/history';
import { createLogger } from '#server/core/runtime/logger';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import { createSiteService } from '#server/features/site/site-service';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { startAppForFile } from '../support/app/managed-app';

// Caching is off because these tests bypass the services to insert rows.
const app = await startAppForFile({ env: { responseCacheBytes: 0 } });
beforeEach(() => app.db.write(manager => manager.deleteAll(siteSettingsEntity)));

test('a site without stored settings has the defaults', async () => {
  const { status, body } = await app.rest('GET', '/site');
  expect(status).toBe(200);
  expect(body).toEqual({ ...DEFAULT_SITE_SETTINGS, version: 0 });
  expect(await app.trpc().site.get.query()).toEqual(body);
});

test('missing settings have their defaults', async () => {
  // A version with fewer settings stored this row.
  const { quotes: _quotes, ...settings } = { ...DEFAULT_SITE_SETTINGS, ownerName: 'Ada 👩‍💻', topics: [] };
  const row = { id: SITE_SETTINGS_ID, settings: Object(settings), updatedAt: new Date() };
  await app.db.write(manager => manager.insert(siteSettingsEntity, row));
  expect((await app.rest('GET', '/site')).body).toEqual({
    ...DEFAULT_SITE_SETTINGS,
    ownerName: 'Ada 👩‍💻',
    topics: [],
    version: 0,
  });
});

/** Stores settings that this version does not know, and requires what visitors get and that each is logged once. */
async function expectCorrected(settings: object, corrected: object, logged: string[]): Promise<void> {
  const lines: string[] = [];
  const log = createLogger('warn', { write: line => void lines.push(line) });
  const site = createSiteService({ db: app.db, history: NO_HISTORY, log });
  const row = { id: SITE_SETTINGS_ID, settings: Object(settings), updatedAt: new Date() };
  await app.db.write(manager => manager.insert(siteSettingsEntity, row));

  const expected = { ...DEFAULT_SITE_SETTINGS, ...corrected, version: 0 };
  expect(await site.get()).toEqual(expected);
  expect(await site.get()).toEqual(expected);
  expect((await app.rest('GET', '/site')).body).toEqual(expected);
  expect(lines.map(line => JSON.parse(line).setting)).toEqual(logged);
}

test('unknown stored appearance settings fall back to the defaults and are logged once', async () => {
  const unknown = { accent: 'tomato', style: 'baroque', type: 'comic', firstTheme: 7 };
  await expectCorrected({ ...unknown, role: 'Analyst' }, { role: 'Analyst' }, Object.keys(unknown));
});

test('unknown sections in stored lists are dropped and logged once', async () => {
  const settings = {
    homeSections: [
      { name: 'guestbook', hidden: false },
      { name: 'contact', hidden: true },
      { name: 'contact', hidden: false },
      { name: 'strip' },
      7,
    ],
    counters: 'none',
    playground: [true],
    texts: { skillsTitle: 'Tools', guestbookTitle: 'Guests' },
  };
  await expectCorrected(
    settings,
    { homeSections: [{ name: 'contact', hidden: true }], texts: { skillsTitle: 'Tools' } },
    ['homeSections', 'homeSections', 'homeSections', 'counters', 'playground'],
  );
});
