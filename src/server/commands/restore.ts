import { chooseAdapters } from '#server/choose-adapters';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { StartError } from '#server/core/errors/start-error';
import type { RestoreSummary } from '#shared/contract/backups';
import { runCommand } from './command';
import { readCommandLine, refuseUsage } from './command-line';
import { readPassphrase } from './passphrase';

const USAGE = `Usage: npm run restore -- FILE [--over NAME] [--with-secrets]

Replaces the content of the site with that of a backup, while the site runs.

  --over NAME     Confirms that the content of the site may be replaced, with the name of its owner.
  --with-secrets  Restores the sign-in of the backup too, with its passphrase.`;

const { values, positionals } = readCommandLine(USAGE, {
  options: { over: { type: 'string' }, 'with-secrets': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file = refuseUsage('Name the file of the backup', USAGE)] = positionals;

/** Replaces the site's content with a backup. */
void runCommand(async (db, env) => {
  const backup = createSiteBackup({ db, store: await chooseAdapters(env).openStore() });
  const owner = await backup.nameToConfirm();
  if (owner !== null && values.over === undefined)
    throw new StartError(`This site already has content. To replace it, add: --over "${owner}"`);
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
