import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { signIn } from '../support/browser/sign-in';

test('the owner adds, publishes, stars and deletes projects, which visitors see and which survive a restart and a crash', async ({
  site,
  visitor,
}) => {
  const fetchHtml = async (path: string) => (await fetch(site.url + path)).text();
  const listProjects = async (): Promise<{ _id: string; title: string }[]> =>
    (await fetch(`${site.url}/api/projects`)).json();
  const findProject = async (title: string) => (await listProjects()).find(each => each.title === title);
  const page = await visitor();
  await signIn(page, site.url);

  const orrery = await findProject('Orrery');
  const star = page.getByRole('button', { name: 'Featured: Orrery' });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() => findProject('Orrery'))
    .toEqual({ ...orrery, featured: true, updatedAt: expect.any(String) });

  const remove = page.getByRole('button', { name: 'Delete Screwsort' });
  await remove.click();
  await page.getByText('Are you sure you want to delete this project?').waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(remove);
  expect(await findProject('Screwsort')).toBeDefined();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click();
  await page.getByText('Project deleted successfully!').waitFor();
  await remove.waitFor({ state: 'detached' });
  expect(await findProject('Screwsort')).toBeUndefined();

  await page.getByRole('button', { name: 'Add New Project' }).click();
  await page.waitForURL('**/admin/projects/*');
  await page.getByLabel('Title').fill('Weather Kite');
  await page.getByLabel('Description', { exact: true }).fill('A kite that measures wind at five heights.');
  await page.getByRole('tab', { name: /Skills/ }).click();
  await page.getByLabel('New skill').fill('Rust');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add New Category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category').fill('Aloft');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Draft saved.').waitFor();
  expect(await findProject('Weather Kite')).toBeUndefined();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish as is' }).click();
  await page.waitForURL(`${site.url}/projects`);
  await page.getByText('Project updated successfully!').waitFor();

  await page.close();

  const saved = await findProject('Weather Kite');
  expect(saved).toMatchObject({ category: 'Aloft', skills: ['Rust'], status: 'planning', public: false });
  const detailPath = `/projects/${saved?._id}`;
  expect(await fetchHtml('/projects?category=Aloft')).toContain('Weather Kite');
  expect(await fetchHtml(detailPath)).toContain('A kite that measures wind at five heights.');
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await site.restart(signal);
    expect(await findProject('Weather Kite')).toEqual(saved);
    expect(await fetchHtml(detailPath)).toContain('Weather Kite');
  }
});
