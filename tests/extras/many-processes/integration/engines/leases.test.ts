import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/core/database/database';
import type { Lease, Leases } from '#server/core/database/lease';
import { leaseEntity } from '#server/core/database/lease-entity';
import { coordinateProcesses } from '#server/extras/many-processes/coordinate-processes';
import { createDatabaseLeases } from '#server/extras/many-processes/database-leases';
import { fence, LeaseLostError } from '#server/extras/many-processes/fenced-write';
import { setupStateEntity } from '#server/features/setup/setup-state-entity';
import { connect, openTestDatabase } from '#tests/support/database/open-test-database';
import { createPreparedDatabase } from '#tests/support/database/prepared-database';
import { createTestDatabase, engine, type TestDatabase } from '#tests/support/database/test-database';
import { createDeferred } from '#tests/support/deferred';
import { migrations } from '../../../../../migrations/index';

const NAME = 'some-work';
/** Long enough for a renewal on a busy machine, which happens three times within it. */
const LEASE_MS = 900;

let database: TestDatabase;
let db: Database;
let otherDb: Database;

beforeEach(async () => {
  database = await createPreparedDatabase();
  [db, otherDb] = await Promise.all([openFenced(), openFenced()]);
});
afterEach(async () => {
  await db.close();
  await otherDb.close();
  await database.remove();
});

async function openFenced(): Promise<Database> {
  return fence(await openTestDatabase(database));
}

/** Takes a lease, or fails. */
async function take(leases: Leases): Promise<Lease> {
  const lease = await leases.take(NAME);
  if (!lease) throw new Error('The lease is taken');
  return lease;
}

/** Does as a process that stops without a word: its lease stays, and nobody renews it. */
function leaveSilently(): Promise<unknown> {
  const row = { name: NAME, holder: 'a dead process', fence: 7, beat: 3 };
  return db.write(manager => manager.insert(leaseEntity, row));
}

/** Takes the lease away, as another process does that has heard nothing from its holder. */
function takeAway(name = NAME): Promise<unknown> {
  const changed = { holder: 'another process', fence: () => 'fence + 1' };
  return otherDb.write(manager => manager.update(leaseEntity, { name }, changed));
}

function findHolder(): Promise<string | null | undefined> {
  return db
    .read(leaseEntity)
    .findOneBy({ name: NAME })
    .then(row => row?.holder);
}

const countRows = () => db.read(setupStateEntity).countBy({ id: 'lease-test' });
const insertRow = (on: Database) =>
  on.write(manager =>
    manager.insert(setupStateEntity, { id: 'lease-test', step: 1, isChecklistHidden: false }),
  );

test('only one of twenty simultaneous contenders gets a lease, new or released', async () => {
  for (const _round of ['new', 'released']) {
    const contenders = Array.from({ length: 20 }, (_, index) =>
      createDatabaseLeases(index % 2 ? db : otherDb),
    );
    const leases = await Promise.all(contenders.map(({ take: contend }) => contend(NAME)));
    const [lease, ...others] = leases.filter(each => each !== null);
    expect(others).toEqual([]);
    await lease?.run(async () => undefined);
  }
});

test('a released lease is free at once, also after its work has failed', async () => {
  const lease = await take(createDatabaseLeases(db));
  await expect(lease.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await findHolder()).toBeNull();
  await (await take(createDatabaseLeases(otherDb))).run(async () => undefined);
});

test('a holder that works for longer than the timeout keeps its lease', async () => {
  const lease = await take(createDatabaseLeases(db, LEASE_MS));
  const others = createDatabaseLeases(otherDb, LEASE_MS);
  await lease.run(async () => {
    const until = performance.now() + 3 * LEASE_MS;
    while (performance.now() < until) {
      expect(await others.take(NAME)).toBeNull();
      await delay(50);
    }
  });
  expect(await others.take(NAME)).not.toBeNull();
});

test('the lease of a silent holder is taken over, but only after it was silent for a contender', async () => {
  await leaveSilently();
  const leases = createDatabaseLeases(db, LEASE_MS);
  const startedAt = performance.now();
  expect(await leases.take(NAME)).toBeNull();
  let waits = 0;
  const lease = await leases.wait(NAME, 10_000, () => {
    waits += 1;
  });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(LEASE_MS);
  expect(waits).toBe(1);
  await lease?.run(async () => {
    expect(await db.read(leaseEntity).findOneBy({ name: NAME })).toMatchObject({ fence: 8 });
  });
});

test('one of three contenders takes over the lease of a silent holder', async () => {
  await leaveSilently();
  const contenders = [db, otherDb, db].map(each => createDatabaseLeases(each, LEASE_MS));
  await Promise.all(contenders.map(each => each.take(NAME)));
  await delay(LEASE_MS + 50);
  const leases = await Promise.all(contenders.map(each => each.take(NAME)));
  expect(leases.filter(lease => lease !== null)).toHaveLength(1);
});

test('waiting for a lease ends after the given time', async () => {
  const lease = await take(createDatabaseLeases(db, 60_000));
  await lease.run(async () => {
    expect(await createDatabaseLeases(otherDb, 60_000).wait(NAME, 300, () => undefined)).toBeNull();
  });
});

test('a write under a lost lease fails and changes nothing', async () => {
  const lease = await take(createDatabaseLeases(db));
  await lease.run(async () => {
    await takeAway();
    await expect(insertRow(db)).rejects.toThrow(LeaseLostError);
  });
  expect(await countRows()).toBe(0);
  expect(await findHolder()).toBe('another process');
});

test('a holder learns of its lost lease without a write, by the signal', async () => {
  const lease = await take(createDatabaseLeases(db, LEASE_MS));
  await lease.run(async lost => {
    await takeAway();
    await expect.poll(() => lost.aborted, { timeout: 10_000 }).toBe(true);
    expect(lost.reason).toBeInstanceOf(LeaseLostError);
  });
});

test('writes outside the work of a lease are not fenced', async () => {
  const lease = await take(createDatabaseLeases(db));
  const held = createDeferred();
  const work = lease.run(() => held.promise);
  await takeAway();
  await insertRow(db);
  held.resolve();
  await work;
  expect(await countRows()).toBe(1);
});

describe.skipIf(engine !== 'mysql')('a start on a server', () => {
  test('that loses its lease between two migrations stops, and the next one finishes them', async () => {
    const fresh = await createTestDatabase();
    const source = await connect(fresh);
    try {
      const start = openTestDatabase(fresh, { coordination: coordinateProcesses() });
      const refused = expect(start).rejects.toThrow(
        /^Another process took over the preparation of the database/,
      );
      const countApplied = () =>
        source.query('SELECT COUNT(*) AS count FROM migrations').then(
          ([row]) => Number(row.count),
          () => 0,
        );
      await expect.poll(countApplied, { interval: 5, timeout: 20_000 }).toBeGreaterThan(2);
      await source.query("UPDATE lease SET holder = 'another process', fence = fence + 1");
      await refused;
      expect(await countApplied()).toBeLessThan(migrations.length);
      await (await openTestDatabase(fresh, { coordination: coordinateProcesses(LEASE_MS) })).close();
      expect(await countApplied()).toBe(migrations.length);
    } finally {
      await source.destroy();
      await fresh.remove();
    }
  });

  test('that loses its lease while it prepares the content changes nothing more', async () => {
    const prepare = async (preparing: Database) => {
      await takeAway('prepare');
      await insertRow(preparing);
    };
    await expect(
      openTestDatabase(database, { prepare, coordination: coordinateProcesses() }),
    ).rejects.toThrow(/^Another process took over/);
    expect(await countRows()).toBe(0);
  });
});
