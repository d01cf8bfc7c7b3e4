import { chooseAdapters } from '#server/choose-adapters';
import { runCommand } from '#server/commands/command';
import { readCommandLine, refuseUsage } from '#server/commands/command-line';
import { createServices } from '#server/composition/services';
import { createLogger } from '#server/core/runtime/logger';
import { createImporter } from '#server/extras/imports/create-imports';
import type { ImportService } from '#server/extras/imports/import-service';
import { openMarkdownFolder } from '#server/extras/imports/markdown/markdown-folder';
import { MARKDOWN_NAME, readMarkdown } from '#server/extras/imports/markdown/read-markdown';
import { readSiteItems } from '#server/extras/imports/markdown/site-items';
import {
  type ImportPlan,
  type ImportResult,
  markdownTargetSchema,
} from '#shared/extras/imports/import-contract';

const USAGE = `Usage: npm run markdown:import -- SITE.zip [--as projects|notes|pages] [--dry-run]
       npm run markdown:import -- --undo

Imports the Markdown files of a Hugo, Jekyll or Astro site as drafts. The site can keep running. Folders such as posts,
projects and pages decide what their files become. Other files become notes.

  --as KIND  Imports all files as projects, notes or pages.
  --dry-run  Lists the changes without importing anything.
  --undo     Undoes the last import.`;

const { values, positionals } = readCommandLine(USAGE, {
  options: {
    as: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.undo && process.argv.length > 3) refuseUsage('Use --undo alone', USAGE);
const { success, data: target } = markdownTargetSchema.optional().safeParse(values.as);
if (!success) refuseUsage('Use --as projects, --as notes or --as pages', USAGE);
const [archive = values.undo ? '' : refuseUsage('Name the archive', USAGE)] = positionals;

/** Imports Markdown files, or undoes the last import. */
void runCommand(async (db, env) => {
  const store = await chooseAdapters(env).openStore();
  const services = createServices({
    db,
    limits: env.limits,
    store,
    log: createLogger(env.logLevel === 'info' ? 'warn' : env.logLevel),
    // Commands create no tokens, so they need no secrets.
    secrets: { access: '', refresh: '' },
  });
  const imports = createImporter({ db, services, store, env });
  if (values.undo) return undoLast(imports);
  const folder = await openMarkdownFolder(archive);
  try {
    const reading = await readMarkdown(folder, { target, ...(await readSiteItems(imports)) });
    const plan = await imports.plan(reading);
    if (values['dry-run']) return `Dry run: nothing was changed. Plan:\n${formatPlan(plan)}`;
    const keys = plan.items.filter(({ isProposed }) => isProposed).map(({ key }) => key);
    return `${formatPlan(plan)}\n${formatResult(await imports.apply(reading, keys))}`;
  } finally {
    folder.close();
  }
});

async function undoLast(imports: ImportService): Promise<string> {
  const runs = await imports.list();
  const last = runs.find(({ source, isUndone }) => source === MARKDOWN_NAME && !isUndone);
  if (!last) return 'There is no import of Markdown files to undo.';
  const { removed, restored, kept } = await imports.undo(last._id);
  const exception = kept === 0 ? '' : ` ${kept} kept because they were edited since.`;
  return `Undone: ${removed} moved to the trash, ${restored} restored.${exception}`;
}

function formatPlan({ items, leftOut }: ImportPlan): string {
  return [
    ...items.map(({ state, isSimilar, target, name, from, note }) =>
      `${isSimilar ? 'similar to an existing item, skipped' : state}: ${name} (${from} → ${target}) ${note}`.trimEnd(),
    ),
    ...leftOut.map(({ from, reason }) => `not imported from ${from}: ${reason}`),
  ].join('\n');
}

function formatResult({ _id, made, changed, withheld, problems }: ImportResult): string {
  const undo = _id === null ? '' : ' To undo it, run `npm run markdown:import -- --undo`.';
  const unpublished = withheld === 0 ? '' : ` (${withheld} unpublished in the source)`;
  return [`Imported as drafts: ${made} created${unpublished}, ${changed} changed.${undo}`, ...problems].join(
    '\n',
  );
}
