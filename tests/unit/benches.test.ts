import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('the benches load without Vite, and are listed for an unknown name', () => {
  const cwd = resolve(import.meta.dirname, '../..');
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', 'nothing'], {
    cwd,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  for (const bench of ['api', 'web', 'views', 'visits', 'hold-up']) expect(stdout).toContain(`${bench} `);
});
