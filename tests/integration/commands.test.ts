import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ownerEntity } from '#server/features/auth/auth-entities';
import { listUploadNames } from '#shared/upload-names';
import { setUpSample } from '../support/app/filled-site';
import { startAppForFile } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';
import { openTestDatabase } from '../support/database/open-test-database';
import { createTestDatabase } from '../support/database/test-database';
import { bundlePrograms } from '../support/programs/bundle-programs';
import { endPrograms, type ProgramEnd, runProgram } from '../support/programs/run-program';

const database = await createTestDatabase();
afterAll(database.remove);
const app = await startAppForFile({ database });
beforeAll(() => bundlePrograms('src/server/commands/owner.ts'), 120_000);
afterEach(endPrograms);

type Outcome = ProgramEnd & { stdout: string; stderr: string };

async function runCommand(
  name: 'owner' | 'clear-sample' | 'restore',
  parameters: string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const variables = { DATABASE_URL: database.url, UPLOADS_DIR: app.uploadsDir, ...env };
  const program = runProgram(`src/server/commands/${name}.ts`, parameters, variables);
  return { ...(await program.ended), stdout: program.stdout(), stderr: program.stderr() };
}

function signIn(password: string, email = OWNER.email) {
  return app.rest('POST', '/users/login', { body: { email, password } });
}

test('owner changes the password while the server runs and ends all sessions', async () => {
  const { token, refreshToken } = await app.signIn();
  const { exitCode, stdout, stderr } = await runCommand('owner', ['--password', 'another horse']);
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 0,
    stdout: `Changed the password of ${OWNER.email} and ended all sessions.\n`,
    stderr: '',
  });
  expect((await signIn(OWNER.password)).status).toBe(400);
  expect((await signIn('another horse')).status).toBe(200);
  expect((await app.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: false });
  expect((await app.rest('POST', '/projects', { token, body: {} })).status).toBe(401);
  expect((await app.rest('POST', '/auth/refresh', { body: { refreshToken } })).status).toBe(403);
});

test('owner --new-password generates a password and prints it', async () => {
  const { exitCode, stdout } = await runCommand('owner', ['--new-password']);
  expect(exitCode).toBe(0);
  const [, password = ''] = /^The new password is: (\S+)$/m.exec(stdout) ?? [];
  expect(password.length).toBeGreaterThanOrEqual(16);
  expect((await signIn(password)).status).toBe(200);
});

test('a command refuses invalid options and variables with a one-line message and changes nothing', async () => {
  await runCommand('owner', ['--password', OWNER.password]);
  const cases: [string[], Record<string, string>, RegExp][] = [
    [['--password', 'short'], {}, /at least 8 characters/],
    [['--password', 'long enough'], { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of [^\n]+\n$/],
  ];
  for (const [parameters, variables, pattern] of cases) {
    const { exitCode, stdout, stderr } = await runCommand('owner', parameters, variables);
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(pattern),
    });
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  expect((await signIn(OWNER.password)).status).toBe(200);
});

test('a command prints its usage for --help, before it reads the settings', async () => {
  const outcome = await runCommand('owner', ['--help'], { LOG_LEVEL: 'loud' });
  expect(outcome).toEqual({
    exitCode: 0,
    signal: null,
    stderr: '',
    stdout: expect.stringMatching(/^Usage: npm run owner -- .*\n\n {2}--email EMAIL /),
  });
});

test.each([
  [['--pasword', 'long enough'], "Unknown option '--pasword'."],
  [['long enough'], "Unexpected argument 'long enough'."],
  [['--password', 'long enough', '--new-password'], 'Use either --password or --new-password.'],
  [['--email', 'bad'], '--email must be an email address.'],
  [[], 'Name what to change.'],
])(
  'a command with the invalid arguments %j says why, prints its usage and changes nothing',
  async (words, reason) => {
    const { stdout: usage } = await runCommand('owner', ['--help']);
    const outcome = await runCommand('owner', words, { LOG_LEVEL: 'loud' });
    expect(outcome).toEqual({ exitCode: 1, signal: null, stdout: '', stderr: `${reason}\n\n${usage}` });
  },
);

test('restore refuses more files than one', async () => {
  const { stdout: usage } = await runCommand('restore', ['--help']);
  const outcome = await runCommand('restore', ['a', 'b', 'c'], { LOG_LEVEL: 'loud' });
  const stderr = `Unexpected argument 'b'.\n\n${usage}`;
  expect(outcome).toEqual({ exitCode: 1, signal: null, stdout: '', stderr });
});

test('owner without options changes nothing', async () => {
  const outcome = await runCommand('owner', [], { OWNER_PASSWORD: 'given by the environment' });
  expect(outcome).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringContaining('Usage: npm run owner'),
  });
  expect((await signIn(OWNER.password)).status).toBe(200);
});

test('owner --email changes the email address alone, also when OWNER_PASSWORD is set', async () => {
  const { token } = await app.signIn();
  const variables = { OWNER_PASSWORD: 'given by the environment' };
  const { exitCode, stdout } = await runCommand('owner', ['--email', 'new@example.com'], variables);
  expect({ exitCode, stdout }).toEqual({
    exitCode: 0,
    stdout: 'The email is new@example.com now. The password and the sessions stay.\n',
  });
  expect((await signIn(OWNER.password, 'new@example.com')).status).toBe(200);
  expect((await signIn(OWNER.password)).status).toBe(400);
  expect((await app.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: true });
  expect(await app.db.read(ownerEntity).count()).toBe(1);
});

test('owner creates the owner of a new database', async () => {
  const fresh = await createTestDatabase();
  const env = { DATABASE_URL: fresh.url, OWNER_EMAIL: 'first@example.com' };
  const refused = await runCommand('owner', ['--email', 'second@example.com'], env);
  expect(refused).toMatchObject({
    exitCode: 1,
    stderr: 'There is no owner yet. Add --password or --new-password.\n',
  });
  const { exitCode, stdout } = await runCommand('owner', ['--password', 'long enough'], env);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'Created the owner first@example.com.\n' });
  const db = await openTestDatabase(fresh);
  expect(await db.read(ownerEntity).find()).toMatchObject([{ email: 'first@example.com' }]);
  await db.close();
  await fresh.remove();
});

test('sample:clear removes the sample content while the server runs and prints the counts', async () => {
  await setUpSample(app);
  const [project] = await app.services.projects.list();
  if (!project) throw new Error('There is no sample project');
  await app.services.projects.update({ id: project._id, details: 'Edited', image: '', media: [] });
  const { exitCode, stdout, stderr } = await runCommand('clear-sample');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  // The two items left are the project and its category.
  expect(stdout).toMatch(/^Sample content: \d+ items removed. Left 2 items/);
  expect((await app.rest('GET', '/projects')).body).toMatchObject([{ details: 'Edited' }]);
  expect((await app.rest('GET', '/skills')).body).toEqual([]);
  // The previous version of the project uses its pictures, so that it can be restored.
  const pictures = listUploadNames(JSON.stringify(project));
  expect(pictures.length).toBeGreaterThan(0);
  expect((await readdir(app.uploadsDir)).sort()).toEqual(pictures.sort());
  for (const name of pictures) expect((await fetch(`${app.url}/uploads/${name}`)).status).toBe(404);
});
