import { afterAll, beforeAll, expect, test } from 'vitest';
import * as entry from '../../src/client/entry-server';
import { LATER_PROJECT_FIELDS, PROJECT_FIELDS } from '../../src/shared/contract/project';
import { projectPath } from '../../src/shared/project-path';
import { storeProject, wholeProject } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';
import { get } from '../support/visitor-reads';

/** How a page says what it does not show as it is stored. */
const SAID: Record<string, string> = {
  status: 'In Progress',
  image: 'picture',
  public: 'Public',
  // The home page shows it, and no other.
  featured: '',
};

let app: TestApp;
beforeAll(async () => {
  // Without the state, which has all fields.
  const template = async () => '<!--page-head--><!--page-body-->';
  app = await startApp({ bundle: { template, entry: async () => entry } });
});
afterAll(() => app?.stop());

test.each([...PROJECT_FIELDS, ...LATER_PROJECT_FIELDS])('the page of a project shows its %s', async name => {
  const text = 'Words of this field';
  const value = wholeProject()[name];
  const isText = typeof value === 'string' && SAID[name] === undefined && !value.includes('/');
  const project = await storeProject(app, isText ? { [name]: text } : {});
  const page = await get(app, projectPath(project));
  const shown = isText ? [text] : [SAID[name] ?? textsOf(value)].flat();
  for (const said of shown) expect(page.text).toContain(said);
});

/** The texts of a value, but for those that say what kind of thing it is and what its file was called. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (/^(type|filename)$/.test(key) ? [] : textsOf(each)));
}
