import { chmod, cp, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureOwner } from '#server/composition/ensure-owner';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { AUTH_HEADER } from '#shared/credentials';
import { newBuildFolder, publishBuild } from '../../src/build/publish-build';
import { OWNER } from '../support/app/owner';
import { connect, createRecordingLog, openTestDatabase } from '../support/database/open-test-database';
import { engine } from '../support/database/test-database';
import { testFolder } from '../support/managed-folder';
import {
  getSignInStatus,
  prepareStarts,
  readFatalLine,
  SIGN_IN,
  stopProgram,
  waitForAddress,
} from '../support/programs/built-server';
import { ensureProductionBuild } from '../support/programs/production-build';
import { runProgram, runScript } from '../support/programs/run-program';

const root = resolve(import.meta.dirname, '../..');

test('a first start prints its locations and the password, and a second one preserves the site and the session', async () => {
  const { database, folder, launch } = await prepareStarts();
  const settings = { SAMPLE_CONTENT: 'on', OWNER_EMAIL: OWNER.email };
  const countProjects = async (url: string) =>
    Object(await (await fetch(`${url}/api/projects`)).json()).length;
  const first = launch(settings);
  const url = await waitForAddress(first);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const location = engine === 'sqlite' ? database.url.slice('sqlite:'.length) : new URL(database.url).host;
  await first.waitForOutput(new RegExp(`^Database: ${location}`, 'm'));
  await first.waitForOutput(new RegExp(`^Uploads: +${join(folder, 'uploads')}$`, 'm'));
  const [, email, password = ''] = await first.waitForOutput(SIGN_IN);
  expect(email).toBe(OWNER.email);
  expect(await countProjects(url)).toBe(8);
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = Object(await login.json());
  await stopProgram(first);

  const second = launch(settings);
  const secondUrl = await waitForAddress(second);
  const headers = { [AUTH_HEADER]: token };
  const check = await fetch(`${secondUrl}/api/auth/check-token`, { method: 'POST', headers });
  expect(await check.json()).toEqual({ isValid: true });
  expect(await countProjects(secondUrl)).toBe(8);
  await stopProgram(second);
  expect(second.stdout()).not.toContain('Owner:');
  expect(second.stdout()).not.toContain(password);
  expect(first.stderr() + second.stderr()).toBe('');
});

test('a start that fails after creating the owner names the reason and prints the password', async () => {
  const { launch, start } = await prepareStarts();
  const failed = launch({ HOST: '192.0.2.1' });
  expect(await failed.ended).toEqual({ exitCode: 1, signal: null });
  expect(readFatalLine(failed)).toBe('HOST 192.0.2.1 is not an address of this machine.');
  const [, , password = ''] = SIGN_IN.exec(failed.stdout()) ?? [];
  const { url } = await start();
  expect(await getSignInStatus(url, password)).toBe(200);
});

test('OWNER_EMAIL and OWNER_PASSWORD apply at the first start only, and no password is logged', async () => {
  const { database, start } = await prepareStarts();
  const { program, url } = await start({ OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password });
  expect(program.stdout()).toContain(`as ${OWNER.email}, the password in OWNER_PASSWORD`);
  expect(await getSignInStatus(url, OWNER.password, OWNER.email)).toBe(200);
  await stopProgram(program);
  expect(program.stdout() + program.stderr()).not.toContain(OWNER.password);

  const { log, lines } = createRecordingLog();
  const db = await openTestDatabase(database);
  for (const ownerPassword of ['another horse battery', OWNER.password])
    expect(await ensureOwner(db, { ownerEmail: OWNER.email, ownerPassword }, log)).toBeNull();
  await db.close();
  // Only the password that is not the stored one is worth a hint.
  expect(lines).toMatchObject([{ msg: expect.stringContaining('npm run owner') }]);
  expect(JSON.stringify(lines)).not.toContain('another horse battery');
});

test('a second site on an SQLite file waits for the first one, and then protects the folder or names the lock', async () => {
  const { folder, launch } = await prepareStarts();
  const dataDir = join(folder, 'data');
  const file = join(dataDir, 'site.sqlite');
  const { log, lines } = createRecordingLog();
  const open = () => openTestDatabase({ target: { kind: 'sqlite', file } }, { isSite: true, log });
  const first = await open();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lock = `${file}.site.lock`;
  const refused = expect(open()).rejects.toThrow(
    `Another site uses the database ${file} and holds ${lock}. Stop it, or `,
  );
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ msg: 'waiting for another site to stop' }));
  vi.setSystemTime(Date.now() + 20_000);
  await refused;
  vi.useRealTimers();

  await chmod(dataDir, 0o755);
  const second = launch({ LOG_LEVEL: 'info', DATABASE_URL: `sqlite:${file}` });
  await second.waitForOutput(/waiting for another site to stop/);
  await first.close();
  await waitForAddress(second);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('SIGTERM lets an open request finish, refuses new ones and ends with 0', async () => {
  const { database, start } = await prepareStarts();
  const { program, url } = await start();
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
  const open = request(`${url}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = new Promise<IncomingMessage>((done, fail) =>
    open.once('response', done).once('error', fail),
  );
  await new Promise<void>(done => open.write(body.slice(0, 10), () => done()));
  // The response to a second request proves that the first has reached the server.
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(200);
  // This timeout is longer than that of proxies, so that the client side closes idle connections.
  expect(ready.headers.get('keep-alive')).toBe('timeout=75');

  program.kill('SIGTERM');
  const refused = () =>
    fetch(`${url}/healthz`).then(
      response => response.status,
      () => 'refused',
    );
  await expect.poll(refused).toBe('refused');
  const startedAt = performance.now();
  open.end(body.slice(10));
  expect((await answered).statusCode).toBe(201);
  (await answered).resume();
  expect(await program.ended).toEqual({ exitCode: 0, signal: null });
  // Open connections would delay the end by 8 seconds.
  expect(performance.now() - startedAt).toBeLessThan(6_000);
  expect(program.stderr()).toBe('');

  const source = await connect(database);
  expect(await source.getRepository(contactMessageEntity).countBy({ name: 'Ada' })).toBe(1);
  await source.destroy();
});

test('a running server still has every file of its build after the next one is published', async () => {
  await ensureProductionBuild();
  const checkout = await testFolder();
  for (const name of ['node_modules', 'package.json']) await symlink(join(root, name), join(checkout, name));
  const dist = join(checkout, 'dist');
  const first = await newBuildFolder(dist);
  for (const part of ['client', 'server'])
    await cp(join(root, 'dist', part), join(first, part), { recursive: true, dereference: true });
  await writeFile(join(first, 'server/commit'), 'first');
  await publishBuild(first, dist);
  const { settings } = await prepareStarts();
  const url = await waitForAddress(runProgram(join(dist, 'server/main.js'), [], settings()));
  const second = await newBuildFolder(dist);
  for (const part of ['client', 'server']) await mkdir(join(second, part));
  await writeFile(join(second, 'server/commit'), 'second');
  await publishBuild(second, dist);
  const page = await (await fetch(url)).text();
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
  // The server loads the code for the last document at its first request.
  for (const path of [script, '/favicon.svg', '/api/openapi.json'])
    expect({ path, status: (await fetch(url + path)).status }).toEqual({ path, status: 200 });
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ commit: 'first' });
});

test('npm start does not rebuild an unchanged checkout', async () => {
  await ensureProductionBuild();
  const file = join(root, 'dist/server/main.js');
  const { ino } = await stat(file);
  const check = runScript('prestart', {});
  expect(await check.ended).toEqual({ exitCode: 0, signal: null });
  expect(check.stdout()).not.toContain('JavaScript of the first load');
  expect((await stat(file)).ino).toBe(ino);
});

test('a site ends with the npm process that started it', async () => {
  const { settings } = await prepareStarts();
  const program = runScript('start', settings());
  const url = await waitForAddress(program);
  program.kill('SIGTERM');
  expect(await program.ended).toMatchObject({ exitCode: 0 });
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('the server prints its usage for --help, and starts neither with it nor with an unknown word', async () => {
  await ensureProductionBuild();
  const help = runProgram('dist/server/main.js', ['--help'], {});
  expect(await help.ended).toEqual({ exitCode: 0, signal: null });
  expect(help.stdout()).toMatch(/^Usage: node dist\/server\/main\.js\n/);
  const unknown = runProgram('dist/server/main.js', ['--port', '80'], {});
  expect(await unknown.ended).toEqual({ exitCode: 1, signal: null });
  expect(unknown.stderr()).toMatch(/^Unknown option '--port'\.\n\nUsage: /);
});

test('a log has misspelled settings, and the reason of a failed start as its last line of JSON', async () => {
  const { launch } = await prepareStarts();
  const failed = launch({
    PUBLC_URL: 'https://example.com',
    HOST: '192.0.2.1',
    OWNER_PASSWORD: OWNER.password,
  });
  expect(await failed.ended).toEqual({ exitCode: 1, signal: null });
  expect(failed.stdout()).toContain('PUBLC_URL is not a setting. Did you mean PUBLIC_URL?');
  expect(readFatalLine(failed)).toContain('HOST 192.0.2.1 is not');
  const wrong = launch({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await wrong.ended).toEqual({ exitCode: 1, signal: null });
  expect(readFatalLine(wrong)).toMatch(/^PORT must [^\n]+\nLOG_LEVEL must [^\n]+$/);
});

test('an unhandled error is logged and ends the process with 1, so that it can be restarted', async () => {
  const { start } = await prepareStarts();
  const onSignal = `process.on('SIGUSR2', () => { throw new Error('unforeseen') })`;
  const { program } = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}`,
  });
  program.kill('SIGUSR2');
  expect(await program.ended).toEqual({ exitCode: 1, signal: null });
  expect(program.stdout()).toContain('unforeseen');
});
