import { expect, test } from 'vitest';
import { SAMPLE_SITE } from '#server/composition/sample/data/sample-site';
import { SAMPLE_TIMELINE } from '#server/composition/sample/data/sample-timeline';
import { resumeContent } from '#server/features/resume/resume-content';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { setUpSample } from '../support/app/filled-site';
import { startAppForTest } from '../support/app/managed-app';
import type { TestApp } from '../support/app/start-app';
import { get, startAppWithPages } from '../support/app/visitor-reads';

let app: TestApp;

async function startFilled(): Promise<string> {
  app = await startAppForTest(undefined, startAppWithPages);
  await setUpSample(app);
  return (await app.signIn()).token;
}

/** Words that identify the sample's owner. */
const { role, headline, education, employment, replyPromise } = SAMPLE_SITE;
const OWNER_WORDS = [
  'Tremlett',
  'Bristol',
  '1997',
  'sample-avatar',
  role,
  headline,
  education,
  employment,
  replyPromise,
  ...SAMPLE_TIMELINE.filter(({ type }) => type === 'event').map(({ title }) => title),
];

async function findOwnerWords(): Promise<string[]> {
  const pages = await Promise.all(['/', '/about'].map(path => get(app, path)));
  const resume = resumeContent(await app.services.readResumeSource());
  const texts = [...pages.map(({ text }) => text), JSON.stringify(resume)].join('\n');
  expect(texts).toContain('application/ld+json');
  return OWNER_WORDS.filter(word => texts.includes(word));
}

test('saving a name leaves nothing of the sample’s owner on any page', async () => {
  const token = await startFilled();
  expect(await findOwnerWords()).toEqual(OWNER_WORDS);
  const saved = { ownerName: 'Ada Example', location: 'Bremen' };
  await app.trpc(token).site.update.mutate(saved);
  expect(await findOwnerWords()).toEqual([]);
  expect(await app.services.site.get()).toMatchObject({ ...DEFAULT_SITE_SETTINGS, ...saved });
  // Projects, skills and notes remain as examples.
  expect((await app.services.sample.count()).projects).toBe(8);
});

test('changing other settings or restoring the sample’s name removes nothing', async () => {
  const token = await startFilled();
  await app.trpc(token).site.update.mutate({ role: 'Pilot' });
  await app.trpc(token).site.update.mutate({ ownerName: SAMPLE_SITE.ownerName });
  expect(await findOwnerWords()).toEqual(OWNER_WORDS.filter(word => word !== role));
});

test('a value that equals the sample’s is stored once the site has another name', async () => {
  const token = await startFilled();
  await app.trpc(token).site.update.mutate({ ownerName: 'Ada Example' });
  await app.trpc(token).site.update.mutate({ employment });
  await app.trpc(token).site.update.mutate({ ownerName: 'Ada B. Example' });
  expect(await app.services.site.get()).toMatchObject({ employment });
});
