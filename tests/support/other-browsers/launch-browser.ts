import { afterAll } from 'vitest';
import { startSite } from '../programs/start-site';
import { launchFirefox } from './firefox';
import { launchWebkit } from './webkit';

/** Starts a site and the browser of the suite for the tests of the calling file. */
export async function openBrowserOnSite() {
  const site = await startSite();
  afterAll(site.stop);
  const { tab, close } = await (process.env.TEST_BROWSER === 'webkit' ? launchWebkit() : launchFirefox());
  afterAll(close);
  return { site, tab };
}
