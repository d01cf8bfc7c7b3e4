import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

// The phone profile of Lighthouse: its screen, and its throttling as DevTools applies it.

const SCREEN: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
};
const CPU_SLOWDOWN = 4;
const KBIT_BYTES = 1_024 / 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474.56 * KBIT_BYTES,
  uploadThroughput: 675 * KBIT_BYTES,
};

/** Runs the work with a page of a browser profile that has loaded nothing yet. */
export async function onPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Lists the addresses of the scripts that the page's HTML names, whether it loads them at once or later. */
export async function listScripts(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => new URL(path, url).href);
}
