import { parseArgs } from 'node:util';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { StartError } from '#server/core/errors/start-error';
import { openUploadStore } from '#server/features/uploads/open-upload-store';
import type { RestoreSummary } from '#shared/contract/backups';
import { runCommand } from './command';
import { readPassphrase } from './passphrase';

/** Replaces the site's content with a backup, even while the server runs: `npm run restore -- FILE`. */
void runCommand(async (db, env) => {
  const { values, positionals } = parseArgs({
    options: { over: { type: 'string' }, 'with-secrets': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new StartError('Usage: npm run restore -- FILE');
  const backup = createSiteBackup({ db, store: await openUploadStore(env) });
  const passphrase = values['with-secrets'] ? await readPassphrase(env, false) : undefined;
  const report = (progress: string) => process.stdout.write(`${progress}\n`);
  const summary = await backup.restore(file, { over: values.over, passphrase, report });
  const { site, createdAt, rows, files, missingFiles, secrets } = summary;
  const missing = missingFiles.map(name => `\nMissing in the backup: ${name}`).join('');
  return `Restored the backup of ${createdAt}: ${rows} rows and ${files} files. Owner: ${site}.${SIGN_IN[secrets]}${missing}`;
});

const SIGN_IN: Record<RestoreSummary['secrets'], string> = {
  none: '',
  left: '\nThe sign-in was not changed. Use --with-secrets to restore the sign-in of the backup.',
  restored: '\nSign in with the credentials of the backup. All sessions were ended.',
};
