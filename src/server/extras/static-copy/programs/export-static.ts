import { resolve } from 'node:path';
import { runCommand } from '#server/commands/command';
import { readCommandLine, refuseUsage } from '#server/commands/command-line';
import { type Environment, setNodeEnv } from '#server/core/config/env';
import { StartError } from '#server/core/errors/start-error';
import { readBase, readDomain, readMoment, readOrigin } from '#server/extras/static-copy/export/copy-address';
import { readExportDeps } from '#server/extras/static-copy/export/export-deps';
import {
  type ExportOptions,
  type ExportResult,
  exportSite,
} from '#server/extras/static-copy/export/export-site';
import { withTurn } from '#server/extras/static-copy/export/export-turn';
import { exportZip } from '#server/extras/static-copy/export/export-zip';
import type { CopyProgress, CopyReport } from '#shared/extras/static-copy/static-copy-contract';

const USAGE = `Usage: npm run export:static -- --out DIR [options]
       npm run export:static -- --zip FILE [options]

Writes the public site as files. docs/static-copy.md describes the options.

  --out DIR, --zip FILE  The folder or the new zip file to write.
  --url ORIGIN           The address of the host. By default it is PUBLIC_URL.
  --base PATH            The path below which the copy is served, such as /portfolio.
  --cname DOMAIN         Writes the file CNAME for the domain.
  --contact ADDRESS      Where messages go: an https: or a mailto: address.
  --views ADDRESS        Where views are counted.
  --at MOMENT            The moment that the copy shows.
  --compress             Writes compressed files beside the others.
  --force                Writes into a folder that has other files.
  --dry-run              Only lists the changes.`;

setNodeEnv('production');
const words = readWords();

/** Writes the public site as files. */
void runCommand(async (db, env) => {
  const { target, isZip, ...options } = readOptions(words, env);
  const deps = await readExportDeps(db, env);
  const result = isZip
    ? await exportZip(deps, options, target)
    : await withTurn(target, () => exportSite(deps, { ...options, out: target }), {
        signal: canceled.signal,
        onWait: message => process.stderr.write(`${message}\n`),
      });
  const { pages, deadLinks, missingVariants } = result;
  send({ created: { pages, deadLinks, missingVariants } });
  return describe(result, target, options.isDryRun);
});

/** The service of Settings > Data starts this command as a child process. If it ends, this process must end, too. */
const canceled = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(event, () => canceled.abort(new StartError('The export was canceled. Nothing was changed.')));
// Otherwise the channel keeps this process alive.
process.channel?.unref();

function send(report: CopyReport): void {
  process.send?.(report);
}

type Options = Omit<ExportOptions, 'out'> & {
  /** The folder or the zip file, as an absolute path. */
  target: string;
  isZip: boolean;
};

function readWords() {
  const { values } = readCommandLine(USAGE, {
    options: {
      out: { type: 'string' },
      zip: { type: 'string' },
      base: { type: 'string', default: '/' },
      url: { type: 'string' },
      at: { type: 'string' },
      contact: { type: 'string' },
      views: { type: 'string' },
      cname: { type: 'string' },
      compress: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { out, zip } = values;
  const target = out ?? zip;
  // An empty path, such as that of an unset variable, would be the folder of the product.
  if (!target || (out !== undefined && zip !== undefined))
    return refuseUsage('Name the folder with --out, or the file with --zip', USAGE);
  if (zip !== undefined && (values.force || values['dry-run']))
    return refuseUsage('--zip writes a new file, so it takes neither --force nor --dry-run', USAGE);
  return { ...values, target, isZip: zip !== undefined };
}

function readOptions({ target, isZip, ...values }: ReturnType<typeof readWords>, env: Environment): Options {
  const at = values.at === undefined ? new Date() : readMoment(values.at);
  return {
    target: resolve(target),
    isZip,
    staticHost: {
      base: readBase(values.base),
      contactAddress: readAddress('contact', values.contact, ['https:', 'mailto:']),
      viewsAddress: readAddress('views', values.views, ['https:']),
      countedTo: Date.UTC(at.getUTCFullYear(), at.getUTCMonth()),
    },
    origin: values.url === undefined ? env.publicUrl : readOrigin(values.url),
    at,
    isAtNamed: values.at !== undefined,
    domain: values.cname === undefined ? undefined : readDomain(values.cname),
    isCompressed: values.compress,
    isShared: values.force,
    isDryRun: values['dry-run'],
    report: createReport(),
  };
}

function readAddress(name: string, text: string | undefined, protocols: string[]): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && protocols.includes(url.protocol) && url.host + url.pathname !== '') return text;
  throw new StartError(`--${name} must begin with ${protocols.join(' or ')}, not '${text}'.`);
}

const REPORT_EVERY_MS = 1_000;
/** The first pages tell too little about the others. */
const FIRST_GUESS_MS = 3_000;

/** Reports how far the export is, at most once per second: to the parent process, or on standard error. */
function createReport(): ExportOptions['report'] {
  let step: CopyProgress['step'] = 'pages';
  let startedAt: number | undefined;
  let lastAt = 0;
  return progress => {
    canceled.signal.throwIfAborted();
    const now = Date.now();
    // The first page also waits for what all pages need.
    if (progress.step !== step || startedAt === undefined) startedAt = now;
    step = progress.step;
    if (now - lastAt < REPORT_EVERY_MS) return;
    lastAt = now;
    const { done, known } = progress;
    const passed = now - startedAt;
    const secondsLeft =
      passed < FIRST_GUESS_MS ? null : Math.ceil(((passed / done) * (known - done)) / 1_000);
    if (process.send) send({ progress: { ...progress, secondsLeft } });
    else {
      const left = secondsLeft === null ? '' : `, about ${secondsLeft} s left`;
      process.stderr.write(`${step}: ${done} of ${known}${left}\n`);
    }
  };
}

function describe(result: ExportResult, target: string, isDryRun: boolean): string {
  const { written, removed, unchanged, deadLinks, missingVariants } = result;
  const counts = `${written.length} written, ${removed.length} removed, ${unchanged} unchanged`;
  const lines = isDryRun
    ? [
        `Dry run: nothing was changed in ${target}. ${counts}.`,
        ...listPaths('write', written),
        ...listPaths('remove', removed),
      ]
    : [`Exported to ${target}: ${counts}.`];
  return [
    ...lines,
    ...deadLinks.map(({ address, page }) => `Dead link on ${page}: ${address}`),
    ...(missingVariants > 0
      ? [`Smaller forms of pictures that do not exist yet: ${missingVariants}. Export again later.`]
      : []),
  ].join('\n');
}

function listPaths(verb: string, paths: string[]): string[] {
  return paths.map(path => `  ${verb}: ${path}`);
}
