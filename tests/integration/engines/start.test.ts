import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownerEntity } from '#server/features/auth/auth-entities';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { viewEntity, viewHourEntity } from '#server/features/views/view-entities';
import { connect } from '../../support/open-test-database';
import { ensureProductionBuild } from '../../support/production-build';
import { endPrograms, type Program, runProgram } from '../../support/run-program';
import { createTestDatabase, engine, type TestDatabase } from '../../support/test-database';

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

test.skipIf(engine === 'sqlite')('two servers start at once on a new database, with one owner', async () => {
  const both = [launch(), launch()];
  const urls = await Promise.all(both.map(waitForAddress));
  const passwords = both.flatMap(program => SIGN_IN.exec(program.stdout())?.[2] ?? []);
  expect(passwords).toHaveLength(1);
  for (const url of urls) expect(await getSignInStatus(url, passwords[0] ?? '')).toBe(200);
  const source = await connect(database);
  expect(await source.getRepository(ownerEntity).count()).toBe(1);
  await source.destroy();
  await Promise.all(both.map(stop));
});

test('the start of a server on a database of a newer version fails with exit code 1 and a reason', async () => {
  const migrated = launch();
  await waitForAddress(migrated);
  await stop(migrated);
  const source = await connect(database);
  const newer = { timestamp: 9_999_999_999_999, name: 'FromTheFuture9999999999999' };
  await source.createQueryBuilder().insert().into('migrations').values(newer).execute();
  await source.destroy();
  expect(await getRefusal({})).toMatch(
    /^The database has a newer schema [^\n]+\. Start the newer version, or go back \(docs\/operate\.md, Go back\)\.\n$/,
  );
});

test('a server loses no acknowledged write when it is killed', async () => {
  const program = launch({ LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off', LIMIT_VIEW: 'off' });
  const url = await waitForAddress(program);
  const acknowledged: string[] = [];
  let views = 0;
  const write = async () => {
    for (;;) {
      const message = await post(url, '/api/contacts', MESSAGE).catch(() => null);
      const sent = await message?.json().catch(() => null);
      if (!sent) return;
      acknowledged.push(Object(sent)._id);
      const view = await post(url, '/api/views', { sessionId: 'x' }).catch(() => null);
      if ((await view?.json().catch(() => null)) === null || view?.status !== 201) return;
      views += 1;
    }
  };
  const writers = [write(), write(), write(), write()];
  await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(60);
  program.kill('SIGKILL');
  await Promise.all(writers);
  await program.ended;

  const second = launch();
  const restarted = await waitForAddress(second);
  const source = await connect(database);
  const rows = await source.getRepository(contactMessageEntity).find();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter(id => !stored.has(id))).toEqual([]);
  const records = await source.getRepository(viewEntity).count();
  expect(records).toBeGreaterThanOrEqual(views);
  const hours = await source.getRepository(viewHourEntity).find();
  const counted = hours.flatMap(hour => [hour.quarter0, hour.quarter1, hour.quarter2, hour.quarter3]);
  expect(counted.reduce((sum, views) => sum + views, 0)).toBe(records);
  const integrity = await source.query(
    engine === 'sqlite' ? 'PRAGMA integrity_check' : 'CHECK TABLE contact_message, view_record, view_hour',
  );
  const verdicts = Object(integrity).map(
    (row: Record<string, string>) => row.integrity_check ?? row.Msg_text,
  );
  expect(new Set(verdicts)).toEqual(new Set([engine === 'sqlite' ? 'ok' : 'OK']));
  await source.destroy();
  expect((await post(restarted, '/api/contacts', MESSAGE)).status).toBe(201);
  await stop(second);
});
