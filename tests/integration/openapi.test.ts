import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#server/core/errors/app-error';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { UNKNOWN_ID } from '../support/content/project-factory';

// tests/contract has tests of the document itself, and startApp compares every answer with it.

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ headers: z.unknown().optional() })) }),
    ),
  ),
});

const app = await startAppForFile();
const document = documentSchema.parse((await app.rest('GET', '/openapi.json')).body);

test('responses to calls that can fail for a while have a Retry-After header', () => {
  const responses = document.paths['/users/login']?.post?.responses;
  for (const status of [429, 503]) expect(responses?.[status]?.headers).toHaveProperty('Retry-After');
});

test('an unsupported method of each path returns 405 with the methods of the document', async () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const { status, headers } = await app.rest('PATCH', path.replace(/\{\w+\}/g, UNKNOWN_ID));
    const methods = Object.keys(operations).map(method => method.toUpperCase());
    const allowed = methods.includes('GET') ? ['HEAD', ...methods] : methods;
    const listed = headers.get('allow')?.split(', ').toSorted();
    expect({ path, status, listed }).toEqual({ path, status: 405, listed: allowed.toSorted() });
  }
});

test('anyone may read the document and cache it until it changes', async () => {
  const { status, headers } = await app.rest('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).not.toBeNull();
});

test('the document names the owner and the address of the site as its contact', async () => {
  const named = await startAppForTest({ env: { publicUrl: 'https://ada.example' } });
  const { token } = await named.signIn();
  await named.rest('PUT', '/site', { token, body: JSON.stringify({ ownerName: 'Ada Example' }) });
  const { body } = await named.rest('GET', '/openapi.json');
  expect(Object(body).info.contact).toEqual({ name: 'Ada Example', url: 'https://ada.example' });
});

test('the document returns 503 as JSON while the database is not available', async () => {
  const get = () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', 'The database is not available.'));
  const stopped = await startAppForTest({
    changeServices: services => ({ ...services, site: { ...services.site, get } }),
  });
  const { status, body } = await stopped.rest('GET', '/openapi.json');
  expect({ status, body }).toEqual({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE', message: 'The database is not available.' },
  });
});
