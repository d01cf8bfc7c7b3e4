import { createTRPCClient, httpLink } from '@trpc/client';
import { describe, expect, test, vi } from 'vitest';
import type { AppRouter } from '#server/app-router';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

const MEGABYTE = 1024 * 1024;

const app = await startAppForFile();
const { token } = await app.signIn();

/** Sends a request below /trpc and parses its JSON, regardless of the status. */
async function send(
  path: string,
  { headers = {}, ...init }: { headers?: Record<string, string> } & RequestInit = {},
) {
  const response = await fetch(`${app.url}/trpc/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return send(path, { method: 'POST', body, headers: { 'x-auth-token': token, ...headers } });
}

function query(path: string, input: unknown) {
  return send(`${path}${path.includes('?') ? '&' : '?'}input=${encodeURIComponent(JSON.stringify(input))}`);
}

function failure(code: string, httpStatus: number, path: string) {
  return {
    error: { message: expect.any(String), code: expect.any(Number), data: { code, httpStatus, path } },
  };
}

describe('tRPC errors', () => {
  test('include code, status and path, and no internal details', async () => {
    const { status, body } = await query('projects.get', { id: UNKNOWN_ID });
    expect(status).toBe(404);
    expect(body).toEqual({
      error: {
        message: 'Project not found.',
        code: -32004,
        data: { code: 'NOT_FOUND', httpStatus: 404, path: 'projects.get' },
      },
    });
  });

  test('show only the request ID when they are unexpected', async () => {
    vi.spyOn(app.services.projects, 'list').mockRejectedValueOnce(new Error('secret detail'));
    const { status, headers, body } = await send('projects.list');
    expect(status).toBe(500);
    expect(body.error).toEqual({
      message: `Internal server error (request ${headers.get('x-request-id')})`,
      code: -32603,
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'projects.list' },
    });
  });
});

describe('a tRPC request', () => {
  test('a tRPC request returns 404 for an unknown procedure, even one named like an inherited property', async () => {
    for (const path of ['projects.nothing', '__proto__', 'constructor', 'projects.constructor', 'toString'])
      expect(await send(path)).toMatchObject({ status: 404, body: failure('NOT_FOUND', 404, path) });
  });

  test('a tRPC request returns 405 and changes nothing for a mutation by GET', async () => {
    const before = await app.services.projects.list();
    expect(await query('projects.create', {})).toMatchObject({
      status: 405,
      body: failure('METHOD_NOT_SUPPORTED', 405, 'projects.create'),
    });
    expect(await app.services.projects.list()).toEqual(before);
  });

  test('a tRPC request returns 400 for malformed JSON', async () => {
    const message = 'The input must be a JSON object or list.';
    expect(await post('projects.create', '{"title":')).toMatchObject({
      status: 400,
      body: { error: { message } },
    });
    expect(await send('projects.get?input={bad')).toMatchObject({
      status: 400,
      body: failure('BAD_REQUEST', 400, 'projects.get'),
    });
  });

  test('a tRPC request returns 415 with a JSON body for another content type', async () => {
    const { status, headers, body } = await post('projects.create', '{}', { 'content-type': 'text/plain' });
    expect(status).toBe(415);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    const message = 'The request body must be application/json.';
    const data = { code: 'UNSUPPORTED_MEDIA_TYPE', httpStatus: 415 };
    expect(body).toEqual({ error: { message, code: -32015, data } });
  });

  test('a tRPC request returns 413 and stores nothing for a body of more than a megabyte', async () => {
    const before = await app.services.projects.list();
    const { status, body } = await post('projects.create', `{"x":"${'x'.repeat(MEGABYTE)}"}`);
    expect(status).toBe(413);
    expect(body).toMatchObject({ error: { data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 } } });
    expect(await app.services.projects.list()).toEqual(before);
  });

  test('a tRPC request of a visitor returns 413 for more than 64 kB, except for a message', async () => {
    const text = `{"x":"${'x'.repeat(64 * 1024)}"}`;
    const statuses = [];
    for (const path of ['auth.refresh', 'contacts.send']) statuses.push((await post(path, text)).status);
    expect(statuses).toEqual([413, 400]);
  });

  test('a tRPC request returns 400 in the usual error format for a badly encoded path', async () => {
    const error = { message: 'The path is not valid.', code: -32600 };
    expect(await send('%E0%A4%A')).toMatchObject({
      status: 400,
      body: { error: { ...error, data: { code: 'BAD_REQUEST', httpStatus: 400 } } },
    });
  });

  test('a tRPC request needs no body for a single mutation without input', async () => {
    const single = createTRPCClient<AppRouter>({
      links: [httpLink({ url: `${app.url}/trpc`, headers: { 'x-auth-token': token } })],
    });
    expect(await single.auth.checkToken.mutate()).toEqual({ isValid: true });
  });

  test('a tRPC request gets a response that has a request ID and is never cached', async () => {
    for (const answer of [await send('projects.list'), await send('projects.nothing')]) {
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('tRPC batches', () => {
  const times = (count: number) => Array.from({ length: count }, () => 'projects.statuses').join(',');

  test('may contain 10 calls, and return 400 for 11', async () => {
    const { status, body } = await query(`${times(10)}?batch=1`, {});
    expect(status).toBe(200);
    expect(body).toHaveLength(10);
    const tooMany = await query(`${times(11)}?batch=1`, {});
    expect(tooMany).toMatchObject({ status: 400, body: { error: { data: { code: 'BAD_REQUEST' } } } });
  });

  test('return 207 with one response per call when some calls fail', async () => {
    const project = await storeProject(app);
    const { status, body } = await query('projects.get,projects.get,projects.get?batch=1', {
      0: { id: project._id },
      1: { id: UNKNOWN_ID },
      2: { id: 7 },
    });
    expect(status).toBe(207);
    expect(body).toEqual([
      { result: { data: project } },
      failure('NOT_FOUND', 404, 'projects.get'),
      { error: expect.objectContaining({ data: expect.objectContaining({ code: 'BAD_REQUEST' }) }) },
    ]);
  });

  test('cannot bypass the limit of sign-ins', async () => {
    const limited = await startAppForTest({ limits: { login: { points: 3, seconds: 60 } } });
    const guess = { ...OWNER, password: 'wrong' };
    const guesses = Array.from({ length: 10 }, () => limited.trpc().auth.login.mutate(guess));
    const client = limited.trpc();
    guesses.push(...Array.from({ length: 10 }, () => client.auth.login.mutate(guess)));
    const outcomes = await Promise.allSettled(guesses);
    const codes = outcomes.map(outcome =>
      outcome.status === 'rejected' ? outcome.reason.data.code : 'signed in',
    );
    expect(codes.filter(code => code === 'BAD_REQUEST')).toHaveLength(3);
    expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(17);
  });
});
