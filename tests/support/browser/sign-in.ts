import type { Browser, Page } from 'playwright-core';
import { fetchTokens } from '../app/fetch-tokens';
import { OWNER } from '../app/owner';
import type { VisitorOptions } from './borrow-context';
import { type Visit, visit } from './visit';

/** Fills in and submits the sign-in form on the page. */
export async function fillSignIn(page: Page, password = OWNER.password): Promise<void> {
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in from the login page and waits for the dashboard. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await fillSignIn(page);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  // The data moves the elements below it, so an earlier click could miss its button.
  await page.getByText('Loading dashboard data...').waitFor({ state: 'hidden' });
}

/** Opens a page of the site in a browser in which the owner is signed in. */
export async function visitAsOwner(
  browser: Browser,
  url: string,
  path: string,
  options: VisitorOptions = {},
): Promise<Visit> {
  const { token, refreshToken } = await fetchTokens(url);
  const visited = await visit(browser, {
    stored: { origin: url, items: { token, refreshToken } },
    ...options,
  });
  await visited.page.goto(url + path);
  return visited;
}
