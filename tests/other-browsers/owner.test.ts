import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OWNER } from '../support/app/owner';
import { ownerCalls } from '../support/app/owner-calls';
import { picture } from '../support/content/media-factory';
import { folderForFile } from '../support/managed-folder';
import { openBrowserOnSite } from '../support/other-browsers/launch-browser';

/** A picture of 400 × 300 pixels. */
const file = join(await folderForFile(), 'harbor.png');
await picture(400, 300).png().toFile(file);
const { site, tab } = await openBrowserOnSite();

const button = (name: string) => ({ css: 'button', name });
const title = { css: 'input', name: 'Title' };

async function listProjects(): Promise<{ _id: string; title: string; image: string }[]> {
  return (await fetch(`${site.url}/api/projects`)).json();
}

test('the owner signs in', async () => {
  await tab.open(`${site.url}/login`);
  await tab.fill({ css: 'input[type=email]' }, OWNER.email);
  await tab.fill({ css: 'input[type=password]' }, OWNER.password);
  await tab.press('Enter');
  await expect.poll(() => tab.address()).toBe(`${site.url}/admin/dashboard`);
});

test('a project with a cropped picture is published', async () => {
  await tab.open(`${site.url}/admin/dashboard`);
  await tab.click(button('Add New Project'));
  await expect.poll(() => tab.address()).toContain('/admin/projects/');
  await tab.fill(title, 'Weather Kite');
  await tab.upload({ css: 'input[type=file]:not([multiple])' }, file);
  await tab.waitForText('400 × 225 px');
  await tab.press('ArrowDown');
  await tab.click(button('Apply'));
  await tab.waitForText('Image uploaded.');
  await tab.click(button('Publish'));
  await tab.click(button('Publish as is'));
  await tab.waitForText('Project updated successfully!');
  const project = (await listProjects()).find(each => each.title === 'Weather Kite');
  expect(project?.image).toMatch(/-400x225\.png$/);
});

test('edits that are not saved survive leaving the site', async () => {
  const [project] = await listProjects();
  const address = `${site.url}/admin/projects/${project?._id}`;
  await tab.open(address);
  await tab.fill(title, 'Another title');
  await tab.waitForText('1 field not saved');
  await tab.open('about:blank');
  await tab.open(address);
  await expect.poll(() => tab.evaluate(() => document.querySelector('input')?.value)).toBe('Another title');
});

test('skills are moved by keys and by the pointer', async () => {
  const call = await ownerCalls(site.url);
  const names = ['CSS', 'Git', 'Ada'];
  await call(
    'POST',
    '/skills',
    names.map(name => ({ name, category: 'Web' })),
  );
  await tab.open(`${site.url}/admin/skills`);
  await tab.click(button('Your order'));
  await tab.focus(button('Move Ada'));
  for (const key of ['Space', 'Home', 'Space'] as const) await tab.press(key);
  await tab.waitForText('1 skill not saved');
  await tab.drag(button('Move CSS'), button('Move Ada'));
  await tab.click(button('Save Changes'));
  await tab.waitForText('Skills saved successfully!');
  const skills: { name: string }[] = await call('GET', '/skills');
  expect(skills.map(({ name }) => name)).toEqual(['CSS', 'Ada', 'Git']);
});

test('a message is read in the inbox', async () => {
  await fetch(`${site.url}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Grace', email: 'grace@example.com', message: 'The moth is back.' }),
  });
  await tab.open(`${site.url}/admin/inbox`);
  await tab.waitForText('The moth is back.');
});

test('Logout asks before unsaved edits are lost', async () => {
  await tab.open(`${site.url}/admin/skills`);
  await tab.click(button('Your order'));
  await tab.focus(button('Move Git'));
  for (const key of ['Space', 'Home', 'Space'] as const) await tab.press(key);
  await tab.click(button('Logout'));
  await tab.click({ css: '[role=alertdialog] button', name: 'Stay' });
  await tab.waitForText('1 skill not saved');
  await tab.click(button('Logout'));
  await tab.click({ css: '[role=alertdialog] button', name: 'Leave' });
  await expect.poll(() => tab.address()).toBe(`${site.url}/login`);
});
