import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './ensure-chromium';

/** Starts a headless Chromium with a separate profile; the caller closes it. */
export async function launchChromium(moreArguments: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium found; set CHROMIUM_PATH to one.');
  return chromium.launch({
    executablePath,
    headless: true,
    // Chromium has no sandbox for root and in containers.
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      // Without this the headless shell rounds the widths of letters, which no screen does.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...moreArguments,
    ],
  });
}
