import { parseArgs } from 'node:util';
import { createSiteBackup } from '../api/site-backup';
import { StartError } from '../core/start-error';
import { createFolderStore } from '../features/uploads/upload-store';
import { runCommand } from './command';

/** Puts a backup in the place of what the site has: `npm run restore -- FILE`, also beside a running server. */
void runCommand(async (db, env) => {
  const { values, positionals } = parseArgs({
    options: { over: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new StartError('Which file? npm run restore -- FILE');
  const backup = createSiteBackup({ db, store: createFolderStore(env.uploadsDir) });
  const tell = (progress: string) => process.stdout.write(`${progress}\n`);
  const { site, createdAt, rows, files, missingFiles } = await backup.restore(file, {
    over: values.over,
    tell,
  });
  const missing = missingFiles.map(name => `\nMissing already in the backup: ${name}`).join('');
  return `Restored the backup of ${createdAt}: ${rows} rows and ${files} files. Owner: ${site}.${missing}`;
});
