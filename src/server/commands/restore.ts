import { parseArgs } from 'node:util';
import { createSiteBackup } from '../composition/backup/site-backup';
import { StartError } from '../core/errors/start-error';
import type { RestoreSummary } from '../features/backup/restore-backup';
import { createFolderStore } from '../features/uploads/upload-store';
import { runCommand } from './command';
import { readPassphrase } from './passphrase';

/** Puts a backup in the place of what the site has: `npm run restore -- FILE`, also beside a running server. */
void runCommand(async (db, env) => {
  const { values, positionals } = parseArgs({
    options: { over: { type: 'string' }, 'with-secrets': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new StartError('Which file? npm run restore -- FILE');
  const backup = createSiteBackup({ db, store: createFolderStore(env.uploadsDir) });
  const passphrase = values['with-secrets'] ? await readPassphrase(env, false) : undefined;
  const report = (progress: string) => process.stdout.write(`${progress}\n`);
  const summary = await backup.restore(file, { over: values.over, passphrase, report });
  const { site, createdAt, rows, files, missingFiles, secrets } = summary;
  const missing = missingFiles.map(name => `\nMissing already in the backup: ${name}`).join('');
  return `Restored the backup of ${createdAt}: ${rows} rows and ${files} files. Owner: ${site}.${SIGN_IN[secrets]}${missing}`;
});

const SIGN_IN: Record<RestoreSummary['secrets'], string> = {
  none: '',
  left: '\nThe sign-in stays as it was here: --with-secrets takes that of the backup.',
  restored: '\nSign in as when the backup was made: all sessions are ended.',
};
