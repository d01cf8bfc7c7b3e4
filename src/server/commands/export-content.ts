import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { writeArchiveFile } from '#server/core/archive/archive-file';
import { openUploadStore } from '#server/features/uploads/open-upload-store';
import { runCommand } from './command';

/**
 * Exports the published content into one file: `npm run content:export -- --out FILE`. `--drafts` includes
 * unpublished content.
 */
void runCommand(async (db, env) => {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, drafts: { type: 'boolean', default: false } },
  });
  const out = resolve(values.out ?? `portfolio-content-${new Date().toISOString().slice(0, 10)}.zip`);
  const backup = createSiteBackup({ db, store: await openUploadStore(env) });
  const options = { hasDrafts: values.drafts };
  const { rows, files, site } = await writeArchiveFile(out, target => backup.writeContent(target, options));
  return `Exported ${out}: ${rows} rows and ${files} files. Owner: ${site}.`;
});
