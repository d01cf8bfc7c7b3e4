import { setTimeout as delay } from 'node:timers/promises';
import { leaseEntity } from '#server/core/database/lease-entity';
import { openTestDatabase } from './open-test-database';

// Reads twice in one snapshot of the MySQL database that is named by DATABASE_URL, and is idle in between for longer
// than the time limit of a statement.

const TIMEOUT_MS = 500;

const target = { kind: 'mysql' as const, url: process.env.DATABASE_URL ?? '' };
await (await openTestDatabase({ target })).close();
const database = await openTestDatabase({ target }, { timeoutMs: TIMEOUT_MS });
await database.snapshot(async manager => {
  await manager.count(leaseEntity);
  await delay(3 * TIMEOUT_MS);
  await manager.count(leaseEntity);
});
await database.close();
process.stdout.write('read twice\n');
