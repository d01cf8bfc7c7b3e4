import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFaketime } from '#tests/support/deploy/ensure-faketime';
import { type ShiftedSite, startShiftedSite } from '#tests/support/deploy/shifted-site';
import { folderForFile } from '#tests/support/managed-folder';
import { endPrograms, runProgram } from '#tests/support/programs/run-program';

const library = findFaketime();
const folder = await folderForFile();
let shifted: ShiftedSite;
beforeAll(async () => {
  if (library !== null) shifted = await startShiftedSite(library, folder);
});
afterAll(async () => {
  await endPrograms();
  await shifted?.site.stop();
});
beforeEach(({ skip }) => skip(library === null, 'faketime is not on this machine'));

test('the doctor names the times that the site stored while its clock was fast', async () => {
  const { moveClock, call } = shifted;
  await moveClock('+1d');
  await call('/contacts', '', { name: 'Ada', email: 'ada@example.com', message: 'Hello' });
  await moveClock('+0');
  expect(await examine()).toContain('Clock: Stored times are up to 24 hours in the future');
});

test('the doctor names the difference from the clock of the site', async () => {
  await shifted.moveClock('-1d');
  expect(await examine()).toMatch(/Clock: This machine's clock differs by 8640\d s from that of the site\./);
});

/** Runs the doctor with the right clock. */
async function examine(): Promise<string> {
  const { site } = shifted;
  const doctor = runProgram('src/server/extras/doctor/programs/doctor.ts', [], {
    DATA_DIR: join(site.folder, 'data'),
    UPLOADS_DIR: join(site.folder, 'uploads'),
    PUBLIC_URL: site.url,
  });
  await doctor.ended;
  return doctor.stdout();
}
