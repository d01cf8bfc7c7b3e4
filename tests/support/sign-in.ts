import type { Page } from 'playwright-core';
import { OWNER } from './start-site';

/** Fills the sign-in form that the page shows. */
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
}
