import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SAMPLE_PICTURES } from '#server/composition/sample/data/sample-pictures';
import type { Project } from '#shared/contract/project';
import { setUpSample } from '../support/app/filled-site';
import { startAppForTest } from '../support/app/managed-app';

const ALL = {
  projects: 8,
  skills: 20,
  timeline: 6,
  notes: 3,
  site: 12,
  categories: 3,
  uploads: SAMPLE_PICTURES.length,
};
const NONE = { projects: 0, skills: 0, timeline: 0, notes: 0, site: 0, categories: 0, uploads: 0 };

async function startFilled() {
  const app = await startAppForTest();
  await setUpSample(app);
  const { token } = await app.signIn();
  return { app, token, api: app.trpc(token) };
}

function countSamplePictures({ image, media }: Pick<Project, 'image' | 'media'>): number {
  return new Set([image, ...media.map(({ url }) => url)].filter(url => url.includes('sample-'))).size;
}

test('the status counts unchanged sample content', async () => {
  const { app, token, api } = await startFilled();
  expect(await api.sample.status.query()).toEqual(ALL);
  const [changed, removed] = await app.services.projects.list();
  if (!changed || !removed) throw new Error('There are no sample projects');
  await app.services.projects.update({ id: changed._id, title: 'Mine now' });
  await app.services.projects.remove(removed._id);
  const { status, body } = await app.rest('GET', '/sample', { token });
  // The category and the pictures of the changed project now belong to the owner.
  const left = { ...ALL, projects: 6, categories: 2, uploads: ALL.uploads - countSamplePictures(changed) };
  expect({ status, body }).toEqual({ status: 200, body: left });
});

test('clearing the sample content returns the counts and takes effect immediately for visitors', async () => {
  const { app, token, api } = await startFilled();
  for (const path of ['/projects', '/skills', '/timeline', '/site']) await app.rest('GET', path);
  expect(await api.sample.clear.mutate()).toEqual({ removed: ALL, kept: 0 });
  for (const path of ['/projects', '/skills', '/timeline']) {
    expect((await app.rest('GET', path)).body).toEqual([]);
  }
  expect((await app.rest('GET', '/site')).body).toMatchObject({ ownerName: 'Portfolio' });
  expect(await readdir(app.uploadsDir)).toEqual([]);
  expect(await api.sample.status.query()).toEqual(NONE);
  const again = await app.rest('DELETE', '/sample', { token });
  expect({ status: again.status, body: again.body }).toEqual({
    status: 200,
    body: { removed: NONE, kept: 0 },
  });
});
