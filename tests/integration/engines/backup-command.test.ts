import { stat } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { startApp, type TestApp } from '../../support/app/start-app';
import { readContent } from '../../support/content/backup-file';
import { createSqliteFile, engine } from '../../support/database/test-database';
import { prepareBackupCommands } from '../../support/programs/backup-commands';
import { seededRandom } from '../../support/seeded-random';

/** SIGTERM ends the command in order, and SIGKILL wherever it is. See tests/stops for a stop before each step. */
const ENDS = ['SIGKILL', 'SIGTERM'] as const;
// Each test starts programs that compile their sources first.
vi.setConfig({ testTimeout: 180_000 });

async function fill(site: TestApp, title: string, projects = 3): Promise<void> {
  const { token } = await site.signIn();
  await site.trpc(token).site.update.mutate({ ownerName: title });
  for (let number = 0; number < projects; number += 1) {
    await site.trpc(token).projects.create.mutate({ title: `${title} ${number}`, category: title });
  }
  await site.trpc().contacts.send.mutate({ name: title, email: 'a@example.com', message: 'Hi' });
}

test('a backup of a running site is readable only by its user, verified and restored', async () => {
  const { app, inFolder, run } = await prepareBackupCommands();
  await fill(app, 'Ada');
  const out = inFolder('mine.zip');
  const writing = run('backup', ['--out', out]);
  expect(await writing.ended).toMatchObject({ exitCode: 0 });
  expect(writing.stdout()).toMatch(/^Saved .*mine\.zip: \d+ rows and 0 files\. Owner: Ada\.\n/);
  expect((await stat(out)).mode & 0o777).toBe(0o600);

  const { token } = await app.signIn();
  const before = (await app.rest('GET', '/projects')).body;
  await app.trpc(token).projects.create.mutate({ title: 'Too much' });
  const refused = run('restore', [out]);
  expect(await refused.ended).toMatchObject({ exitCode: 1 });
  expect(refused.stderr()).toBe('This site already has content. To replace it, add: --over "Ada"\n');

  const misplaced = run('backup', ['--out', inFolder('none/mine.zip')]);
  expect(await misplaced.ended).toMatchObject({ exitCode: 1 });
  expect(misplaced.stderr()).toBe(`There is no folder ${inFolder('none')}.\n`);

  const verifying = run('backup', ['--verify', out], { DATABASE_URL: 'mysql://127.0.0.1:1/away' });
  expect(await verifying.ended).toMatchObject({ exitCode: 0 });
  expect(verifying.stdout()).toMatch(/^Verified: a backup of \S+ with \d+ rows and 0 files\. Owner: Ada\.\n/);

  const restoring = run('restore', [out, '--over', 'Ada']);
  expect(await restoring.ended).toMatchObject({ exitCode: 0 });
  // The server notices the changes of another process within 100 ms.
  await expect.poll(async () => (await app.rest('GET', '/projects')).body).toEqual(before);
});

test('a stopped restore leaves either the old or the new content', async () => {
  const { app, run, backUp } = await prepareBackupCommands();
  await fill(app, 'Old');
  const old = await backUp(app, 'old.zip');
  const source = await startApp();
  await fill(source, 'New', 20);
  const replacement = await backUp(source, 'new.zip');
  await source.stop();
  const [before, after] = [await readContent(old), await readContent(replacement)];

  const random = seededRandom();
  for (const [round, signal] of ENDS.entries()) {
    const { body } = await app.rest('GET', '/site');
    const restoring = run('restore', [replacement, '--over', String(Object(body).ownerName)]);
    await restoring.waitForOutput(/Writing the content/);
    await new Promise(resolve => setTimeout(resolve, random() * 40));
    restoring.kill(signal);
    await restoring.ended;
    const found = await readContent(await backUp(app, `found-${round}.zip`));
    expect([JSON.stringify(before), JSON.stringify(after)]).toContain(JSON.stringify(found));
  }
  const { body } = await app.rest('GET', '/site');
  expect(await run('restore', [replacement, '--over', String(Object(body).ownerName)]).ended).toMatchObject({
    exitCode: 0,
  });
  expect(await readContent(await backUp(app, 'last.zip'))).toEqual(after);
});

test.skipIf(engine === 'sqlite')(
  'backups of SQLite and this engine are identical after restoring in both directions',
  async () => {
    const { app, backUp } = await prepareBackupCommands();
    const files = await Promise.all([createSqliteFile(), createSqliteFile()]);
    const [first, last] = await Promise.all(files.map(file => startApp({ database: file })));
    if (!first || !last) throw new Error('Not started');
    await fill(first, 'Größe 🪁');
    const one = await backUp(first, 'one.zip');
    await createSiteBackup(app).restore(one);
    const two = await backUp(app, 'two.zip');
    await createSiteBackup(last).restore(two);
    const three = await backUp(last, 'three.zip');
    expect(await readContent(two)).toEqual(await readContent(one));
    expect(await readContent(three)).toEqual(await readContent(one));
    await Promise.all([first.stop(), last.stop()]);
    await Promise.all(files.map(file => file.remove()));
  },
);
