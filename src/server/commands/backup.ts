import { basename, resolve } from 'node:path';
import { chooseAdapters } from '#server/choose-adapters';
import { createSiteBackup, type SiteBackup, verifySiteBackup } from '#server/composition/backup/site-backup';
import { writeArchiveFile } from '#server/core/archive/archive-file';
import type { Database } from '#server/core/database/database';
import { createBackupLog } from '#server/features/backup/backup-log';
import { runWithSettings, withDatabase } from './command';
import { readCommandLine } from './command-line';
import { readPassphrase } from './passphrase';

const USAGE = `Usage: npm run backup -- [--out FILE] [--with-secrets]
       npm run backup -- --verify FILE

Writes a backup of the site into one file, while the site runs.

  --out FILE      The file to write. By default it has the date in its name.
  --with-secrets  Includes the sign-in, encrypted with a passphrase.
  --verify FILE   Checks a backup instead.`;

const { values } = readCommandLine(USAGE, {
  options: {
    out: { type: 'string' },
    'with-secrets': { type: 'boolean', default: false },
    verify: { type: 'string' },
  },
});

/** Writes a backup of the site into one file, or checks one. */
void runWithSettings(async env => {
  if (values.verify !== undefined) return verify(resolve(values.verify));
  return withDatabase(env, async db => {
    const backup = createSiteBackup({ db, store: await chooseAdapters(env).openStore() });
    const passphrase = values['with-secrets'] ? await readPassphrase(env, true) : undefined;
    const out = resolve(values.out ?? `portfolio-${new Date().toISOString().slice(0, 10)}.zip`);
    return save(db, backup, out, passphrase);
  });
});

async function save(
  db: Database,
  backup: SiteBackup,
  out: string,
  passphrase: string | undefined,
): Promise<string> {
  const summary = await writeArchiveFile(out, target => backup.write(target, { passphrase }));
  const { rows, files, bytes, site, missingFiles } = summary;
  // The backup is complete even if it cannot be recorded.
  await createBackupLog(db)
    .finish('command', { file: basename(out).slice(0, 1_000), bytes })
    .catch(() => undefined);
  const missing = missingFiles.map(name => `\nMissing: ${name}`).join('');
  return `Saved ${out}: ${rows} rows and ${files} files. Owner: ${site}.${missing}`;
}

async function verify(file: string): Promise<string> {
  const { createdAt, site, rows, files, missingFiles } = await verifySiteBackup(file);
  const missing = missingFiles.map(name => `\nMissing in the backup: ${name}`).join('');
  return `Verified: a backup of ${createdAt} with ${rows} rows and ${files} files. Owner: ${site}.${missing}`;
}
