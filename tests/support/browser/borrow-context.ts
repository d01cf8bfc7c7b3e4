import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type VisitorOptions = Omit<BrowserContextOptions, 'storageState'> & { stored?: Stored };
/** The initial local storage of a site in the visitor's browser. */
export type Stored = { origin: string; items: Record<string, string> };
export type Borrowed = { context: BrowserContext; giveBack(): Promise<void> };

/**
 * A context between two visits. Its parked page preserves the browser process of the site for the next visit.
 */
type Idle = { context: BrowserContext; parked: Page };

const idle = new WeakMap<Browser, Map<string, Idle[]>>();

/**
 * Provides a browser context that contains only `stored`. Creating a context and its processes takes more
 * than a second of CPU time, so returned contexts are reused; only their HTTP cache survives. The browser
 * closes contexts that a failing test does not return.
 */
export async function borrowContext(browser: Browser, options: VisitorOptions): Promise<Borrowed> {
  const { stored, ...fixed } = options;
  const waiting = getIdleContexts(browser, JSON.stringify(fixed));
  const found = waiting.findLastIndex(({ parked }) => !stored || getOrigin(parked) === stored.origin);
  const [reused] = found === -1 ? [] : waiting.splice(found, 1);
  const context =
    reused?.context ?? (await browser.newContext({ ...fixed, storageState: createStorageState(stored) }));
  if (reused && stored) await reused.parked.evaluate(setItems, stored.items);
  return {
    context,
    giveBack: async () => {
      const parked = await clear(context, reused?.parked);
      if (parked) waiting.push({ context, parked });
      else await context.close();
    },
  };
}

/** Resets the context except for one parked page; returns null if the context cannot be reused. */
async function clear(context: BrowserContext, lastParked: Page | undefined): Promise<Page | null> {
  const visited = context.pages().filter(page => page !== lastParked);
  const origins = new Set(context.pages().map(getOrigin));
  const [origin = 'null'] = origins;
  if (origins.size !== 1 || origin === 'null') return null;
  // A fake clock cannot be removed from a context.
  const clocks = await Promise.all(visited.map(page => page.evaluate(hasFakeClock).catch(() => true)));
  if (clocks.includes(true)) return null;

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const parked = lastParked ?? (await park(context, origin));
  await Promise.all(visited.map(page => page.close()));
  await parked?.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await context.clearPermissions();
  return parked;
}

/** Opens a page of the site without scripts; returns null if the site no longer responds. */
async function park(context: BrowserContext, origin: string): Promise<Page | null> {
  const page = await context.newPage();
  const response = await page.goto(`${origin}/healthz`).catch(() => null);
  return response?.ok() ? page : null;
}

function getIdleContexts(browser: Browser, kind: string): Idle[] {
  const contextsByKind = idle.get(browser) ?? new Map<string, Idle[]>();
  idle.set(browser, contextsByKind);
  const contexts = contextsByKind.get(kind) ?? [];
  contextsByKind.set(kind, contexts);
  return contexts;
}

function createStorageState(stored: Stored | undefined) {
  if (!stored) return { cookies: [], origins: [] };
  const localStorage = Object.entries(stored.items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: stored.origin, localStorage }] };
}

function getOrigin(page: Page): string {
  return new URL(page.url()).origin;
}

function hasFakeClock(): boolean {
  return !setTimeout.toString().includes('[native code]');
}

function setItems(items: Record<string, string>): void {
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
}
