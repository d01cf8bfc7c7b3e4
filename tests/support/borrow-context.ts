import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type VisitorOptions = Omit<BrowserContextOptions, 'storageState'> & { stored?: Stored };
/** What the visitor's browser already has in the local storage of a site. */
export type Stored = { origin: string; items: Record<string, string> };
export type Borrowed = { context: BrowserContext; giveBack(): Promise<void> };

/** A context between two visits: its one page keeps the site's process alive, so that the next visit need not start one. */
type Idle = { context: BrowserContext; parked: Page };

const idle = new WeakMap<Browser, Map<string, Idle[]>>();

/**
 * A context of the browser as new: nothing is stored in it but `stored`. Making one and its processes costs more than
 * a second of the processor, so one that was given back is taken again; all that is left in it is its HTTP cache.
 * Whoever does not give it back, as a test that fails, leaves it to the browser to close.
 */
export async function borrowContext(browser: Browser, options: VisitorOptions): Promise<Borrowed> {
  const { stored, ...fixed } = options;
  const waiting = idleOf(browser, JSON.stringify(fixed));
  const found = waiting.findLastIndex(({ parked }) => !stored || originOf(parked) === stored.origin);
  const [reused] = found === -1 ? [] : waiting.splice(found, 1);
  const context = reused?.context ?? (await browser.newContext({ ...fixed, storageState: stateOf(stored) }));
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

/** Makes the context as new but for one page on its site, or answers null: then it cannot be used again. */
async function clear(context: BrowserContext, lastParked: Page | undefined): Promise<Page | null> {
  const visited = context.pages().filter(page => page !== lastParked);
  const origins = new Set(context.pages().map(originOf));
  const [origin = 'null'] = origins;
  if (origins.size !== 1 || origin === 'null') return null;
  // A stopped clock stays with its context.
  const clocks = await Promise.all(visited.map(page => page.evaluate(hasOwnClock).catch(() => true)));
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

/** A page of the site on which nothing runs; null when the site does not answer any more. */
async function park(context: BrowserContext, origin: string): Promise<Page | null> {
  const page = await context.newPage();
  const answer = await page.goto(`${origin}/healthz`).catch(() => null);
  return answer?.ok() ? page : null;
}

function idleOf(browser: Browser, kind: string): Idle[] {
  const ofBrowser = idle.get(browser) ?? new Map<string, Idle[]>();
  idle.set(browser, ofBrowser);
  const contexts = ofBrowser.get(kind) ?? [];
  ofBrowser.set(kind, contexts);
  return contexts;
}

function stateOf(stored: Stored | undefined) {
  if (!stored) return { cookies: [], origins: [] };
  const localStorage = Object.entries(stored.items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: stored.origin, localStorage }] };
}

function originOf(page: Page): string {
  return new URL(page.url()).origin;
}

function hasOwnClock(): boolean {
  return !setTimeout.toString().includes('[native code]');
}

function setItems(items: Record<string, string>): void {
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
}
