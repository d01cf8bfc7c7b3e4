import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { OWNER } from '../app/owner';
import { testFolder } from '../managed-folder';
import { doMainJob } from './main-job';
import { copyWithoutExtras, runIn } from './reduced-site';
import { endPrograms, runProgram } from './run-program';

/**
 * Expects that the project without these extras compiles, is built, starts and does its main job. Returns the address
 * of the running site.
 */
export async function expectWorkingSite(names: string[]): Promise<{ url: string; log: () => string }> {
  const folder = await testFolder();
  copyWithoutExtras(folder, names);
  expect(await runIn(folder, 'node_modules/.bin/tsc', '--noEmit')).toEqual({ exitCode: 0, output: '' });
  expect(await runIn(folder, 'npm', 'run', 'build')).toMatchObject({ exitCode: 0 });
  onTestFinished(endPrograms);
  const site = runProgram(join(folder, 'dist/server/main.js'), [], {
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    HOST: '127.0.0.1',
    PORT: '0',
    SAMPLE_CONTENT: 'off',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
  });
  const [, url = ''] = await site.waitForOutput(/^The site is ready at (\S+)$/m);
  await doMainJob(url);
  return { url, log: () => site.stdout() + site.stderr() };
}
