import { launchFirefox } from './firefox';
import type { TestBrowser } from './tab';
import { launchWebkit } from './webkit';

/** Starts the browser of the suite. */
export function launchBrowser(): Promise<TestBrowser> {
  return process.env.TEST_BROWSER === 'webkit' ? launchWebkit() : launchFirefox();
}
