import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { listTooWide } from '../support/browser/fits-window';
import { PHONE, sweepWithAxe } from '../support/browser/sweep';

const test = base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

test('the owner writes, previews and publishes a note and a page, and undoes a deletion', async ({
  call,
  owner,
  site,
}) => {
  const [{ _id: projectId }] = await call('POST', '/projects', { title: 'Tide gauge', public: true });
  const page = await owner('/admin/writing');
  const main = page.getByRole('navigation', { name: 'Main' });
  const titles = (table: string) =>
    page.getByRole('table', { name: table }).getByRole('row').locator('td:first-child').allInnerTexts();
  await page.getByText('No notes yet').waitFor();
  await page.getByText('No pages yet').waitFor();
  expect(await main.getByRole('link', { name: 'Notes' }).count()).toBe(0);

  // A note that is left without an edit is deleted.
  await page.getByRole('button', { name: 'New note' }).click();
  const title = page.getByLabel('Title', { exact: true }).first();
  await expectFocus(title);
  await page.goBack();
  await page.getByText('No notes yet').waitFor();
  await page.getByRole('button', { name: 'New note' }).click();
  await page.waitForURL('**/admin/notes/*');
  const editor = page.url();
  const address = page.getByLabel('Address');
  await page.getByLabel('Title', { exact: true }).first().fill('Spring tides');
  // The address of a draft follows its title.
  await expect.poll(() => address.inputValue()).toBe('spring-tides');
  await page.getByLabel('Summary').fill('Higher than you think.');
  await page.getByRole('textbox', { name: 'Text' }).fill('## Twice a month\n\nThe sun **helps**.');
  await page.getByLabel('New tag').fill('Tides');
  await page.getByRole('button', { name: 'Add tag' }).click();
  const addProject = page.getByRole('button', { name: 'Add project' });
  await page.getByText('Choose a project', { exact: true }).waitFor({ state: 'attached' });
  expect(await addProject.isDisabled()).toBe(true);
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Tide gauge' });
  await addProject.click();
  await page.keyboard.press('Control+s');
  await page.getByText('Draft saved.').waitFor();
  expect((await fetch(`${site.url}/notes/spring-tides`)).status).toBe(404);
  await sweepWithAxe(page);

  await page.getByRole('button', { name: 'Preview as visitors will see it' }).click();
  await page.getByRole('button', { name: 'Show preview' }).click();
  const preview = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await preview.getByRole('heading', { name: 'Twice a month' }).waitFor();
  await page.keyboard.press('Escape');

  const bar = page.getByRole('group', { name: 'Publishing status: Spring tides' });
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Note published.').waitFor();
  await main.getByRole('link', { name: 'Notes' }).click();
  await page.getByRole('link', { name: 'Spring tides' }).click();
  await page.getByRole('link', { name: 'Tides', exact: true }).click();
  await page.waitForURL('**/notes?tag=Tides');
  await page.getByRole('link', { name: 'Spring tides' }).click();
  await page.getByRole('region', { name: 'Projects in this note' }).getByRole('link').click();
  await page.waitForURL(`**/projects/${projectId}`);
  await page.getByRole('region', { name: 'Notes about this project' }).getByRole('link').click();
  await page.getByRole('link', { name: 'Edit note' }).click();
  await page.waitForURL(editor);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Writing' }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  await page.waitForURL('**/admin/pages/*');
  await page.getByLabel('Title', { exact: true }).first().fill('Imprint');
  await page.getByLabel('Link to it in').selectOption('footer');
  await page
    .getByRole('group', { name: /^Publishing status: / })
    .getByRole('button', { name: 'Publish' })
    .click();
  await page.getByText('Page published.').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await page.getByRole('heading', { name: 'Imprint', level: 1 }).waitFor();

  await page.goto(`${site.url}/admin/writing`);
  await expect.poll(() => titles('Pages')).toEqual([expect.stringContaining('Imprint')]);
  await sweepWithAxe(page);
  await page.getByRole('button', { name: 'Delete Spring tides' }).click();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByText('No notes yet').waitFor();
  await main.getByRole('link', { name: 'Notes' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Note restored.').waitFor();
  await expect.poll(() => titles('Notes')).toEqual([expect.stringContaining('Spring tides')]);
});

test('without JavaScript a visitor browses notes and pages on a phone, by tag and from one to the next', async ({
  call,
  problems,
  site,
  visitor,
}) => {
  problems.expect(/404/);
  const long = 'A page whose title is as long as nobody should have made it, and longer';
  for (const place of ['navigation', 'footer']) {
    await call('POST', '/pages', { title: `${long} (${place})`, slug: place, text: 'Words.', place });
  }
  const notes = [
    { title: 'Ebb', tags: ['Tides', 'Night'], publishAt: '2024-12-31T23:30:00.000Z' },
    { title: 'Flow', tags: ['Tides'], publishAt: '2025-02-03T10:00:00.000Z' },
  ];
  for (const note of notes) {
    await call('POST', '/notes', { ...note, summary: `About ${note.title}.`, text: '## Then\n\nWords.' });
  }
  const page = await visitor(undefined, { javaScriptEnabled: false, viewport: PHONE });
  const titles = () => page.locator('main h3').allInnerTexts();
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.url}/notes`);
    expect(await listTooWide(page)).toEqual([]);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: long }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: long }).waitFor();
  expect(await titles()).toEqual(expect.arrayContaining(['Flow', 'Ebb']));
  expect((await page.locator('main h2').allInnerTexts()).slice(-2)).toEqual(['2025', '2024']);
  for (const type of ['application/atom+xml', 'application/feed+json']) {
    expect(await page.locator(`link[rel="alternate"][type="${type}"]`).count()).toBeGreaterThan(0);
  }
  await page
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('link', { name: /^Night/ })
    .click();
  expect(page.url()).toContain('/notes?tag=Night');
  expect(await titles()).toEqual(['Ebb']);
  await page.getByRole('link', { name: 'Ebb' }).click();
  await page.getByText('December 31, 2024').waitFor();
  await page.getByRole('link', { name: /^Newer note/ }).click();
  await page.getByRole('heading', { name: 'Flow', level: 1 }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation', { name: 'More notes' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Then' }).isVisible()).toBe(true);

  const unknown = await page.goto(`${site.url}/notes?tag=Nothing`);
  expect(unknown?.status()).toBe(200);
  await page.getByText('No notes about “Nothing”.').waitFor();
  expect((await page.goto(`${site.url}/notes/nothing`))?.status()).toBe(404);
  expect((await page.goto(`${site.url}/pages/nothing`))?.status()).toBe(404);
});

test('Save Changes keeps the focus when Enter has saved a note', async ({ call, owner }) => {
  const { _id: id } = await call('POST', '/notes', { title: 'Neap tides', draft: true });
  const page = await owner(`/admin/notes/${id}`);
  await page.getByLabel('Title', { exact: true }).first().fill('Spring tides');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.press('Enter');
  await page.getByText('Draft saved.').waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await expectFocus(save);
  await page.keyboard.press('Enter');
  expect((await call('GET', `/notes/${id}`)).title).toBe('Spring tides');
});
