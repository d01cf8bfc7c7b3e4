import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { projectEntity } from '#server/features/projects/project-entity';
import { startAppForTest } from '../support/app/managed-app';

/** Takes a few milliseconds on both engines. */
const SLOW_READ = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20000)
  SELECT COUNT(*) FROM numbers WHERE n % 7 = 3`;

test('a series of statements does not block other requests', async () => {
  const app = await startAppForTest();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  await delay(20);
  const startedAt = performance.now();
  for (let count = 0; count < 100; count += 1) await app.db.read(projectEntity).query(SLOW_READ);
  const totalMs = performance.now() - startedAt;
  await delay(20);
  loop.disable();
  expect(loop.max / 1e6).toBeLessThan(totalMs / 4);
});
