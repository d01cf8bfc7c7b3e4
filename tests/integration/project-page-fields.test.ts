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

/** Lists the texts of a value, except types and file names. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(type|filename)$/.test(key) ? [] : listTexts(each),
  );
}
