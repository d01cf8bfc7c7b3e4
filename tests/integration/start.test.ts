import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { connect } from '../support/open-test-database';
import { ensureProductionBuild } from '../support/production-build';
import { endPrograms, type Program, runProgram, runScript } from '../support/run-program';
import { createTestDatabase, engine, type TestDatabase } from '../support/test-database';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

let database: TestDatabase;
let folder: string;

beforeAll(() => ensureProductionBuild(), 120_000);
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'portfolio-start-'));
});
afterEach(async () => {
  await endPrograms();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

function launch(env: Record<string, string> = {}): Program {
  return runProgram('dist/server/main.js', [], settings(env));
}

function settings(env: Record<string, string> = {}): Record<string, string> {
  return {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    HOST: '127.0.0.1',
    PORT: '0',
    SAMPLE_CONTENT: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  };
}

async function waitForAddress(program: Program): Promise<string> {
  const [, url = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m);
  return url;
}

function post(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function getSignInStatus(url: string, password: string, email = 'owner@example.com'): Promise<number> {
  const response = await post(url, '/api/users/login', { email, password });
  await response.arrayBuffer();
  return response.status;
}

async function stop(program: Program): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended).toEqual({ exitCode: 0, signal: null });
}

/** Returns the standard error output of a start that has to fail. */
async function getRefusal(env: Record<string, string>): Promise<string> {
  const program = launch(env);
  expect(await program.ended).toEqual({ exitCode: 1, signal: null });
  return program.stderr();
}

const SIGN_IN = /^Owner: +sign in at \/login as (\S+), password (\S+) \(shown only now\)$/m;

describe('starting the server', () => {
  test('prints the address and the data paths, and once the initial password', async () => {
    const first = launch();
    const url = await waitForAddress(first);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const location = engine === 'sqlite' ? database.url.slice('sqlite:'.length) : new URL(database.url).host;
    await first.waitForOutput(new RegExp(`^Database: ${location}`, 'm'));
    await first.waitForOutput(new RegExp(`^Uploads: +${join(folder, 'uploads')}$`, 'm'));
    const [, email, password = ''] = await first.waitForOutput(SIGN_IN);
    expect(email).toBe('owner@example.com');
    expect(await getSignInStatus(url, password)).toBe(200);
    await stop(first);

    const second = launch();
    const secondUrl = await waitForAddress(second);
    expect(second.stdout()).not.toContain('Owner:');
    expect(second.stdout()).not.toContain(password);
    expect(await getSignInStatus(secondUrl, password)).toBe(200);
    await stop(second);
    expect(first.stderr() + second.stderr()).toBe('');
  });

  test('prints the initial password even if the start fails after creating the owner', async () => {
    const failed = launch({ HOST: '192.0.2.1' });
    expect(await failed.ended).toEqual({ exitCode: 1, signal: null });
    const [, , password = ''] = SIGN_IN.exec(failed.stdout()) ?? [];
    const second = launch();
    expect(await getSignInStatus(await waitForAddress(second), password)).toBe(200);
    await stop(second);
  });

  test('applies OWNER_EMAIL and OWNER_PASSWORD and prints no password', async () => {
    const owner = { OWNER_EMAIL: 'me@example.com', OWNER_PASSWORD: 'correct horse battery' };
    const first = launch(owner);
    const url = await waitForAddress(first);
    expect(first.stdout()).toContain('as me@example.com, the password in OWNER_PASSWORD');
    expect(await getSignInStatus(url, owner.OWNER_PASSWORD, owner.OWNER_EMAIL)).toBe(200);
    await stop(first);
    expect(first.stdout() + first.stderr()).not.toContain(owner.OWNER_PASSWORD);

    const second = launch({ ...owner, OWNER_PASSWORD: 'another horse battery' });
    const secondUrl = await waitForAddress(second);
    expect(second.stdout()).toContain('npm run owner');
    expect(await getSignInStatus(secondUrl, 'another horse battery', owner.OWNER_EMAIL)).toBe(400);
    expect(await getSignInStatus(secondUrl, owner.OWNER_PASSWORD, owner.OWNER_EMAIL)).toBe(200);
    await stop(second);
    expect(second.stdout() + second.stderr()).not.toContain('another horse battery');
  });

  test('stores the secrets readable only by its user, so that sessions survive a restart', async () => {
    const first = launch({ OWNER_PASSWORD: 'correct horse battery' });
    const url = await waitForAddress(first);
    const { mode } = await stat(join(folder, 'data/secrets.json'));
    expect((mode & 0o777).toString(8)).toBe('600');
    const login = await post(url, '/api/users/login', {
      email: 'owner@example.com',
      password: 'correct horse battery',
    });
    const { token } = Object(await login.json());
    await stop(first);
    const second = launch();
    const check = await fetch(`${await waitForAddress(second)}/api/auth/check-token`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
    });
    expect(await check.json()).toEqual({ isValid: true });
    await stop(second);
  });

  test.skipIf(engine !== 'sqlite')(
    'of a second server on an SQLite file waits, and then names the lock',
    async () => {
      const both = [launch(), launch()];
      const ends = both.map(async program => ({ program, ...(await program.ended) }));
      const { program: second, exitCode } = await Promise.race(ends);
      expect(exitCode).toBe(1);
      expect(second.stderr()).toMatch(
        /^Another site uses the database \S+ and holds \S+\.site\.lock\. Stop it, or /,
      );
      const [first] = both.filter(program => program !== second);
      if (!first) throw new Error('Both servers stopped');
      await waitForAddress(first);

      const third = launch({ LOG_LEVEL: 'info' });
      await third.waitForOutput(/waiting for another site to stop/);
      await stop(first);
      await waitForAddress(third);
      await stop(third);
    },
  );

  test.skipIf(engine !== 'sqlite')('keeps database and secrets from other users of the machine', async () => {
    const dataDir = join(folder, 'data');
    const exposed = { DATABASE_URL: `sqlite:${dataDir}/site.sqlite` };
    const getMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    const first = launch(exposed);
    await waitForAddress(first);
    expect(await getMode(dataDir)).toBe('700');
    await stop(first);
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'site.sqlite'), 0o644);
    const second = launch(exposed);
    await waitForAddress(second);
    expect(await getMode(dataDir)).toBe('700');
    expect(await getMode(join(dataDir, 'site.sqlite'))).toBe('600');
    await stop(second);
    expect(second.stdout()).not.toContain('chmod');
  });

  test('adds the sample content to a new database only once', async () => {
    const count = async (program: Program) => {
      const projects = await (await fetch(`${await waitForAddress(program)}/api/projects`)).json();
      await stop(program);
      return Object(projects).length;
    };
    expect(await count(launch({ SAMPLE_CONTENT: 'on' }))).toBe(8);
    expect(await count(launch({ SAMPLE_CONTENT: 'on' }))).toBe(8);
  });
});

// Tests that do not use the database run on one engine only.
const onceTest = test.skipIf(engine !== 'sqlite');

describe('starting the server fails with exit code 1 and a reason for', () => {
  onceTest('an invalid environment variable', async () => {
    const refusal = await getRefusal({ PORT: 'eighty', JWT_SECRET: 'hush' });
    expect(refusal).toMatch(/^PORT must be [^\n]+\nJWT_SECRET must have [^\n]+\n$/);
    expect(refusal).not.toContain('hush');
  });

  onceTest('weak or identical secrets', async () => {
    const repeated = 'must not be one character repeated';
    expect(await getRefusal({ JWT_SECRET: 'x'.repeat(48), REFRESH_TOKEN_SECRET: 'y'.repeat(48) })).toBe(
      `JWT_SECRET ${repeated}\nREFRESH_TOKEN_SECRET ${repeated}\n`,
    );
    const secret = '0123456789abcdef'.repeat(3);
    expect(await getRefusal({ JWT_SECRET: secret, REFRESH_TOKEN_SECRET: secret })).toBe(
      'REFRESH_TOKEN_SECRET must differ from JWT_SECRET\n',
    );
  });

  onceTest('a port in use', async () => {
    const other = createServer();
    await new Promise<void>(done => other.listen(0, '127.0.0.1', done));
    const { port } = Object(other.address());
    expect(await getRefusal({ PORT: String(port) })).toBe(
      `PORT ${port} is in use. Stop the other program or set another PORT.\n`,
    );
    await new Promise(done => other.close(done));
  });

  onceTest('a host that is not this machine', async () => {
    expect(await getRefusal({ HOST: '192.0.2.1' })).toBe(
      'HOST 192.0.2.1 is not an address of this machine.\n',
    );
  });

  onceTest('an uploads folder that cannot be created', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const SAMPLE_CONTENT of ['on', 'off'])
      for (const place of [file, join(file, 'uploads')])
        expect(await getRefusal({ SAMPLE_CONTENT, UPLOADS_DIR: place })).toBe(
          `A file is in the place of UPLOADS_DIR ${place} or of a folder above it. Move the file, or set another UPLOADS_DIR.\n`,
        );
  });

  onceTest('backups, data and database in the uploads folder', async () => {
    const uploads = join(folder, 'uploads');
    const refusal = await getRefusal({ DATA_DIR: uploads, BACKUP_DIR: join(uploads, 'backups') });
    expect(refusal).toMatch(/^DATA_DIR must not [^\n]+UPLOADS_DIR[^\n]+\nBACKUP_DIR must not [^\n]+\n$/);
    expect(await getRefusal({ DATABASE_URL: `sqlite:${uploads}/site.sqlite` })).toMatch(
      /^DATABASE_URL must not [^\n]+UPLOADS_DIR[^\n]+\n$/,
    );
    expect(existsSync(uploads)).toBe(false);
  });

  onceTest('a data folder that cannot be created', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await getRefusal({ DATA_DIR: file })).toBe(
      `Couldn't read or write the secrets in ${file}/secrets.json. Check that the file is valid JSON and its folder is writable.\n`,
    );
  });

  onceTest('a database that does not answer', async () => {
    const env = { DATABASE_URL: 'mysql://me:hush@127.0.0.1:1/site', DATABASE_WAIT_SECONDS: '0' };
    expect(await getRefusal(env)).toBe('The database at 127.0.0.1:1/site does not answer (ECONNREFUSED).\n');
  });
});

describe('a running server', () => {
  test('finishes an open request on SIGTERM, refuses new ones and exits with 0', async () => {
    const program = launch();
    const url = await waitForAddress(program);
    const body = JSON.stringify(MESSAGE);
    const open = request(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answered = new Promise<IncomingMessage>((done, fail) =>
      open.once('response', done).once('error', fail),
    );
    await new Promise<void>(done => open.write(body.slice(0, 10), () => done()));
    // The response to a second request proves that the first has reached the server.
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    program.kill('SIGTERM');
    const refused = () =>
      fetch(`${url}/healthz`).then(
        response => response.status,
        () => 'refused',
      );
    await expect.poll(refused, { timeout: 5_000 }).toBe('refused');
    const startedAt = performance.now();
    open.end(body.slice(10));
    expect((await answered).statusCode).toBe(201);
    (await answered).resume();
    expect(await program.ended).toEqual({ exitCode: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(program.stderr()).toBe('');

    const source = await connect(database);
    expect(await source.getRepository(contactMessageEntity).countBy({ name: 'Ada' })).toBe(1);
    await source.destroy();
  });

  test('closes busy connections on SIGTERM only after a response with "Connection: close"', async () => {
    const program = launch();
    const url = await waitForAddress(program);
    // This timeout is longer than that of proxies, so that the client side closes idle connections.
    expect((await fetch(`${url}/healthz`)).headers.get('keep-alive')).toBe('timeout=75');
    const ends: string[] = [];
    const send = (agent: Agent) =>
      new Promise<string>((done, fail) => {
        const sent = request(`${url}/api/skills`, { agent }, response => {
          response.resume().once('end', () => done(String(response.headers.connection)));
        });
        sent.once('error', fail).end();
      });
    const connections = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let connection = 'keep-alive';
      while (connection === 'keep-alive') {
        connection = await send(agent).catch((error: NodeJS.ErrnoException) => String(error.code));
      }
      ends.push(connection);
      agent.destroy();
    });
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(ends).toEqual([]);
    program.kill('SIGTERM');
    await Promise.all(connections);
    expect(ends).toEqual(Array.from({ length: 8 }, () => 'close'));
    expect(await program.ended).toEqual({ exitCode: 0, signal: null });
  });

  test.skipIf(engine !== 'sqlite')(
    'serves every file while the site is rebuilt in the same folder',
    async () => {
      const url = await waitForAddress(launch());
      const page = await (await fetch(url)).text();
      const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
      const building = runScript('build', {});
      let isBuilding = true;
      void building.ended.finally(() => {
        isBuilding = false;
      });
      const statuses = new Set<number>();
      const paths = ['/', script, '/favicon.svg'];
      while (isBuilding) {
        for (const path of paths) {
          const response = await fetch(url + path);
          await response.arrayBuffer();
          statuses.add(response.status);
        }
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      expect((await building.ended).exitCode, building.stderr()).toBe(0);
      // The server loads the code for this document at the first request.
      expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200);
      expect([...statuses]).toEqual([200]);
    },
    240_000,
  );

  test.skipIf(engine !== 'sqlite')('is not rebuilt by npm start on an unchanged checkout', async () => {
    const file = resolve(import.meta.dirname, '../../dist/server/main.js');
    const { ino } = await stat(file);
    const check = runScript('prestart', {});
    expect(await check.ended).toEqual({ exitCode: 0, signal: null });
    expect(check.stdout()).not.toContain('JavaScript of the first load');
    expect((await stat(file)).ino).toBe(ino);
  });

  test('ends with the npm process that started it', async () => {
    const program = runScript('start', settings());
    const url = await waitForAddress(program);
    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ exitCode: 0 });
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test.each([
    ['exception', "throw new Error('unforeseen')"],
    ['rejection', "void Promise.reject(new Error('unforeseen'))"],
  ])('logs an unhandled %s and exits with 1, so that it can be restarted', async (_case, fault) => {
    const onSignal = `process.on('SIGUSR2', () => { ${fault} })`;
    const program = launch({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}`,
    });
    await waitForAddress(program);
    program.kill('SIGUSR2');
    expect(await program.ended).toEqual({ exitCode: 1, signal: null });
    expect(program.stdout()).toContain('unforeseen');
  });
});
