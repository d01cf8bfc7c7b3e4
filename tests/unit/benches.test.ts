import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the benches load without Vite and are listed', async () => {
  const cwd = resolve(import.meta.dirname, '../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'bench/run.ts'], {
    cwd,
  });
  for (const bench of ['api', 'web', 'views', 'visits', 'hold-up']) expect(stdout).toContain(`${bench} `);
});
