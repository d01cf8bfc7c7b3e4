import { beforeEach, describe, expect, test } from 'vitest';
import { bumpRevision } from '#server/core/content/revision';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import type { Site, SiteSettings } from '#shared/contract/site';
import { startAppForFile } from '../support/managed-app';

const COMPLETE_SETTINGS: SiteSettings = {
  ownerName: 'Ada 👩‍💻',
  role: 'Analyst',
  headline: 'עברית',
  introduction: 'One\n\nTwo',
  avatar: '/uploads/ada.webp',
  location: 'London',
  education: 'Home',
  employment: 'Self',
  codeProfileUrl: 'https://example.com/ada',
  links: [{ label: 'Mail', url: 'mailto:ada@example.com', icon: 'fa-solid fa-envelope' }],
  birthDate: '1815-12-10',
  experienceStart: '2024-02-29',
  topics: [{ name: 'Engines', description: 'Analytical', icon: '' }],
  quotes: [{ text: 'Quote', author: 'Ada' }],
  projectOrder: 'own',
  projectPage: 'story',
  archiveOpen: 'all',
  featuredLayout: 'lead',
  aboutView: 'list',
  replyPromise: 'By the next post.',
  accent: '#1f6f78',
  style: 'editorial',
  type: 'serif',
  firstTheme: 'dark',
  hero: 'picture',
  heroImage: '/uploads/desk.webp',
  heroImageAlt: 'A desk',
  homeSections: [
    { name: 'contact', hidden: false },
    { name: 'strip', hidden: true },
  ],
  counters: [{ name: 'views', hidden: true }],
  aboutSections: [{ name: 'quote', hidden: false }],
  navigation: [{ name: 'about', hidden: false }],
  playground: false,
  demos: [{ name: 'sorting', hidden: false }],
  texts: { skillsTitle: 'Engines', contactIntro: 'Write.' },
  logo: 'own',
  logoImage: '/uploads/logo.svg',
};

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

type Answer = { status: number; body: unknown };

const TRANSPORTS: Record<string, (input: unknown) => Promise<Answer>> = {
  REST: async input => {
    const { status, body } = await app.rest('PUT', '/site', { token, body: input });
    return { status, body };
  },
  tRPC: async input => {
    const response = await fetch(`${app.url}/trpc/site.update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify(input),
    });
    const { result, error } = Object(await response.json());
    const refusal = error && { code: error.data.code, issues: error.data.issues };
    return { status: response.status, body: refusal ?? result.data };
  },
};

function read(): Promise<Site> {
  return app.trpc().site.get.query();
}

/** Expects these settings with any version. */
function siteWith(settings: Partial<SiteSettings>): object {
  return { ...DEFAULT_SITE_SETTINGS, ...settings, version: expect.any(Number) };
}

describe.each(['REST', 'tRPC'])('updating the site over %s', transport => {
  const update = (input: unknown): Promise<Answer> => {
    const call = TRANSPORTS[transport];
    if (!call) throw new Error(`No transport ${transport}`);
    return call(input);
  };

  test('returns all settings after a change of one, the others with their defaults', async () => {
    const { status, body } = await update({ ownerName: 'Ada' });
    expect(status).toBe(200);
    expect(body).toEqual(siteWith({ ownerName: 'Ada' }));
    expect(await read()).toEqual(body);
  });

  test('stores every setting', async () => {
    const { body } = await update(COMPLETE_SETTINGS);
    expect(body).toEqual(siteWith(COMPLETE_SETTINGS));
    expect(await read()).toEqual(body);
    expect((await app.rest('GET', '/site')).body).toEqual(body);
  });

  test('accepts 200 links, topics and quotes, and refuses more', async () => {
    for (const [name, item] of Object.entries(SHOWN_ITEMS)) {
      const items = (count: number) => ({ [name]: Array.from({ length: count }, () => item) });
      expect((await update(items(200))).status).toBe(200);
      const { status, body } = await update(items(201));
      const issues = [{ path: [name], message: 'Must have at most 200 items' }];
      expect({ status, body }).toMatchObject({ status: 400, body: { issues } });
    }
  });

  test('saves a stored list with more than 200 entries, which gets no longer', async () => {
    const links = (count: number) => Array.from({ length: count }, () => SHOWN_ITEMS.links);
    await app.services.site.replace({ links: links(300) });
    const statuses: number[] = [];
    for (const count of [301, 300, 250, 251]) statuses.push((await update({ links: links(count) })).status);
    expect([...statuses, (await update({ role: 'Analyst' })).status]).toEqual([400, 200, 200, 400, 200]);
    expect((await read()).links).toHaveLength(250);
  });

  test('preserves settings of earlier updates', async () => {
    await update(COMPLETE_SETTINGS);
    const { body } = await update({ links: [], birthDate: null, headline: '' });
    expect(body).toEqual(siteWith({ ...COMPLETE_SETTINGS, links: [], birthDate: null, headline: '' }));
    expect(await read()).toEqual(body);
  });

  test('preserves other headings, and resets an empty one to its default', async () => {
    await update({ texts: { skillsTitle: 'Tools', contactTitle: 'Write to me' } });
    const { body } = await update({ texts: { skillsTitle: '', projectsIntro: 'All of it.' } });
    expect(body).toEqual(siteWith({ texts: { contactTitle: 'Write to me', projectsIntro: 'All of it.' } }));
    expect(await read()).toEqual(body);
  });

  test('changes nothing when the input is empty', async () => {
    await update({ role: 'Analyst' });
    expect((await update({})).body).toEqual(siteWith({ role: 'Analyst' }));
  });

  test('stores only the given settings, so that defaults can still change', async () => {
    await update({ role: 'Analyst' });
    const [row, ...others] = await app.db.read(siteSettingsEntity).find();
    expect(row?.settings).toEqual({ role: 'Analyst' });
    expect(others).toEqual([]);
  });

  test('drops unknown keys', async () => {
    const input = {
      role: 'Analyst',
      _id: 'x',
      admin: true,
      links: [{ label: 'L', url: '/l', icon: 'fa-x', extra: 1 }],
    };
    const { body } = await update(input);
    const links = [{ label: 'L', url: '/l', icon: 'fa-x' }];
    expect(body).toEqual(siteWith({ role: 'Analyst', links }));
    const [row] = await app.db.read(siteSettingsEntity).find();
    expect(row?.settings).toEqual({ role: 'Analyst', links });
  });

  test.each<[string, unknown, (string | number)[]]>([
    ['a day that does not exist', { birthDate: '2025-02-29' }, ['birthDate']],
    ['a month that does not exist', { experienceStart: '2025-13-01' }, ['experienceStart']],
    ['a date with a time', { birthDate: '2025-01-01T00:00:00Z' }, ['birthDate']],
    ['an empty date', { experienceStart: '' }, ['experienceStart']],
    ['a script as the avatar', { avatar: 'javascript:alert(1)' }, ['avatar']],
    ['a script as the profile', { codeProfileUrl: ' JavaScript:alert(1)' }, ['codeProfileUrl']],
    [
      'a link with two slashes to another host',
      { links: [{ label: '', url: '//evil.example', icon: '' }] },
      ['links', 0, 'url'],
    ],
    [
      'a data URL in a link',
      { links: [{ label: '', url: 'data:text/html,x', icon: '' }] },
      ['links', 0, 'url'],
    ],
    ['markup in an icon', { links: [{ label: '', url: '', icon: '"><script>' }] }, ['links', 0, 'icon']],
    [
      'markup in the icon of a topic',
      { topics: [{ name: '', description: '', icon: "x' onload" }] },
      ['topics', 0, 'icon'],
    ],
    ['a link without an address', { links: [{ label: '', icon: '' }] }, ['links', 0, 'url']],
    ['a number as a text', { role: 7 }, ['role']],
    ['null as a text', { role: null }, ['role']],
    ['text as a list', { quotes: 'x' }, ['quotes']],
    ['a name that is too long', { ownerName: 'x'.repeat(1_001) }, ['ownerName']],
    ['a text that is too long', { introduction: 'x'.repeat(100_001) }, ['introduction']],
    [
      'a list that is too long',
      { quotes: Array.from({ length: 10_001 }, () => ({ text: '', author: '' })) },
      ['quotes'],
    ],
    ['a named color', { accent: 'tomato' }, ['accent']],
    ['an unknown style', { style: 'baroque' }, ['style']],
    ['an unknown font', { type: 'blackletter' }, ['type']],
    ['an unknown theme', { firstTheme: 'sepia' }, ['firstTheme']],
    [
      'an unknown section',
      { homeSections: [{ name: 'guestbook', hidden: false }] },
      ['homeSections', 0, 'name'],
    ],
    ['a counter without a visibility', { counters: [{ name: 'views' }] }, ['counters', 0, 'hidden']],
    ['a heading that is too long', { texts: { skillsTitle: 'x'.repeat(1_001) } }, ['texts', 'skillsTitle']],
    ['a NUL character', { headline: 'a\0b' }, ['headline']],
    ['a version below zero', { expectedVersion: -1 }, ['expectedVersion']],
    ['a fractional version', { expectedVersion: 1.5 }, ['expectedVersion']],
    ['a text as the version', { expectedVersion: 'x' }, ['expectedVersion']],
    ['null as the version', { expectedVersion: null }, ['expectedVersion']],
  ])(
    'returns 400 for %s and changes nothing, not even valid settings in the same input',
    async (_case, invalid, path) => {
      const before = (await update(COMPLETE_SETTINGS)).body;
      expect(before).toEqual(siteWith(COMPLETE_SETTINGS));
      const { status, body } = await update({ location: 'Elsewhere', ...Object(invalid) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path }] });
      expect(await read()).toEqual(before);
    },
  );

  test('stores the longest texts completely', async () => {
    const introduction = '漢🙂'.repeat(50_000);
    expect((await update({ introduction })).body).toMatchObject({ introduction });
    expect(await read()).toMatchObject({ introduction });
  });

  test('succeeds when it expects the current version, and returns the next one', async () => {
    const { version } = await read();
    const first = await update({ role: 'Analyst', expectedVersion: version });
    expect(first).toEqual({ status: 200, body: { ...siteWith({ role: 'Analyst' }), version: version + 1 } });
    const second = await update({ headline: 'H', expectedVersion: version + 1 });
    expect(second).toMatchObject({ status: 200, body: { version: version + 2 } });
    const [row] = await app.db.read(siteSettingsEntity).find();
    expect(row?.settings).toEqual({ role: 'Analyst', headline: 'H' });
  });

  test('returns 409 and changes nothing when it expects a different version', async () => {
    await update(COMPLETE_SETTINGS);
    const before = await read();
    for (const expectedVersion of [before.version - 1, before.version + 1]) {
      expect(await update({ role: 'Other', location: 'Other', expectedVersion })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      });
    }
    expect(await read()).toEqual(before);
  });

  test('accepts a complete response as input and ignores its version', async () => {
    const old = await read();
    await update({ role: 'Analyst' });
    const { status, body } = await update({ ...old, headline: 'H' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...siteWith({ headline: 'H' }), version: old.version + 2 });
    const [row] = await app.db.read(siteSettingsEntity).find();
    expect(row?.settings).not.toHaveProperty('version');
  });
});

test('a visitor cannot change the site', async () => {
  for (const body of [{ role: 'Thief' }, { role: 7 }]) {
    expect(await app.rest('PUT', '/site', { body })).toMatchObject({ status: 401 });
  }
  await expect(app.trpc().site.update.mutate({ role: 'Thief' })).rejects.toMatchObject({
    data: { code: 'UNAUTHORIZED' },
  });
  expect(await read()).toEqual(siteWith({}));
});
