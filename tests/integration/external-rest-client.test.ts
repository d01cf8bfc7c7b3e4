import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWNER } from '../support/app/owner';
import { startApp, type TestApp } from '../support/app/start-app';
import { picture } from '../support/content/media-factory';
import { createOutsideFolder, type OutsideFolder } from '../support/content/outside-folder';
import { storeProject } from '../support/content/project-factory';

// Compiling takes long on a busy machine.
const TIMEOUT_MS = 300_000;

let app: TestApp;
let outside: OutsideFolder;
beforeAll(async () => {
  app = await startApp();
  outside = await createOutsideFolder({ packages: ['@types/node', 'openapi-fetch'] });
  await outside.generateTypes(app.url);
}, TIMEOUT_MS);
afterAll(async () => {
  await outside?.remove();
  await app?.stop();
});

test('a script with types generated from the OpenAPI document compiles in strict mode and runs', {
  timeout: TIMEOUT_MS,
}, async () => {
  await storeProject(app, { title: 'The first' });
  // The mistakes are marked as errors that the compiler must find.
  expect(await outside.compile(['rest-script.ts', 'rest-mistakes.ts'])).toBe('');
  const sent = (await picture(30, 20).png().toBuffer()).toString('base64');
  expect(await outside.run('rest-script.js', [app.url, OWNER.email, OWNER.password, sent])).toEqual({
    titles: ['The first'],
    media: ['image', 'video'],
    missing: 'NOT_FOUND',
    count: 1,
    read: ['A script'],
    stored: expect.stringMatching(/^\/uploads\/.+-30x20\.png$/),
  });
  const [message] = await app.services.contacts.list({ sortBy: 'name', sortOrder: 'asc', filter: 'all' });
  expect(message).toMatchObject({ message: 'Hello from outside', read: true });
});
