import { createSiteImport } from '#server/composition/site-import';
import { createLogger } from '#server/core/runtime/logger';
import { openUploadStore } from '#server/features/uploads/open-upload-store';
import type { ContentImportPlan } from '#shared/contract/content-import';
import { runCommand } from './command';
import { readCommandLine, refuseUsage } from './command-line';

const USAGE = `Usage: npm run content:import -- PATH [--dry-run]
       npm run content:import -- --undo

Imports the content of a backup, an export or the folder of a static copy, while the site runs.

  --dry-run  Only lists the changes.
  --undo     Undoes the last import.`;

const { values, positionals } = readCommandLine(USAGE, {
  options: { 'dry-run': { type: 'boolean', default: false }, undo: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.undo && process.argv.length > 3) refuseUsage('Use --undo alone', USAGE);
const [file = values.undo ? '' : refuseUsage('Name what to import', USAGE)] = positionals;

/** Imports content, or undoes the last import. */
void runCommand(async (db, env) => {
  const content = createSiteImport({
    db,
    store: await openUploadStore(env),
    log: createLogger(env.logLevel === 'info' ? 'warn' : env.logLevel),
  });
  if (values.undo) {
    const { undone, kept } = await content.undo();
    return `Undone: ${undone} rows. Skipped ${kept} rows that were edited since.`;
  }
  if (values['dry-run'])
    return `Dry run: nothing was changed. Plan:\n${formatPlan(await content.plan(file))}`;
  const { added, changed } = await content.apply(file);
  return `Imported: ${added} rows added, ${changed} changed. To undo it, run \`npm run content:import -- --undo\`.`;
});

function formatPlan({ kinds }: ContentImportPlan): string {
  return kinds
    .flatMap(({ kind, added, changed, same, items }) => [
      `${kind}: ${added} added, ${changed} changed, ${same} unchanged`,
      ...items.map(({ name, isNew, fields }) =>
        `  ${isNew ? 'added' : 'changed'}: ${name} ${fields.join(', ')}`.trimEnd(),
      ),
    ])
    .join('\n');
}
