import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeBackup } from '../app/filled-site';
import { startApp, type TestApp } from '../app/start-app';
import { createTestDatabase } from '../database/test-database';
import { testFolder } from '../managed-folder';
import { bundlePrograms } from './bundle-programs';
import { endPrograms, runProgram } from './run-program';

/** Starts a site and prepares the commands `backup` and `restore` for its database, until the test ends. */
export async function prepareBackupCommands() {
  await bundlePrograms('src/server/commands/backup.ts', 'src/server/commands/restore.ts');
  const folder = await testFolder();
  const database = await createTestDatabase();
  const app = await startApp({ database });
  onTestFinished(async () => {
    await endPrograms();
    await app.stop();
    await database.remove();
  });
  const inFolder = (name: string) => join(folder, name);
  return {
    app,
    folder,
    inFolder,
    run: (command: 'backup' | 'restore', parameters: string[], more: Record<string, string> = {}) =>
      runProgram(`src/server/commands/${command}.ts`, parameters, {
        DATABASE_URL: database.url,
        UPLOADS_DIR: app.uploadsDir,
        ...more,
      }),
    /** Writes a backup of a site into the folder, and returns its path. */
    backUp: (site: TestApp, name: string) => writeBackup(site, inFolder(name)),
  };
}
