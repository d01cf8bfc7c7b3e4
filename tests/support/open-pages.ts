import type { Page } from 'playwright-core';

const LAST_CALLS = 12;
const open = new Map<Page, string[]>();

/** Keeps the page's last calls for as long as it is open. */
export function watchPage(page: Page): void {
  const calls: string[] = [];
  open.set(page, calls);
  page.on('close', () => open.delete(page));
  page.on('request', request => {
    if (!/\/(api|trpc)\//.test(request.url())) return;
    const call = `${request.method()} ${request.url()}`;
    calls.push(`${call}: no answer yet`);
    const place = calls.length - 1;
    request.response().then(
      response => {
        calls[place] = `${call}: ${response?.status() ?? 'failed'}`;
      },
      () => {
        calls[place] = `${call}: failed`;
      },
    );
  });
}

/** Where the open pages are, what they announce and how their last calls went: for whoever reads of a failed test. */
export async function describeOpenPages(): Promise<string> {
  const described = await Promise.all(
    [...open].map(async ([page, calls]) => {
      const announced = await page.evaluate(readAnnouncements).catch(error => [String(error)]);
      return [page.url(), ...announced, ...calls.slice(-LAST_CALLS)].join('\n    ');
    }),
  );
  return described.join('\n  ');
}

function readAnnouncements(): string[] {
  const places = [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status], dialog[open], h1')];
  return places.map(({ innerText }) => innerText.trim()).filter(text => text !== '');
}
