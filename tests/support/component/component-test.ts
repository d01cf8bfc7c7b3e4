import { configure } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { test as base, expect, vi } from 'vitest';
import { setUpSample } from '../app/filled-site';
import { type StartAppOptions, startApp } from '../app/start-app';
import { mountApp } from './mount-app';
import { createNetwork } from './network';

type Content = 'none' | 'sample';
/** Opens an address and returns the user of the page. */
type Open = (address: string) => Promise<UserEvent>;

configure({
  // A machine may be ten times slower.
  asyncUtilTimeout: 30_000,
  // The text of a page says more than its elements, which fill several screens.
  getElementError: message => new Error(`${message}\n\nThe page: ${document.body.textContent}`),
});

/**
 * Tests the real screens with the real client and server in this process, and without a browser. Each test has its
 * own site, which contains only its owner. `test.extend('content', 'sample')` adds the sample content, and `options`
 * changes the server. Files extend this `test` instead of overriding its fixtures, which later files share. A test
 * fails if its page logs an error or a warning, unless it takes that out of `problems`.
 */
export const test = base
  .extend('problems', { auto: true }, ({ task }, { onCleanup }) => {
    const problems: string[] = [];
    const note = (...parts: unknown[]) => {
      const problem = parts.map(String).join(' ');
      // ECharts warns about elements without a size, and about a component that it looks for itself.
      if (!/echarts|Component timeline is used/i.test(problem)) problems.push(problem);
    };
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
    onCleanup(() => {
      expect(problems, `what the page of "${task.name}" logged`).toEqual([]);
    });
    return problems;
  })
  .extend('content', (): Content => 'none')
  .extend('options', (): StartAppOptions => ({}))
  .extend('site', async ({ content, options }, { onCleanup }) => {
    const site = await startApp(options);
    onCleanup(() => site.stop());
    if (content === 'sample') await setUpSample(site);
    return site;
  })
  .extend('tokens', ({ site }) => site.signIn())
  .extend('owner', ({ site, tokens }) => site.trpc(tokens.token))
  .extend('network', ({ site }) => {
    const network = createNetwork(site.url, globalThis.fetch);
    vi.stubGlobal('fetch', network.fetch);
    return network;
  })
  .extend('visit', ({ network }, { onCleanup }): Open => {
    let unmount = () => {};
    onCleanup(async () => {
      unmount();
      network.cut();
      await network.settle();
      resetBrowser();
    });
    return async address => {
      unmount();
      unmount = await mountApp(address);
      return userEvent.setup({ delay: null });
    };
  })
  .extend('visitAsOwner', ({ tokens, visit }): Open => {
    return async address => {
      localStorage.setItem('token', tokens.token);
      localStorage.setItem('refreshToken', tokens.refreshToken);
      return visit(address);
    };
  });

function resetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
}
