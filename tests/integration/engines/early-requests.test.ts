import { createConnection } from 'mysql2/promise';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OWNER } from '../../support/app/owner';
import { engine } from '../../support/database/test-database';
import { findFreePort } from '../../support/free-port';
import { prepareStarts, SIGN_IN, stopProgram, waitForAddress } from '../../support/programs/built-server';
import { signInFirst } from '../../support/programs/start-site';

// A lock of MySQL holds up the reads of the first pages. No other part of a start reads the table.
describe.skipIf(engine !== 'mysql')('a site that renders its first pages', () => {
  /** Starts a site whose first pages wait until `release`, after a `change` of its database. */
  async function startSlowly(change = 'DO 0') {
    const { database, start, launch } = await prepareStarts();
    const first = await start({ OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password });
    // No page of a new site is cached.
    await signInFirst(first.url);
    await stopProgram(first.program);
    const connection = await createConnection(database.url);
    onTestFinished(() => connection.end());
    await connection.query(change);
    await connection.query('LOCK TABLES skill WRITE');
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const program = launch({ PORT: String(port) });
    const readStatus = (path: string) =>
      fetch(url + path).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(() => readStatus('/healthz'), { timeout: 30_000 }).toBe(200);
    return { program, url, readStatus, release: () => connection.query('UNLOCK TABLES') };
  }

  test('answers requests, and is ready afterwards', async () => {
    const { program, url, readStatus, release } = await startSlowly();
    expect(await readStatus('/readyz')).toBe(503);
    const readPage = async () => {
      const response = await fetch(`${url}/`);
      const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(await response.text()) ?? [];
      return { status: response.status, cached: response.headers.get('cache-control'), script };
    };
    const early = await readPage();
    // Its data comes too late.
    expect(early).toMatchObject({ status: 200, cached: 'no-store' });
    for (const path of [early.script, '/api/projects'])
      expect({ path, status: await readStatus(path) }).toEqual({ path, status: 200 });
    expect(program.stdout()).not.toContain('The site is ready');

    await release();
    expect(await waitForAddress(program)).toBe(url);
    expect(await readStatus('/readyz')).toBe(200);
    expect(await readPage()).toEqual({ ...early, cached: 'no-cache' });
  });

  test('ends on SIGTERM, and prints the password of a new owner', async () => {
    const { program } = await startSlowly('DELETE FROM owner');
    await stopProgram(program);
    expect(program.stdout()).toMatch(SIGN_IN);
    expect(program.stdout()).not.toContain('The site is ready');
  });
});
