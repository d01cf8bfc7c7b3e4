import type { Page, Request } from 'playwright-core';
import { launchChromium } from '../../tests/support/browser/chromium';

/** A request of a visit, as the browser sent it, and the bytes that it received. */
export type VisitRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  type: string;
  bytes: number;
};

/** Records what a browser with an empty cache requests on the home page and then on the page of a project. */
export async function recordVisit(url: string): Promise<{ first: VisitRequest[]; all: VisitRequest[] }> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const requests: Request[] = [];
    page.on('requestfinished', request => requests.push(request));
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    await scrollToEnd(page);
    const count = requests.length;
    await page.locator('a[href^="/projects/"]').first().click();
    await page.waitForURL('**/projects/*');
    await scrollToEnd(page);
    const all = (await Promise.all(requests.map(toVisitRequest))).filter(({ path }) => path.startsWith('/'));
    return { first: all.slice(0, count), all };
  } finally {
    await browser.close();
  }
}

async function scrollToEnd(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState('networkidle');
}

async function toVisitRequest(request: Request): Promise<VisitRequest> {
  const { pathname, search, protocol } = new URL(request.url());
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const type = await request.headerValue('content-type');
  return {
    method: request.method(),
    path: protocol === 'data:' ? '' : pathname + search,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...(type === null ? {} : { 'content-type': type }) },
    body: request.postData(),
    type: request.resourceType(),
    bytes: responseHeadersSize + responseBodySize,
  };
}
