import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findProblem } from '#server/core/font/font-worker';
import { readScriptFont } from '../support/content/script-fonts';
import { folderForFile } from '../support/managed-folder';

const folder = await folderForFile();

async function check(file: Buffer): Promise<string | null> {
  const path = join(folder, 'arrived');
  await writeFile(path, file);
  return findProblem({ path });
}

test.each(['japanese', 'hebrew', 'arabic'] as const)('a %s font can be used', async script => {
  expect(await check(await readScriptFont(script))).toBeNull();
});

test('a damaged font is refused', async () => {
  const whole = await readScriptFont('hebrew');
  const overwritten = Buffer.from(whole).fill(0xff, 2_000, whole.length);
  for (const file of [whole.subarray(0, 2_000), whole.subarray(0, -20_000), overwritten, Buffer.alloc(0)])
    expect(await check(file)).toBe("The font can't be read. It is damaged or incomplete.");
});

test('a variable font is refused with advice', async () => {
  const path = resolve(import.meta.dirname, '../../src/client/ui/styles/fonts/archivo-latin.woff2');
  expect(await findProblem({ path })).toMatch(/^The font is variable\. Upload a file with one weight/);
});
