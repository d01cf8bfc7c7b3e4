import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './ensure-chromium';

/** Starts a headless Chromium with a profile of its own; whoever starts it closes it. */
export async function launchChromium(moreArguments: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium found; set CHROMIUM_PATH to one.');
  return chromium.launch({
    executablePath,
    headless: true,
    // Chromium refuses its sandbox to root, and in containers it has none.
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      // The headless shell would else round the widths of letters, as no screen does.
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
