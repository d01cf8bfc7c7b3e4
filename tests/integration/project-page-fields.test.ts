import { expect, test } from 'vitest';
import * as entry from '#client/entry-server';
import { projectPath } from '#shared/content-paths';
import { projectFields } from '#shared/contract/project';
import { toKeys } from '#shared/map-values';
import { startAppForFile } from '../support/app/managed-app';
import { get } from '../support/app/visitor-reads';
import { createProjectInput, storeProject } from '../support/content/project-factory';

/** The texts on the page for values that it does not show as they are stored. */
const DISPLAYED: Record<string, string> = {
  status: 'In Progress',
  image: 'picture',
  public: 'Public',
  // Only the home page shows it.
  featured: '',
  language: '<article lang="de"',
  pageLayout: 'data-layout="story"',
};

// The template leaves out the state, which contains all fields.
const template = async () => '<!--page-head--><!--page-body-->';
const app = await startAppForFile({ bundle: { template, entry: async () => entry } });

test.each(toKeys(projectFields))('the page of a project shows its %s', async name => {
  const text = 'Words of this field';
  const value = createProjectInput()[name];
  const isText = typeof value === 'string' && DISPLAYED[name] === undefined && !value.includes('/');
  const project = await storeProject(app, isText ? { [name]: text } : {});
  const page = await get(app, projectPath(project));
  const expected = isText ? [text] : [DISPLAYED[name] ?? listTexts(value)].flat();
  for (const part of expected) expect(page.text).toContain(part);
});

const ID = '01a1fcfd-5f98-718d-986a-a291eb86b86';
const [PHONE, SECOND, PAGE] = [
  `/uploads/${ID}0-e3e5e7-486x1053-phone.png`,
  `/uploads/${ID}1-486x1053.png#frame=phone`,
  `/uploads/${ID}2-1200x750-browser.png`,
] as const;

test('a project shows the further phone screenshots among its media beside its image', async () => {
  const media = [PAGE, SECOND].map(url => ({ type: 'image' as const, url }));
  const phones = await storeProject(app, { featured: true, image: PHONE, media });
  const other = await storeProject(app, { featured: true, image: PAGE, media });
  const cards = await app.trpc().projects.featured.query();
  const find = (project: { _id: string }) => cards.find(({ _id }) => _id === project._id);
  expect(find(phones)?.phones).toEqual([SECOND]);
  expect(find(other)).not.toHaveProperty('phones');
  expect(find(phones)).not.toHaveProperty('media');

  const { text } = await get(app, projectPath(phones));
  const [cover = ''] = /<div[^>]* data-frame="phone".*?<\/div>/s.exec(text) ?? [];
  expect(Array.from(cover.matchAll(/<img[^>]* src="([^"]*)"/g), ([, src]) => src)).toEqual([PHONE, SECOND]);
});

test('the card of a project names the first video that the owner has chosen as its loop', async () => {
  const video = (url: string, loop?: boolean) => ({ type: 'video' as const, url, ...(loop && { loop }) });
  const image = { type: 'image' as const, url: '/a.png', loop: true };
  const chosen = [video('/a.mp4'), image, video('', true), video('/b.mp4', true), video('/c.mp4', true)];
  const looping = await storeProject(app, { featured: true, media: chosen });
  const other = await storeProject(app, { featured: true, media: [video('/a.mp4'), image] });
  expect((await app.trpc().projects.get.query({ id: looping._id })).media).toEqual(chosen);
  const cards = await app.trpc().projects.featured.query();
  expect(cards.find(({ _id }) => _id === looping._id)?.loop).toBe('/b.mp4');
  expect(cards.find(({ _id }) => _id === other._id)).not.toHaveProperty('loop');
});

test('a tall picture is shown whole, and a very long one from its top', async () => {
  const classOf = async (size: string) => {
    const project = await storeProject(app, { image: `/uploads/${ID}0-${size}.png` });
    const { text } = await get(app, projectPath(project));
    const [, names = ''] = /<img class="([^"]*)"/.exec(text.slice(text.indexOf('data-cover='))) ?? [];
    return names;
  };
  expect(await classOf('600x900')).toMatch(/whole/);
  expect(await classOf('1x4000')).toMatch(/long/);
  expect(await classOf('900x600')).not.toMatch(/whole|long/);
});

test('a project has no frame if the owner has chosen none', async () => {
  const framed = async (image: string) => {
    const project = await storeProject(app, { image });
    const { text } = await get(app, projectPath(project));
    const [cover = ''] = new RegExp(`<div[^>]* data-cover="${projectPath(project)}"[^>]*>`).exec(text) ?? [];
    return /data-frame="(\w+)"/.exec(cover)?.[1];
  };
  expect(await framed(PAGE)).toBe('browser');
  expect(await framed(`${PAGE}#frame=terminal`)).toBe('terminal');
  expect(await framed(`${PAGE}#frame=none`)).toBeUndefined();
});

/** Lists the texts of a value, except types and file names. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(type|filename)$/.test(key) ? [] : listTexts(each),
  );
}
