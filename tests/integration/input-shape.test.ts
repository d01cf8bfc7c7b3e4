import { describe, expect, test } from 'vitest';
import { startAppForFile } from '../support/app/managed-app';

const TOO_DEEP = { message: 'The input is nested deeper than 32 levels.', code: 'BAD_REQUEST' };
const MANY = 90_000;

const app = await startAppForFile();
const { token } = await app.signIn();

function lists(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

const rest = (method: string, path: string, body: string) => app.rest(method, path, { token, body });

async function trpc(path: string, init: RequestInit = {}) {
  const response = await fetch(`${app.url}/trpc/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
  });
  return { status: response.status, body: await response.json() };
}

const post = (path: string, body: string) => trpc(path, { method: 'POST', body });
const query = (path: string, input: string) => trpc(`${path}?input=${encodeURIComponent(input)}`);

const createTooDeepError = (path: string) => ({
  message: TOO_DEEP.message,
  code: expect.any(Number),
  data: { code: TOO_DEEP.code, httpStatus: 400, path },
});

describe('input that is nested too deeply returns 400 with a reason', () => {
  test.each([
    ['90,000 lists', lists(MANY)],
    ['33 levels', `{"unknown":${lists(32)}}`],
  ])('in the body over either transport (%s)', async (_case, text) => {
    const before = await app.services.projects.list();
    const { status, body } = await rest('POST', '/projects', text);
    expect({ status, body }).toEqual({ status: 400, body: TOO_DEEP });
    const answer = await post('projects.create', text);
    expect(answer).toEqual({ status: 400, body: { error: createTooDeepError('projects.create') } });
    expect(await app.services.projects.list()).toEqual(before);
  });

  test('in the query of a tRPC call', async () => {
    const answer = await query('projects.get', lists(1_000));
    expect(answer).toEqual({ status: 400, body: { error: createTooDeepError('projects.get') } });
  });

  test('for one call of a batch, while the others succeed', async () => {
    const { body } = await trpc('projects.create,skills.saveList?batch=1', {
      method: 'POST',
      body: `{"0":{"title":"Flat"},"1":${lists(MANY)}}`,
    });
    expect(body).toMatchObject([
      { result: { data: [{ title: 'Flat' }] } },
      { error: createTooDeepError('skills.saveList') },
    ]);
  });
});

test('input with 32 levels is accepted, and unknown keys are dropped', async () => {
  const { status, body } = await rest('POST', '/projects', `{"title":"Deep","unknown":${lists(31)}}`);
  expect({ status, body }).toMatchObject({ status: 201, body: [{ title: 'Deep' }] });
});
