import { expect, test } from 'vitest';
import { ownerEntity } from '#server/features/auth/auth-entities';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { viewEntity, viewHourEntity } from '#server/features/views/view-entities';
import { connect } from '../../support/database/open-test-database';
import { engine } from '../../support/database/test-database';
import {
  getSignInStatus,
  prepareStarts,
  SIGN_IN,
  stopProgram,
  waitForAddress,
} from '../../support/programs/built-server';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

function post(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test.skipIf(engine === 'sqlite')('two servers start at once on a new database, with one owner', async () => {
  const { database, launch } = await prepareStarts();
  const both = [launch(), launch()];
  const urls = await Promise.all(both.map(waitForAddress));
  const passwords = both.flatMap(program => SIGN_IN.exec(program.stdout())?.[2] ?? []);
  expect(passwords).toHaveLength(1);
  for (const url of urls) expect(await getSignInStatus(url, passwords[0] ?? '')).toBe(200);
  const source = await connect(database);
  expect(await source.getRepository(ownerEntity).count()).toBe(1);
  await source.destroy();
  await Promise.all(both.map(program => stopProgram(program)));
});

test('the start of a server on a database of a newer version fails with exit code 1 and a reason', async () => {
  const { database, start, getRefusal } = await prepareStarts();
  await stopProgram((await start()).program);
  const source = await connect(database);
  const newer = { timestamp: 9_999_999_999_999, name: 'FromTheFuture9999999999999' };
  await source.createQueryBuilder().insert().into('migrations').values(newer).execute();
  await source.destroy();
  expect(await getRefusal()).toMatch(
    /^The database has a newer schema [^\n]+\. Start the newer version, or go back \(docs\/operate\.md, Go back\)\.$/,
  );
});

test('a server loses no acknowledged write when it is killed', async () => {
  const { database, start } = await prepareStarts();
  const unlimited = { LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off', LIMIT_VIEW: 'off' };
  const { program, url } = await start(unlimited);
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

  const { program: second, url: restarted } = await start();
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
  await stopProgram(second);
});
