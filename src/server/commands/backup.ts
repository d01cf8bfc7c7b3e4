import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteBackup, type SiteBackup, verifySiteBackup } from '#server/composition/backup/site-backup';
import { writeArchiveFile } from '#server/core/archive/archive-file';
import type { Database } from '#server/core/database/database';
import { createBackupLog } from '#server/features/backup/backup-log';
import { openUploadStore } from '#server/features/uploads/open-upload-store';
import { runWithSettings, withDatabase } from './command';
import { readPassphrase } from './passphrase';

/**
 * Writes a backup of the site into one file, even while the server runs: `npm run backup -- --out FILE`.
 * `--with-secrets` includes the sign-in. `--verify FILE` checks a backup.
 */
void runWithSettings(async env => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      'with-secrets': { type: 'boolean', default: false },
      verify: { type: 'string' },
    },
  });
  if (values.verify !== undefined) return verify(resolve(values.verify));
  return withDatabase(env, async db => {
    const backup = createSiteBackup({ db, store: await openUploadStore(env) });
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
  const { createdAt, site, rows, files, missingFiles, scope } = await verifySiteBackup(file);
  const noun = scope === 'site' ? 'backup' : 'export of content';
  const missing = missingFiles.map(name => `\nMissing in the backup: ${name}`).join('');
  return `Verified: a ${noun} of ${createdAt} with ${rows} rows and ${files} files. Owner: ${site}.${missing}`;
}
