import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';

test('pages of a German site hydrate as the server rendered them, and follow a new language', async ({
  call,
  visitor,
}) => {
  await call('PUT', '/site', { language: 'de' });
  await call('POST', '/notes', { title: 'Ebbe', slug: 'ebbe', text: '> [!TIP]\n> Warten.', draft: false });
  // A page whose HTML React cannot use logs an error, which fails the test.
  const page = await visitor('/');
  for (const path of ['/', '/projects', '/notes', '/notes/ebbe', '/about', '/about?view=list', '/search']) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('button', { name: /Design verwenden/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  }
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Projekte' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Projekte' }).waitFor();
  await call('PUT', '/site', { language: 'en' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});
