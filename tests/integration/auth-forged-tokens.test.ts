import { describe, expect, test } from 'vitest';
import type { Tokens } from '#shared/contract/auth';
import { createCaller, type Procedure, TRANSPORTS } from '../support/app/call-api';
import { startAppForFile } from '../support/app/managed-app';
import { SECRETS } from '../support/app/start-app';
import { resignToken, tokenWithoutJson, withHeader } from '../support/app/token-factory';
import { checkRows } from '../support/check-rows';
import { createProjectInput, storeProject } from '../support/content/project-factory';

const UNAUTHORIZED = { message: 'Please sign in.', code: 'UNAUTHORIZED' };
const TOKENS: [string, (pair: Tokens) => string | undefined][] = [
  ['no token', () => undefined],
  ['an empty token', () => ''],
  ['garbage', () => 'a.b.c'],
  ['a token without JSON inside', () => tokenWithoutJson()],
  ['alg none, unsigned', ({ token }) => withHeader(token, { alg: 'none', typ: 'JWT' }, { isSigned: false })],
  ['alg none, signed', ({ token }) => withHeader(token, { alg: 'none', typ: 'JWT' }, { isSigned: true })],
  ['HS256 without its signature', ({ token }) => token.replace(/[^.]*$/, '')],
  ['another secret', ({ token }) => resignToken(token, { secret: 'x'.repeat(48) })],
  ["the refresh token's secret", ({ token }) => resignToken(token, { secret: SECRETS.refresh })],
  ['HS512', ({ token }) => resignToken(token, { algorithm: 'HS512' })],
  ['another audience', ({ token }) => resignToken(token, { audience: 'refresh' })],
  ['another issuer', ({ token }) => resignToken(token, { issuer: 'somebody' })],
  ['another subject', ({ token }) => resignToken(token, { subject: 'somebody' })],
  ['an unknown session', ({ token }) => resignToken(token, { sessionId: 'unknown' })],
  ['an expired token', ({ token }) => resignToken(token, { expiresIn: -1 })],
  ['a refresh token', ({ refreshToken }) => refreshToken],
  [
    'a refresh token signed like an access token',
    ({ refreshToken }) => resignToken(refreshToken, { secret: SECRETS.access }),
  ],
];

const app = await startAppForFile();
const pair = await app.signIn();

test('the original of the forged tokens gives access to procedures of the owner', async () => {
  const answer = await app.rest('POST', '/projects/statuses', {
    token: resignToken(pair.token),
    body: { status: 'wip' },
  });
  expect(answer).toMatchObject({ status: 200 });
});

describe.each(TRANSPORTS)('a procedure of the owner over %s', transport => {
  const call = createCaller(app, transport);

  test('returns 401 and stores nothing with a forged token', () =>
    checkRows(TOKENS, async (_case, forge) => {
      const token = forge(pair);
      const stored = await storeProject(app);
      const before = await readTables();
      const calls: [Procedure, unknown][] = [
        ['projects.create', createProjectInput()],
        ['projects.update', { ...createProjectInput(), id: stored._id }],
        ['projects.remove', { id: stored._id }],
        ['projects.addCategory', { category: 'forged' }],
        ['projects.setCategoryOrder', { order: [stored.category] }],
        ['projects.addStatus', { status: 'forged' }],
        ['auth.logout', undefined],
      ];
      for (const [procedure, input] of calls) {
        const { status, body } = await call(procedure, { input, token });
        expect({ procedure, status, body }).toEqual({ procedure, status: 401, body: UNAUTHORIZED });
      }
      expect(await readTables()).toEqual(before);
    }));

  test('returns 401 without a token before validating the input', async () => {
    const calls: [Procedure, unknown][] = [
      ['projects.create', { title: 7, image: 'javascript:alert(1)' }],
      ['projects.update', { id: 'unknown', featured: 'perhaps' }],
      ['projects.remove', { id: 'unknown' }],
      ['projects.addCategory', {}],
      ['projects.setCategoryOrder', { order: 'all' }],
      ['projects.addStatus', { status: 'a\0b' }],
    ];
    for (const [procedure, input] of calls) {
      const { status, body } = await call(procedure, { input });
      expect({ procedure, status, body }).toEqual({ procedure, status: 401, body: UNAUTHORIZED });
    }
  });
});

test('an invalid token is ignored where none is required', async () => {
  const { status } = await app.rest('GET', '/projects', { token: tokenWithoutJson() });
  expect(status).toBe(200);
});

async function readTables() {
  const tables = ['project', 'project_category', 'project_status', 'session'];
  return Promise.all(tables.map(table => app.db.read(table).find({ order: { id: 'ASC' } })));
}
