import { expect, test } from 'vitest';
import { TRANSPORTS } from '../support/app/call-api';
import { createIdleRouter } from '../support/app/idle-router';
import { isCoreProcedure } from '../support/app/is-core-procedure';
import { listProcedures } from '../support/app/list-procedures';
import { startAppForFile } from '../support/app/managed-app';
import { inputRows } from '../support/bad-input/input-rows';
import { sendInput } from '../support/bad-input/send-input';
import { createTokenFor } from '../support/bad-input/token-for';
import { checkRows } from '../support/check-rows';
import { dumpTables } from '../support/database/dump-tables';

/** Mutations of the core that visitors may call. All others are reserved for the owner. */
const PUBLIC_MUTATIONS = [
  'auth.checkToken',
  'auth.login',
  'auth.refresh',
  'auth.signInWithLink',
  'contacts.send',
  'views.record',
];
/** Queries of the core that visitors may not call. */
const PRIVATE_QUERIES = [
  'auth.owner',
  'auth.sessions',
  'backups.status',
  'contacts.get',
  'contacts.ids',
  'contacts.list',
  'contacts.page',
  'contacts.unreadCount',
  'fonts.omittedTexts',
  'previews.link',
  'projects.overview',
  'sample.status',
  'setup.get',
  'skills.listKnown',
  'skills.listVersioned',
  'skills.suggest',
  'timeline.listVersioned',
  'trash.list',
  'uploads.list',
  'uploads.resume',
  'versions.get',
  'versions.list',
  'views.byProject',
  'views.list',
  'views.summary',
];

const procedures = listProcedures(createIdleRouter());
const ofCore = procedures.filter(({ name }) => isCoreProcedure(name));

const app = await startAppForFile();

test('visitors may call only the public mutations', () => {
  const open = ofCore.filter(({ type, isOwnerOnly }) => type === 'mutation' && !isOwnerOnly);
  expect(open.map(({ name }) => name).sort()).toEqual(PUBLIC_MUTATIONS);
});

test('only the owner may call the private queries', () => {
  const closed = ofCore.filter(({ type, isOwnerOnly }) => type === 'query' && isOwnerOnly);
  expect(closed.map(({ name }) => name).sort()).toEqual(PRIVATE_QUERIES);
});

const cases = TRANSPORTS.flatMap(transport =>
  procedures
    .filter(({ isOwnerOnly, rest }) => isOwnerOnly && (transport === 'tRPC' || rest !== undefined))
    .map((procedure): [string, typeof transport, typeof procedure] => [procedure.name, transport, procedure]),
);

const tokenFor = createTokenFor(() => app.signIn());

test('procedures of the owner refuse visitors, and their responses are never cached', () =>
  checkRows(cases, async (name, transport, procedure) => {
    const base = await inputRows[name]?.base(app);
    const before = await dumpTables(app);
    const refused = await sendInput(app, transport, procedure, base);
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'Please sign in.' },
    });
    expect(await dumpTables(app)).toEqual(before);

    const answered = await sendInput(app, transport, procedure, base, await tokenFor(name));
    expect([200, 201]).toContain(answered.status);
    for (const { headers } of [refused, answered]) expect(headers.get('cache-control')).toBe('no-store');
  }));
