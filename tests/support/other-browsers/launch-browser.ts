import { afterAll } from 'vitest';
import { startSite } from '../programs/start-site';
import { launchFirefox } from './firefox';
import type { TestBrowser } from './tab';
import { launchWebkit } from './webkit';

/** Starts the browser of the suite. */
export function launchBrowser(): Promise<TestBrowser> {
  return process.env.TEST_BROWSER === 'webkit' ? launchWebkit() : launchFirefox();
}

/** Starts a site and the browser of the suite for the tests of the calling file. */
export async function openBrowserOnSite() {
  const site = await startSite();
  afterAll(site.stop);
  const { tab, close } = await launchBrowser();
  afterAll(close);
  return { site, tab };
}
