import type { Page, Route } from 'playwright-core';

type Answer = { result: { data: unknown } } | { error: unknown };
type Changed = { stop(): Promise<void> };
/** What is answered instead; without `isSent` a call that is alone in its request does not reach the server. */
type Substitute = { answer: Answer; isSent: boolean };

/** Of each page, by procedure: calls of one batch can be changed together. */
const substitutes = new WeakMap<Page, Map<string, Substitute>>();

/** Lets one procedure fail, until `stop` is called; the others of its batch are answered as ever. */
export function failCall(page: Page, procedure: string): Promise<Changed> {
  const error = {
    message: 'Internal server error',
    code: -32603,
    data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: procedure },
  };
  return substitute(page, procedure, { answer: { error }, isSent: false });
}

/** Puts other data in the place of what one procedure answers, until `stop` is called. */
export function answerWith(page: Page, procedure: string, data: unknown): Promise<Changed> {
  return substitute(page, procedure, { answer: { result: { data } }, isSent: true });
}

/**
 * Keeps requests on their way until they are let go, all calls or those of these addresses: then they go on, also to what
 * has been put in their place.
 */
export async function holdCalls(page: Page, addresses = '**/trpc/**'): Promise<{ letGo(): void }> {
  let letGo = (): void => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(addresses, async route => {
    await held;
    await route.fallback();
  });
  return { letGo };
}

async function substitute(page: Page, procedure: string, replacement: Substitute): Promise<Changed> {
  let ofPage = substitutes.get(page);
  if (!ofPage) {
    ofPage = new Map();
    substitutes.set(page, ofPage);
    await page.route('**/trpc/**', route => answer(route, substitutes.get(page) ?? new Map()));
  }
  ofPage.set(procedure, replacement);
  return {
    stop: async () => {
      substitutes.get(page)?.delete(procedure);
    },
  };
}

async function answer(route: Route, ofPage: Map<string, Substitute>): Promise<void> {
  const procedures = proceduresOf(route.request().url());
  const replacements = procedures.map(procedure => ofPage.get(procedure));
  if (replacements.every(replacement => replacement === undefined)) return route.fallback();
  const isSent = replacements.some(replacement => replacement?.isSent ?? true);
  const answers: Answer[] = isSent ? await (await route.fetch()).json() : [];
  const body = replacements.map((replacement, index) => replacement?.answer ?? answers[index]);
  await route.fulfill({ status: 207, contentType: 'application/json', body: JSON.stringify(body) });
}

function proceduresOf(url: string): string[] {
  return decodeURIComponent(new URL(url).pathname.slice('/trpc/'.length)).split(',');
}
