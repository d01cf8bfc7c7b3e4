import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '#server/environment';
import { judgeSpace } from '#server/extras/doctor/check-folders';
import { checkNode } from '#server/extras/doctor/check-node';
import { examine } from '#server/extras/doctor/examine';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { HOUR_MS } from '#shared/time';
import { damagePage } from '#tests/support/content/damage-page';
import { createMessageRow } from '#tests/support/content/message-factory';
import { connect, openTestDatabase } from '#tests/support/database/open-test-database';
import { connectForTest, createTemporaryDatabase } from '#tests/support/database/temporary-database';
import type { TestDatabase } from '#tests/support/database/test-database';
import { testFolder } from '#tests/support/managed-folder';
import { bundlePrograms } from '#tests/support/programs/bundle-programs';
import { asOrdinaryUser } from '#tests/support/programs/ordinary-user';
import { endPrograms, runProgram } from '#tests/support/programs/run-program';

let folder: string;
let database: TestDatabase;
beforeAll(() => bundlePrograms('src/server/extras/doctor/programs/doctor.ts'), 120_000);
beforeEach(async () => {
  folder = await testFolder();
  database = await createTemporaryDatabase();
});
afterEach(endPrograms);

const listVariables = (more: Record<string, string> = {}): Record<string, string> => ({
  DATA_DIR: join(folder, 'data'),
  UPLOADS_DIR: join(folder, 'uploads'),
  DATABASE_URL: database.url,
  ...more,
});

/** Examines an installation, and returns the level and text of a check. */
async function read(check: string, more: Record<string, string> = {}) {
  const findings = await examine(readEnvironment(listVariables(more)));
  return findings.filter(finding => finding.check === check).map(({ level, text }) => ({ level, text }));
}

test('the command lists each finding with its remedy, and ends with 1 if there is a problem', async () => {
  await (await openTestDatabase(database)).close();
  const healthy = runProgram('src/server/extras/doctor/programs/doctor.ts', [], listVariables());
  expect(await healthy.ended).toEqual({ exitCode: 0, signal: null });
  expect(healthy.stdout()).toMatch(/^ok +Settings: All values are valid\.\n/);
  expect(healthy.stdout()).toMatch(/^ok {7}Version: \d+\.\d+\.\d+/m);
  expect(healthy.stdout()).toContain('ok       Schema: The schema is up to date.\n');
  expect(healthy.stdout()).toMatch(/^warning {2}.+\n {9}\S/m);

  const wrong = runProgram(
    'src/server/extras/doctor/programs/doctor.ts',
    ['--json'],
    listVariables({ PORT: 'x' }),
  );
  expect(await wrong.ended).toEqual({ exitCode: 1, signal: null });
  expect(JSON.parse(wrong.stdout())).toEqual([
    {
      check: 'Settings',
      level: 'problem',
      text: expect.stringMatching(/^PORT must be/),
      remedy: 'Correct the variable, or its line in .env or /etc/portfolio.env.',
    },
  ]);

  const misspelled = runProgram(
    'src/server/extras/doctor/programs/doctor.ts',
    [],
    listVariables({ PUBLC_URL: 'x' }),
  );
  expect(await misspelled.ended).toEqual({ exitCode: 0, signal: null });
  expect(misspelled.stdout()).toContain(
    'warning  Settings: PUBLC_URL is not a setting. Did you mean PUBLIC_URL?\n',
  );

  const unknown = runProgram('src/server/extras/doctor/programs/doctor.ts', ['--jsn'], listVariables());
  expect(await unknown.ended).toEqual({ exitCode: 1, signal: null });
  expect(unknown.stderr()).toMatch(/^Unknown option '.*'\.\n\nUsage: npm run doctor -- \[--json\]\n/);
});

test('what this user may not open is a problem, and the other checks go on', async () => {
  await mkdir(join(folder, 'data'));
  const more = { DATABASE_URL: `sqlite:${join(folder, 'data', 'site.sqlite')}` };
  await chmod(join(folder, 'data'), 0);
  onTestFinished(() => chmod(join(folder, 'data'), 0o700));
  await chmod(folder, 0o755);
  const findings = await asOrdinaryUser([], () => examine(readEnvironment(listVariables(more))));
  const text = (path: string) => expect.stringMatching(new RegExp(`^User \\d+ may not open ${path}\\.$`));
  const remedy = 'Run this as the user of the site.';
  expect(findings).toEqual(
    expect.arrayContaining([
      { check: 'Secrets', level: 'problem', text: text(join(folder, 'data', 'secrets.json')), remedy },
      { check: 'Database', level: 'problem', text: text(join(folder, 'data', 'site.sqlite')), remedy },
      expect.objectContaining({ check: 'Metrics', level: 'ok' }),
    ]),
  );
});

test('an empty database needs no backup', async () => {
  await (await connect(database)).destroy();
  const text = 'The database has no tables of the site. The first start creates them.';
  expect(await read('Schema')).toEqual([{ level: 'ok', text }]);
});

test('a schema that is older or newer is named, and the database stays as it is', async () => {
  await (await openTestDatabase(database)).close();
  const source = await connectForTest(database);
  const change = (sql: string) => source.query(sql);
  const [{ name }] = await change('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  await change(`DELETE FROM migrations WHERE name = '${name}'`);
  expect(await read('Schema')).toEqual([
    { level: 'warning', text: 'The next start changes the schema (1 migration).' },
  ]);
  await change(
    "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')",
  );
  expect(await read('Schema')).toMatchObject([
    { level: 'problem', text: expect.stringContaining('FromTheFuture') },
  ]);
  expect(
    await change("SELECT COUNT(*) AS count FROM migrations WHERE name = 'FromTheFuture9999999999999'"),
  ).toEqual([{ count: expect.anything() }]);
});

test('stored times in the future and an unsynchronized clock are reported', async () => {
  const db = await openTestDatabase(database);
  const send = (createdAt: Date) =>
    db.write(manager => manager.insert(contactMessageEntity, createMessageRow({ createdAt })));
  await send(new Date());
  expect(await read('Clock')).toEqual([{ level: 'ok', text: 'No stored time is in the future.' }]);
  await send(new Date(Date.now() + 24 * HOUR_MS));
  await db.close();
  const text =
    'Stored times are up to 24 hours in the future: the clock of this machine is slow, or it was fast.';
  expect(await read('Clock')).toEqual([{ level: 'warning', text }]);

  const timedatectl = join(folder, 'timedatectl');
  await writeFile(timedatectl, '#!/bin/sh\necho no\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  expect(await read('Clock')).toContainEqual({
    level: 'warning',
    text: 'The clock of this machine is not synchronized.',
  });
});

test('a database that does not answer is a problem', async () => {
  expect(await read('Database', { DATABASE_URL: 'mysql://user:secret@127.0.0.1:1/x' })).toEqual([
    { level: 'problem', text: 'The database at 127.0.0.1:1/x does not answer (ECONNREFUSED).' },
  ]);
  const file = join(folder, 'text.sqlite');
  await writeFile(file, 'This is no database, but a text that is long enough to look like one.'.repeat(99));
  const findings = await examine(readEnvironment(listVariables({ DATABASE_URL: `sqlite:${file}` })));
  expect(findings).toContainEqual({
    check: 'Database',
    level: 'problem',
    text: `${file} is not an SQLite database.`,
    remedy: 'Check DATABASE_URL and DATA_DIR, and the owner and mode of the file.',
  });
});

test('a damaged SQLite file is a problem, and the remedy is a backup', async () => {
  const file = join(folder, 'site.sqlite');
  await (await openTestDatabase({ target: { kind: 'sqlite', file } })).close();
  const findProblem = async () => {
    const findings = await examine(readEnvironment(listVariables({ DATABASE_URL: `sqlite:${file}` })));
    return findings.find(({ check, level }) => check === 'Database' && level === 'problem');
  };
  expect(await findProblem()).toBeUndefined();
  for (const page of [78, 1]) {
    await damagePage(file, page);
    expect(await findProblem()).toMatchObject({
      text: expect.stringMatching(`^The database ${file} is damaged: [^\n]+\\.$`),
      remedy: expect.stringContaining('restore a backup'),
    });
  }
});

test('secrets that others can read are named', async () => {
  await mkdir(join(folder, 'data'));
  const file = join(folder, 'data', 'secrets.json');
  await writeFile(file, '{}', { mode: 0o600 });
  expect(await read('Secrets')).toEqual([{ level: 'ok', text: `Only one user can read ${file}.` }]);
  await chmod(file, 0o644);
  expect(await read('Secrets')).toEqual([
    { level: 'warning', text: `Other users of this machine may read ${file}.` },
  ]);
});

test('a file where a folder should be is a problem', async () => {
  const file = join(folder, 'data');
  await writeFile(file, '');
  expect(await read('BACKUP_DIR', { BACKUP_DIR: file })).toEqual([
    { level: 'problem', text: `In ${file}, there is a file where a folder should be.` },
  ]);
  expect(await read('Database', { DATABASE_URL: `sqlite:${file}/site.sqlite` })).toEqual([
    { level: 'problem', text: `In ${file}, there is a file where a folder should be.` },
  ]);
  for (const place of [file, join(file, 'below')])
    expect(await read('DATA_DIR', { DATA_DIR: place })).toEqual([
      { level: 'problem', text: `In ${place}, there is a file where a folder should be.` },
    ]);
});

test('metrics that other machines can read without a token are named', async () => {
  const other = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(await read('Metrics')).toEqual([{ level: 'ok', text: 'They are off.' }]);
  expect(await read('Metrics', { METRICS_PORT: '9464' })).toMatchObject([{ level: 'ok' }]);
  expect(await read('Metrics', { ...other, METRICS_TOKEN: 'a-token-of-24-characters' })).toMatchObject([
    { level: 'ok' },
  ]);
  expect(await read('Metrics', other)).toEqual([
    { level: 'warning', text: 'Everyone who reaches port 9464 of 0.0.0.0 can read them.' },
  ]);
});

test('the doctor accepts a mail server that lets the site in, and reports an unreachable one', async () => {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const more = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  expect(await read('Mail', more)).toEqual([{ level: 'ok', text: `127.0.0.1:${port} lets the site in.` }]);
  await new Promise<void>(done => server.close(() => done()));
  expect(await read('Mail', more)).toMatchObject([
    { level: 'problem', text: expect.stringContaining("can't be reached") },
  ]);
});

test('the address must lead to the site itself, and its clock be right', async () => {
  type Reply = [status: number, headers: Record<string, string>, body: string];
  let reply: Reply = [503, { Date: new Date(Date.now() - 600_000).toUTCString() }, ''];
  const server = createServer((_request, response) => {
    const [status, headers, body] = reply;
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const problem = (text: string) => [{ level: 'problem', text }];
  expect(await read('Clock', { PUBLIC_URL: publicUrl })).toMatchObject([{ level: 'warning' }]);
  const cases: [Reply, object[]][] = [
    [reply, problem(`${publicUrl}/readyz answers with status 503.`)],
    [[200, {}, '{"status":"ready"}'], [{ level: 'ok', text: `${publicUrl} answers.` }]],
    [[200, {}, '<p>Welcome</p>'], problem(`Another server answers at ${publicUrl}.`)],
    [[200, {}, '{"status":"ok"}'], problem(`Another server answers at ${publicUrl}.`)],
    [
      [301, { Location: 'https://www.example.com/readyz' }, ''],
      problem('It redirects to https://www.example.com.'),
    ],
    [[302, { Location: '/login' }, ''], problem(`${publicUrl}/readyz answers with status 302.`)],
  ];
  for (const [sent, finding] of cases) {
    reply = sent;
    expect(await read('Address', { PUBLIC_URL: publicUrl })).toEqual(finding);
  }
  expect(await read('Proxy', { PUBLIC_URL: 'https://127.0.0.1:1' })).toMatchObject([{ level: 'warning' }]);
});

test('a trusted number of proxies needs a port that only they reach', async () => {
  const text = 'Anyone who reaches port 3000 directly can claim any address.';
  expect(await read('Proxy', { TRUST_PROXY: '1' })).toEqual([{ level: 'warning', text }]);
  expect(await read('Proxy', { TRUST_PROXY: '1', HOST: '127.0.0.1' })).toEqual([]);
});

test.each(['loopback', 'uniquelocal'])('doctor recommends TRUST_PROXY=%s, and accepts it', async address => {
  for (const more of [{ PUBLIC_URL: 'https://127.0.0.1:1' }, { TRUST_PROXY: '1' }]) {
    const findings = await examine(readEnvironment(listVariables(more)));
    const remedy = expect.stringMatching(`^Set TRUST_PROXY to the address of the proxy: .*\\b${address}\\b`);
    expect(findings).toContainEqual(expect.objectContaining({ check: 'Proxy', remedy }));
    expect(await read('Proxy', { ...more, TRUST_PROXY: address })).toEqual([]);
  }
});

test.each([
  [0, 'problem'],
  [49, 'problem'],
  [50, 'warning'],
  [500, 'ok'],
])('%s MiB of free space is %s', (mib, level) => {
  expect(judgeSpace('DATA_DIR', '/data', mib * 1024 * 1024).level).toBe(level);
});

test.each([
  ['v18.20.8', '2026-01-01', 'problem'],
  ['v20.20.2', '2026-01-01', 'ok'],
  ['v20.20.2', '2026-11-27', 'warning'],
  ['v24.11.0', '2026-11-27', 'ok'],
  ['v99.0.0', '2026-11-27', 'ok'],
])('Node %s on %s is %s', (version, day, level) => {
  expect(checkNode(version, new Date(day)).level).toBe(level);
});
