import type { Page } from 'playwright-core';

const LAST_CALLS = 12;
const open = new Map<Page, string[]>();

/** Records the calls of the page while it is open. */
export function watchPage(page: Page): void {
  const calls: string[] = [];
  open.set(page, calls);
  page.on('close', () => open.delete(page));
  page.on('request', request => {
    if (!/\/(api|trpc)\//.test(request.url())) return;
    const call = `${request.method()} ${request.url()}`;
    calls.push(`${call}: no answer yet`);
    const index = calls.length - 1;
    request.response().then(
      response => {
        calls[index] = `${call}: ${response?.status() ?? 'failed'}`;
      },
      () => {
        calls[index] = `${call}: failed`;
      },
    );
  });
}

/** Describes the URL, announcements and last calls of each open page for the report of a failed test. */
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
  const elements = [
    ...document.querySelectorAll<HTMLElement>('[role=alert], [role=status], dialog[open], h1'),
  ];
  return elements.map(({ innerText }) => innerText.trim()).filter(text => text !== '');
}
