import type { Page, Route } from 'playwright-core';
import { createDeferred } from '../deferred';

/** A replaced response. A request reaches the server unless all of its calls are to fail. */
type Substitute = { result: { data: unknown } } | { error: unknown };

/** Replaced responses by page and procedure, so that several calls of one batch can be replaced. */
const substitutes = new WeakMap<Page, Map<string, Substitute>>();

/** Makes one procedure fail; other calls of its batch succeed. */
export function failCall(page: Page, procedure: string): Promise<void> {
  const error = {
    message: 'Internal server error',
    code: -32603,
    data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: procedure },
  };
  return substitute(page, procedure, { error });
}

/** Replaces the output of one procedure. */
export function respondWith(page: Page, procedure: string, data: unknown): Promise<void> {
  return substitute(page, procedure, { result: { data } });
}

/**
 * Delays all calls, or requests to the given URLs, until they are released; replaced responses still apply.
 */
export async function holdCalls(page: Page, addresses = '**/trpc/**'): Promise<{ release(): void }> {
  const held = createDeferred();
  await page.route(addresses, async route => {
    await held.promise;
    await route.fallback();
  });
  return { release: held.resolve };
}

async function substitute(page: Page, procedure: string, replacement: Substitute): Promise<void> {
  let pageSubstitutes = substitutes.get(page);
  if (!pageSubstitutes) {
    pageSubstitutes = new Map();
    substitutes.set(page, pageSubstitutes);
    await page.route('**/trpc/**', route => answer(route, substitutes.get(page) ?? new Map()));
  }
  pageSubstitutes.set(procedure, replacement);
}

async function answer(route: Route, pageSubstitutes: Map<string, Substitute>): Promise<void> {
  const procedures = listProcedures(route.request().url());
  const replacements = procedures.map(procedure => pageSubstitutes.get(procedure));
  if (replacements.every(replacement => replacement === undefined)) return route.fallback();
  const isSent = replacements.some(replacement => !replacement || 'result' in replacement);
  const answers: unknown[] = isSent ? await (await route.fetch()).json() : [];
  const body = replacements.map((replacement, index) => replacement ?? answers[index]);
  await route.fulfill({ status: 207, contentType: 'application/json', body: JSON.stringify(body) });
}

function listProcedures(url: string): string[] {
  return decodeURIComponent(new URL(url).pathname.slice('/trpc/'.length)).split(',');
}
