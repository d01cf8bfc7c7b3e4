import { expect, test } from 'vitest';
import * as entry from '#client/entry-server';
import { notePath, pagePath, projectPath } from '#shared/content-paths';
import { startAppForFile } from '../support/app/managed-app';
import { get } from '../support/app/visitor-reads';
import { storeNote, storePage } from '../support/content/post-factory';
import { storeProject } from '../support/content/project-factory';

// The template leaves out the state.
const template = async () => '<!--page-head--><!--page-body-->';
const app = await startAppForFile({ bundle: { template, entry: async () => entry } });

const TITLE = 'Geschwindigkeitsüberwachungsprotokoll';
const SHOWN = 'Geschwindigkeits\u00ADüberwachungs\u00ADprotokoll';

test('a title has its language and soft hyphens on each page that shows it, and none anywhere else', async () => {
  const project = await storeProject(app, { title: TITLE, slug: 'protokoll', language: 'de' });
  const note = await storeNote(app, {
    title: TITLE,
    slug: 'protokoll',
    language: 'de',
    projects: [project._id],
  });
  const page = await storePage(app, { title: TITLE, slug: 'protokoll', language: 'de' });
  const own = [projectPath(project), notePath(note.slug), pagePath(page.slug)];
  for (const path of ['/', '/projects', '/notes', ...own]) {
    const { text } = await get(app, path);
    expect(text, path).toContain(`<span lang="de">${SHOWN}</span>`);
    expect(/<title>.*<\/title>/.exec(text)?.[0] ?? '', path).not.toContain('\u00AD');
    const article = /<article[^>]*>/.exec(text)?.[0];
    if (own.includes(path)) expect(article, path).toContain('lang="de"');
  }
  for (const path of [
    '/api/projects',
    '/api/notes',
    '/api/pages',
    '/feed.xml',
    '/notes/feed.json',
    `/api/search?q=${TITLE}`,
  ]) {
    const { text } = await get(app, path);
    expect(text, path).toContain(TITLE);
    expect(text, path).not.toContain('\u00AD');
  }
});

test('an item without a language has none in responses, and the words around another one keep the site’s', async () => {
  const plain = await storeProject(app, { language: '' });
  expect(plain).not.toHaveProperty('language');
  const [listed] = (await app.trpc().projects.list.query()).filter(({ _id }) => _id === plain._id);
  expect(listed).not.toHaveProperty('language');
  const { text } = await get(app, projectPath(await storeProject(app, { language: 'ja' })));
  expect(text).toContain('<article lang="ja"');
  expect(text).toMatch(/<dl[^>]* lang="en"|<dl lang="en"/);
});
