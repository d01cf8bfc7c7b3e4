import type { Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { fetchTokens } from '../app/fetch-tokens';
import { ownerCalls } from '../app/owner-calls';
import { startSite } from '../programs/start-site';
import type { VisitorOptions } from './borrow-context';
import { launchChromium } from './chromium';
import { type Visit, visit } from './visit';

/** Opens an address of the site, or an empty page without one, in a separate browser context. */
type Open = (address?: string, options?: VisitorOptions) => Promise<Page>;

/** Another name of this machine in the browser of the tests. */
export const OTHER_HOST = 'portfolio.test';

/**
 * Tests of the built site in Chromium. A file has one site with the sample content. A file with another site extends
 * `environment`, as in `base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' })`, or `isNewSite`, which
 * leaves the owner's first sign-in to the test. `test.override` would change the sites of later files, too. Pages,
 * browsers and sites close by themselves. A test fails if one of its pages throws, logs an error or a warning, or has a
 * failed request, unless the test names that in `problems.expect`.
 */
export const test = base
  .extend('chromiumArguments', { scope: 'worker' }, [`--host-resolver-rules=MAP ${OTHER_HOST} 127.0.0.1`])
  .extend('browser', { scope: 'worker' }, async ({ chromiumArguments }, { onCleanup }) => {
    const browser = await launchChromium(chromiumArguments);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('environment', { scope: 'file' }, (): Record<string, string> => ({}))
  .extend('isNewSite', { scope: 'file' }, (): boolean => false)
  .extend('site', { scope: 'file' }, async ({ environment, isNewSite }, { onCleanup }) => {
    const site = await startSite(environment, { isNew: isNewSite });
    onCleanup(() => site.stop());
    return site;
  })
  .extend('call', { scope: 'file' }, ({ site }) => ownerCalls(site.url))
  .extend('problems', () => {
    const expected: RegExp[] = [];
    return {
      expected,
      /** Lets the test provoke problems that match the pattern. */
      expect: (pattern: RegExp) => void expected.push(pattern),
    };
  })
  .extend('visitor', ({ browser, site, problems }, { onCleanup }): Open => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      for (const { close } of [...visits].reverse()) await close();
      const found = visits.flatMap(visited => [...visited.problems, ...visited.failedRequests]);
      const isUnexpected = (problem: string) => !problems.expected.some(pattern => pattern.test(problem));
      expect(found.filter(isUnexpected), 'problems of the pages').toEqual([]);
    });
    return async (address, options) => {
      const visited = await visit(browser, options);
      visits.push(visited);
      if (address !== undefined) await visited.page.goto(new URL(address, site.url).href);
      return visited.page;
    };
  })
  .extend('owner', ({ site, visitor }): Open => {
    return async (address, options) => {
      const { token, refreshToken } = await fetchTokens(site.url);
      return visitor(address, { stored: { origin: site.url, items: { token, refreshToken } }, ...options });
    };
  })
  .extend('page', ({ visitor }) => visitor());
