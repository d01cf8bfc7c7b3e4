import { describe, expect, test, vi } from 'vitest';
import { startAppForFile } from '../support/app/managed-app';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();

describe('the headers of REST responses', () => {
  test('the headers of REST responses include a unique request ID', async () => {
    const paths = ['/projects', '/projects', `/projects/${UNKNOWN_ID}`, '/nothing', '/projects/%'];
    const answers = await Promise.all(paths.map(path => app.rest('GET', path)));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(paths.length);
  });

  test('the headers of REST responses allow revalidation, with 304 for an unchanged response and 200 for a changed one', async () => {
    const { _id: id } = await storeProject(app);
    const path = `/projects/${id}`;
    const first = await app.rest('GET', path);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = {
      'if-none-match': first.headers.get('etag') ?? '',
      // Without this header, fetch sends "no-cache" and bypasses every cache.
      'cache-control': 'max-age=0',
    };
    expect(headers['if-none-match']).not.toBe('');
    expect(await app.rest('GET', path, { headers })).toMatchObject({ status: 304, body: undefined });
    await app.services.projects.update({ id, title: 'Changed' });
    expect(await app.rest('GET', path, { headers })).toMatchObject({
      status: 200,
      body: { title: 'Changed' },
    });
  });

  test('the headers of REST responses forbid caching of errors and of responses to tokens or changes', async () => {
    const answers = [
      await app.rest('GET', '/projects', { token }),
      await app.rest('POST', '/auth/check-token'),
      await app.rest('POST', '/projects', { token, body: {} }),
      await app.rest('GET', '/nothing'),
      await app.rest('GET', `/projects/${UNKNOWN_ID}`),
      await app.rest('POST', '/projects', { body: {} }),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a REST response to a server error', () => {
  test('a REST response to a server error has status 500 and the request ID when a service violates its contract', async () => {
    const project = await storeProject(app);
    vi.spyOn(app.services.projects, 'get').mockResolvedValueOnce({ ...project, createdAt: 'secret' });
    const { status, headers, body } = await app.rest('GET', `/projects/${project._id}`);
    expect(status).toBe(500);
    expect(body).toEqual({
      message: `Internal server error (request ${headers.get('x-request-id')})`,
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
