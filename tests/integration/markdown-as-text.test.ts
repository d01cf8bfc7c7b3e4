import { expect, test } from 'vitest';
import { startAppForFile } from '../support/app/managed-app';
import { readAll, startAppWithPages } from '../support/app/visitor-reads';
import { storeNote, storePage } from '../support/content/post-factory';
import { storeProject } from '../support/content/project-factory';

const app = await startAppForFile(undefined, startAppWithPages);

/** These return whole items, whose fields are Markdown. */
const WHOLE = ['projects.list', 'projects.get', 'notes.get', 'pages.get'].flatMap(name => [
  `tRPC ${name}`,
  `REST ${name}`,
]);

const MARKDOWN = 'A **bold** [link](https://x.y) `code`\n\n- item one\n- item two';
const PLAIN = 'A bold link code item one item two';

test('visitors see descriptions without Markdown marks, except in whole items', async () => {
  const texts = { description: MARKDOWN, details: MARKDOWN, learned: MARKDOWN, metaDescription: '' };
  for (const title of ['Seen', 'Beside']) await storeProject(app, { ...texts, title, category: 'Seen' });
  await storeNote(app, { text: MARKDOWN, summary: '', metaDescription: '' });
  await storePage(app, { text: MARKDOWN, metaDescription: '' });
  const answers = Object.entries(await readAll(app));
  const raw = answers.filter(([, { text }]) => text.includes('**bold**')).map(([name]) => name);
  expect(raw.sort()).toEqual(WHOLE.sort());
  const plain = answers.filter(([, { text }]) => text.includes(PLAIN)).map(([name]) => name);
  expect(plain).toEqual(
    expect.arrayContaining([
      '/',
      '/projects',
      '/projects/:id',
      '/notes/:id',
      '/feed.xml',
      'tRPC search.recent',
    ]),
  );
});
