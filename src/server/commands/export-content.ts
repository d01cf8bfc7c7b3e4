import { resolve } from 'node:path';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { writeArchiveFile } from '#server/core/archive/archive-file';
import { openUploadStore } from '#server/features/uploads/open-upload-store';
import { runCommand } from './command';
import { readCommandLine } from './command-line';

const USAGE = `Usage: npm run content:export -- [--out FILE] [--drafts]

Exports the published content into one file, while the site runs.

  --out FILE  The file to write. By default it has the date in its name.
  --drafts    Includes unpublished content.`;

const { values } = readCommandLine(USAGE, {
  options: { out: { type: 'string' }, drafts: { type: 'boolean', default: false } },
});

/** Exports the published content into one file. */
void runCommand(async (db, env) => {
  const out = resolve(values.out ?? `portfolio-content-${new Date().toISOString().slice(0, 10)}.zip`);
  const backup = createSiteBackup({ db, store: await openUploadStore(env) });
  const options = { hasDrafts: values.drafts };
  const { rows, files, site } = await writeArchiveFile(out, target => backup.writeContent(target, options));
  return `Exported ${out}: ${rows} rows and ${files} files. Owner: ${site}.`;
});
