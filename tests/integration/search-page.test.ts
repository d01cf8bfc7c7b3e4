import { expect, onTestFinished, test } from 'vitest';
import { startAppWithPages } from '../support/app/visitor-reads';

test('a search page stays out of every cache, and has the status 429 over the limit', async () => {
  const app = await startAppWithPages({ limits: { search: { points: 2, seconds: 60 } } });
  onTestFinished(() => app.stop());
  const search = () => fetch(`${app.url}/search?q=words`);
  for (const status of [200, 200, 429]) {
    const { status: sent, headers } = await search();
    expect({ sent, cache: headers.get('cache-control') }).toEqual({ sent: status, cache: 'no-store' });
    expect(Number(headers.get('retry-after')) > 0).toBe(status === 429);
  }
  expect((await fetch(`${app.url}/search`)).status).toBe(200);
});
