import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';
import { fillSignIn } from '../support/browser/sign-in';
import { sweep } from '../support/browser/sweep';

test('a sign-in leads back to the page, survives a reload and ends with /logout, which reloads the home page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/admin/inbox`);
  await page.waitForURL(`${site.url}/login`);
  // The page loads its code after the address has changed.
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await sweep(page, {
    'the button that shows the password is at the end of its field': {
      check: () => {
        const field = document.querySelector('input[name="password"]');
        const inside = field?.parentElement?.querySelector('button')?.getBoundingClientRect();
        const around = field?.getBoundingClientRect();
        const isInside =
          inside?.top === around?.top && Math.abs((inside?.right ?? 0) - (around?.right ?? 9)) < 0.5;
        return isInside ? [] : [`${inside?.right}, ${inside?.top} in ${around?.right}, ${around?.top}`];
      },
    },
  });
  await fillSignIn(page);
  await page.waitForURL(`${site.url}/admin/inbox`);
  await page.reload();
  await page.getByRole('heading', { name: 'Admin Inbox' }).waitFor();
  await page.goto(`${site.url}/logout`);
  await page.waitForURL(`${site.url}/`);
  const tokens = () => ['token', 'refreshToken'].map(name => localStorage.getItem(name));
  expect(await page.evaluate(tokens)).toEqual([null, null]);
});

test('without JavaScript the sign-in asks for it and cannot be submitted', async ({ visitor }) => {
  const page = await visitor('/login', { javaScriptEnabled: false });
  const notice = page.getByRole('alert').filter({ hasText: 'JavaScript is required to sign in.' });
  expect(await notice.isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true);
});
