import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { LOOK_STYLES } from '#shared/appearance/looks';
import { test as base } from '../support/browser/browser-test';
import { READABLE_IN_FORCED_COLORS } from '../support/browser/forced-colors';
import { LOOKS, sweep, sweepWithAxe } from '../support/browser/sweep';
import { startProgram } from '../support/programs/run-program';

const test = base.extend('development', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-dev-'));
  const program = startProgram('src/server/dev.ts', [], {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    LOG_LEVEL: 'warn',
    ...environment,
  });
  onCleanup(async () => {
    program.kill('SIGTERM');
    await program.ended;
    await rm(folder, { recursive: true, force: true });
  });
  const [, url = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m);
  return { url };
});

test('the examples fit their window in every style, axe finds nothing in them, and forced colors keep their texts readable', async ({
  visitor,
  development,
}) => {
  for (const style of LOOK_STYLES) {
    for (const theme of ['light', 'dark']) {
      const page = await visitor(`${development.url}/dev/examples?style=${style}&theme=${theme}`);
      const html = page.locator('html');
      await expect.poll(() => html.getAttribute('data-style')).toBe(style === 'instrument' ? null : style);
      await page.getByRole('heading', { name: 'Layout' }).waitFor();
      const looks = LOOKS.filter(look => look.theme === theme);
      await sweepWithAxe(page, {}, looks);
      await page.emulateMedia({ forcedColors: 'active' });
      await sweep(page, READABLE_IN_FORCED_COLORS, looks);
    }
  }
});

test('a frame shows the examples in the chosen style, or one frame each', async ({
  visitor,
  development,
}) => {
  const page = await visitor(`${development.url}/dev/components`);
  await page.getByRole('button', { name: 'Terminal' }).click();
  await page.locator('iframe[title="Terminal, light, 1440 px"]').waitFor();
  await page.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => page.locator('iframe').count()).toBe(12);
  expect(new URL(page.url()).searchParams.get('style')).toBe('terminal');
});

test('a built site has no page of examples', async ({ site }) => {
  for (const page of ['components', 'examples'])
    expect((await fetch(`${site.url}/dev/${page}`)).status).toBe(404);
});
