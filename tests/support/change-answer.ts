import type { Page, Route } from 'playwright-core';

type Answer = { result: { data: unknown } } | { error: unknown };
type Change = (answer: Answer) => Answer;

/**
 * Changes what one procedure answers, and leaves alone the calls that travel in the same batch. Until `stop` is called
 * it holds for every call of the page.
 */
export async function changeAnswer(
  page: Page,
  procedure: string,
  change: Change,
): Promise<{ stop(): Promise<void> }> {
  const isConcerned = (url: URL) => proceduresOf(url).includes(procedure);
  const handle = async (route: Route) => {
    const index = proceduresOf(new URL(route.request().url())).indexOf(procedure);
    const response = await route.fetch();
    const answers: Answer[] = await response.json();
    const changed = answers.map((answer, at) => (at === index ? change(answer) : answer));
    await route.fulfill({ status: 207, contentType: 'application/json', body: JSON.stringify(changed) });
  };
  await page.route(isConcerned, handle);
  return { stop: () => page.unroute(isConcerned, handle) };
}

/** Lets one procedure fail for a reason that trying again does not mend at once. */
export function failCall(page: Page, procedure: string): Promise<{ stop(): Promise<void> }> {
  return changeAnswer(page, procedure, () => ({
    error: {
      message: 'Internal server error',
      code: -32603,
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: procedure },
    },
  }));
}

/** Puts other data in the place of what one procedure answers. */
export function answerWith(page: Page, procedure: string, data: unknown): Promise<{ stop(): Promise<void> }> {
  return changeAnswer(page, procedure, () => ({ result: { data } }));
}

function proceduresOf({ pathname }: URL): string[] {
  return pathname.startsWith('/trpc/') ? decodeURIComponent(pathname.slice('/trpc/'.length)).split(',') : [];
}
