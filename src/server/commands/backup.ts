import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteBackup } from '../api/site-backup';
import { StartError } from '../core/start-error';
import { createFolderStore } from '../features/uploads/upload-store';
import { runCommand } from './command';

/** Writes the whole site into one file: `npm run backup -- --out FILE`, also beside a running server. */
void runCommand(async (db, env) => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const out = resolve(values.out ?? `portfolio-${new Date().toISOString().slice(0, 10)}.zip`);
  const unfinished = `${out}.${process.pid}.part`;
  try {
    const backup = createSiteBackup({ db, store: createFolderStore(env.uploadsDir) });
    // It has what strangers wrote to the owner.
    const summary = await backup.write(createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    // Unlike a rename, refuses to replace what is there.
    await link(unfinished, out).catch(error => {
      throw error.code === 'EEXIST' ? new StartError(`${out} already exists.`) : error;
    });
    const missing = summary.missingFiles.map(name => `\nMissing: ${name}`).join('');
    return `Saved ${out}: ${summary.rows} rows and ${summary.files} files. Owner: ${summary.site}.${missing}`;
  } finally {
    await rm(unfinished, { force: true });
  }
});
