import { describe, expect, test } from 'vitest';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import type { SiteSettings } from '#shared/contract/site';
import type { ContactDraft } from '#shared/page-state';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { PLAIN_PAGES, renderedBy } from '../support/app/plain-app';
import type { TestApp } from '../support/app/start-app';
import { startAppWithPages } from '../support/app/visitor-reads';

const FIELDS = { name: 'Ada', email: 'ada@example.com', message: 'Hello\nthere 👋', website: '' };

const app = await startAppForFile({ env: { publicUrl: 'https://portfolio.example' } });

type PostOptions = { fields?: Record<string, string>; headers?: Record<string, string>; to?: TestApp };

/** Posts the form like a browser without JavaScript. */
function post({ fields = FIELDS, headers = {}, to = app }: PostOptions = {}): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return fetch(`${to.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...type, ...headers },
    body,
  });
}

async function findStored(name: string) {
  return app.db.read(contactMessageEntity).findOneBy({ name });
}

test('a posted message is stored and the response redirects to the contact section', async () => {
  const answer = await post({ fields: { ...FIELDS, name: 'Grace' } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/?sent=1#contact');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { name, ...rest } = { ...FIELDS, name: 'Grace' };
  expect(await findStored(name)).toMatchObject({ email: rest.email, spam: false });
});

test('line breaks are stored like those of a message sent by script', async () => {
  await post({ fields: { ...FIELDS, name: 'Lines', message: 'one\r\ntwo' } });
  expect(await findStored('Lines')).toMatchObject({ message: 'one\ntwo' });
});

test('a message with a filled honeypot gets the same response and is stored as spam', async () => {
  const answer = await post({ fields: { ...FIELDS, name: 'Robot', website: 'http://spam.example' } });
  expect(answer.status).toBe(303);
  expect(await findStored('Robot')).toMatchObject({ spam: true });
});

test.each([
  ['an empty name', { ...FIELDS, name: ' ' }],
  ['an invalid address', { ...FIELDS, email: 'nobody' }],
  ['no message', { name: 'Ada', email: 'ada@example.com' }],
])('%s returns 400 with the home page and stores nothing', async (_case, fields) => {
  const before = await app.db.read(contactMessageEntity).count();
  const answer = await post({ fields });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('/');
  expect(await app.db.read(contactMessageEntity).count()).toBe(before);
});

test('the longest message is accepted, even in multi-byte characters', async () => {
  const { status } = await post({ fields: { ...FIELDS, name: 'Long', message: '漢'.repeat(100_000) } });
  expect(status).toBe(303);
  expect((await findStored('Long'))?.message.length).toBe(100_000);
});

test('a form that is too large returns 413', async () => {
  const { status } = await post({ fields: { ...FIELDS, message: 'x'.repeat(1_100_000) } });
  expect(status).toBe(413);
});

test('a form with too many parameters returns 413', async () => {
  const answers = [21, 2_000].map(async count => {
    const extra = Array.from({ length: count }, (_, index) => [`p${index}`, 'x']);
    return (await post({ fields: { ...FIELDS, ...Object.fromEntries(extra) } })).status;
  });
  expect(await Promise.all(answers)).toEqual([413, 413]);
});

test('a rejected form is sent back with at most the accepted length of each field', async () => {
  const drafts: (ContactDraft | undefined)[] = [];
  const rendering = await startAppForTest({
    bundle: renderedBy(async request => {
      drafts.push(request.contactDraft);
      return (await PLAIN_PAGES.entry()).renderPage(request);
    }),
  });
  const long = { name: 'n'.repeat(5_000), email: '%'.repeat(5_000), message: 'm'.repeat(200_000) };
  expect((await post({ fields: long, to: rendering })).status).toBe(400);
  const [draft] = drafts;
  expect(Object.values(draft?.values ?? {}).map(({ length }) => length)).toEqual([1_000, 1_000, 100_000]);
  expect(draft?.issues.email).toBe('Must have at most 1,000 characters');
});

test('a body that is not a form returns 415', async () => {
  const { status } = await post({ headers: { 'content-type': 'application/json' } });
  expect(status).toBe(415);
});

test('the form shares its rate limit with the API and returns 429 with Retry-After', async () => {
  const limited = await startAppForTest({ limits: { contact: { points: 2, seconds: 60 } } });
  await limited.rest('POST', '/contacts', { body: FIELDS });
  expect((await post({ to: limited })).status).toBe(303);
  const answer = await post({ to: limited });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await limited.db.read(contactMessageEntity).count()).toBe(2);
});

describe('the contact form', () => {
  test.each<[string, Record<string, string>]>([
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
    ['a visitor without a page', { 'sec-fetch-site': 'none' }],
    ['the site’s public address', { origin: 'https://portfolio.example' }],
    ['a program', {}],
  ])('accepts a post from %s', async (_case, headers) => {
    expect((await post({ headers })).status).toBe(303);
  });

  test('accepts a post from the requested host over plain http', async () => {
    expect((await post({ headers: { origin: app.url } })).status).toBe(303);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://portfolio.example' }],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://stranger.example' }],
    ['a hidden origin', { origin: 'null' }],
  ])('refuses a post from %s', async (_case, headers) => {
    const before = await app.db.read(contactMessageEntity).count();
    expect((await post({ headers })).status).toBe(403);
    expect(await app.db.read(contactMessageEntity).count()).toBe(before);
  });
});

test('a GET request for the form address redirects to the form', async () => {
  const answer = await fetch(`${app.url}/contact`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#contact']);
});

test('an unsupported method for the form address returns 405', async () => {
  const answer = await fetch(`${app.url}/contact`, { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

describe('the contact section on a static host', () => {
  const mail = { label: 'Email', url: 'mailto:ada@example.com?subject=Hi', icon: '' };
  const code = { label: 'Code', url: 'https://code.example/ada', icon: '' };

  /** Returns the section as text and addresses, and the sites that the page may post to. */
  async function readSection(contactAddress: string | null, links: SiteSettings['links']) {
    const copied = await startAppWithPages({
      staticHost: { base: '', contactAddress, viewsAddress: null, countedTo: 0 },
    });
    await copied.services.site.update({ links });
    const response = await fetch(copied.url);
    const html = /<section id="contact".*?<\/section>/s.exec(await response.text())?.[0] ?? '';
    await copied.stop();
    const policy = response.headers.get('content-security-policy') ?? '';
    return { html, target: /form-action ([^;]*)/.exec(policy)?.[1] };
  }

  test.each([
    ['a mailto: address', 'mailto:copy@example.com', [mail], 'mailto:copy@example.com', 'copy@example.com'],
    ["the owner's email link", null, [code, mail], mail.url, 'ada@example.com'],
  ])('links to %s instead', async (_case, address, links, href, text) => {
    const { html, target } = await readSection(address, links);
    expect(html).not.toContain('<form');
    expect(html).not.toContain('All three fields are required.');
    expect(html).toMatch(/href="mailto:[^>]*><span>Send an email<\/span><\/a>/);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`>${text}</span>`);
    expect(target).toBe("'self'");
  });

  test('names no way to get in touch that does not exist', async () => {
    const hint = 'To get in touch, use one of the links on this page.';
    expect((await readSection(null, [code])).html).toContain(hint);
    const { html } = await readSection(null, []);
    expect(html).not.toContain(hint);
    expect(html).not.toContain('Send an email');
    expect(html).not.toContain('<form');
  });
});
