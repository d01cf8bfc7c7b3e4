import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Environment } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import { StartError } from '#server/core/errors/start-error';
import { freezeClock } from '#server/core/runtime/clock';
import type { Logger } from '#server/core/runtime/logger';
import { requireSite } from '#server/features/auth/owner-service';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { ICONS_VERSION } from '#server/http/icons/icon-packages';
import { compareKeys } from '#shared/compare';
import type { CopyProgress } from '#shared/extras/static-copy/static-copy-contract';
import { INDEX_PATH, type StaticHost } from '#shared/static-host';
import { listCandidateFiles, UPLOADS_PATH } from '#shared/upload-names';
import { addCompressed } from './compressed-files';
import { type CopyChanges, type CopyFolder, openCopyFolder } from './copy-folder';
import { readStaticIndex } from './copy-index';
import { type CopiedPages, copyPages, NOT_FOUND_PATH } from './copy-pages';
import type { CopyFindings } from './copy-record';
import { headersFile, redirectPage, redirectsFile } from './host-files';
import { explainUnportablePath, toFile } from './portable-path';
import { listSeeds } from './seeds';
import { readSnapshot, type Snapshot } from './snapshot';
import { withSnapshotSite } from './snapshot-site';

export type ExportOptions = {
  /** The folder of the copy, as an absolute path. */
  out: string;
  staticHost: StaticHost;
  /** The origin at which the copy will be served, without its base. */
  origin: string | undefined;
  /** The moment that the copy shows. */
  at: Date;
  /** False if `at` is the start of the export. Then a copy of the same content stays as it is. */
  isAtNamed: boolean;
  /** The domain for the file that some hosts read it from. */
  domain: string | undefined;
  isCompressed: boolean;
  /** Allows files of others in the folder. */
  isShared: boolean;
  isDryRun: boolean;
  /** Receives how far the export is. It may throw to cancel the export. */
  report: (progress: ExportProgress) => void;
};

export type ExportProgress = Omit<CopyProgress, 'secondsLeft'>;

export type ExportDeps = {
  db: Database;
  env: Environment;
  store: UploadStore;
  log: Logger;
  clientDir: string;
  /** Identifies this version of the product. */
  build: string;
};

export type ExportResult = CopyChanges & {
  pages: number;
  deadLinks: CopyFindings['deadLinks'];
  /** Pictures whose smaller forms do not exist yet. */
  missingVariants: number;
};

/**
 * Writes every public page of the site, with its files, into a folder that any host can serve.
 * @throws StartError that names what is in the way. The previous copy is then unchanged.
 */
export async function exportSite(deps: ExportDeps, options: ExportOptions): Promise<ExportResult> {
  const { out, staticHost, origin, at, isShared, isDryRun } = options;
  // Each database starts empty, and a copy of the wrong one would replace all pages.
  await requireSite(deps.db);
  freezeClock(at);
  const snapshot = await readSnapshot(deps.db, at);
  const folder = await openCopyFolder(out, { isShared, isDryRun });
  const source = digestSource(snapshot, deps, options);
  const last = await folder.findUpToDate(source);
  if (last && !(await hasAny(deps.store, last.missingVariants)))
    return { ...folder.keep(), ...presentFindings(last), pages: 0 };
  const publicUrl = origin === undefined ? undefined : origin + staticHost.base;
  try {
    return await withSnapshotSite(snapshot, { ...deps, staticHost, publicUrl }, async site => {
      const add = createAdder(folder, options);
      const copied = await copyPages({
        url: site.url,
        base: staticHost.base,
        publicUrl,
        seeds: await listSeeds({ snapshot, site, publicUrl, clientDir: deps.clientDir }),
        sink: {
          page: (path, html) => add(path === NOT_FOUND_PATH ? '404.html' : toFile(path, true), html),
          file: (path, content) => add(toFile(path, false), content),
          picture: (path, version, fetchPicture) =>
            folder.addDerived(toFile(path, false), version, fetchPicture),
        },
        report: (done, known) => options.report({ step: 'pages', done, known }),
      });
      await add(toFile(INDEX_PATH, false), JSON.stringify(await readStaticIndex(site.services)));
      await addHostFiles(add, copied, { ...options, publicUrl });
      const missingVariants = await addUploads(folder, copied.uploads, { ...deps, ...options });
      const findings = { deadLinks: copied.deadLinks, missingVariants };
      const changes = await folder.commit(source, findings);
      return { ...changes, ...presentFindings(findings), pages: copied.pages };
    });
  } catch (error) {
    await folder.discard();
    throw error;
  }
}

function presentFindings({ deadLinks, missingVariants }: CopyFindings) {
  return { deadLinks, missingVariants: missingVariants.length };
}

async function hasAny(store: UploadStore, names: string[]): Promise<boolean> {
  for (const name of names) if (await store.find(name)) return true;
  return false;
}

/** Everything that the files of a copy follow from. */
function digestSource(
  snapshot: Snapshot,
  { build, env }: ExportDeps,
  { staticHost, origin, domain, isCompressed, at, isAtNamed }: ExportOptions,
): string {
  const facts = [
    build,
    env.iconStylesheetUrl,
    staticHost,
    origin,
    domain,
    isCompressed,
    isAtNamed ? at : null,
  ];
  const content = snapshot.map(({ entity, rows }) => [entity.options.name, rows]);
  return createHash('sha256')
    .update(JSON.stringify([facts, content]))
    .digest('hex');
}

type Add = (path: string, content: Buffer | string) => Promise<void>;

function createAdder(folder: CopyFolder, { isCompressed }: Pick<ExportOptions, 'isCompressed'>): Add {
  return async (path, content) => {
    await folder.add(path, content);
    if (isCompressed) await addCompressed(folder, path, content);
  };
}

type HostOptions = Pick<ExportOptions, 'staticHost' | 'domain'> & { publicUrl: string | undefined };

async function addHostFiles(
  add: Add,
  { redirects, symbols, headers }: CopiedPages,
  { staticHost: { base }, domain, publicUrl }: HostOptions,
): Promise<void> {
  // The order in which pages were fetched varies.
  const sorted = [...redirects].sort((a, b) => compareKeys(a.from, b.from));
  for (const redirect of sorted) {
    const path = toFile(redirect.from, true);
    // An earlier address that cannot be a file name is skipped: its owner cannot change it, and `_redirects` covers it.
    if (explainUnportablePath(path) === null) await add(path, redirectPage(redirect, publicUrl, base));
  }
  await add(`icons/${ICONS_VERSION}/symbols.svg`, symbolsFile(symbols));
  await add('_headers', headersFile(headers, base));
  await add('_redirects', redirectsFile(sorted, base));
  // Without this file, a host leaves out files that begin with an underscore.
  await add('.nojekyll', '');
  if (domain !== undefined) await add('CNAME', `${domain}\n`);
}

function symbolsFile(symbols: Map<string, string>): string {
  const sorted = [...symbols].sort(([a], [b]) => compareKeys(a, b)).map(([, symbol]) => symbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">${sorted.join('')}</svg>`;
}

type UploadsOptions = Pick<ExportDeps, 'store'> & Pick<ExportOptions, 'report'>;

/** Adds the uploads that pages show. Returns the names of the forms of pictures that do not exist yet. */
async function addUploads(
  folder: CopyFolder,
  uploads: ReadonlyMap<string, string>,
  { store, report }: UploadsOptions,
): Promise<string[]> {
  const missing: string[] = [];
  let done = 0;
  const sorted = [...uploads].sort(([a], [b]) => compareKeys(a, b));
  for (const [name, page] of sorted) {
    const file = await findFile(store, name);
    if (file === null)
      throw new StartError(
        `The picture ${name} on ${page} is missing. Choose another one, or restore it from a backup.${folder.state}`,
      );
    if (file.name !== name) missing.push(name);
    const path = toFile(UPLOADS_PATH + name, false);
    await folder.addNamed(path, file.bytes, target => writeUpload(store, file.name, target));
    done += 1;
    report({ step: 'files', done, known: uploads.size });
  }
  return missing;
}

/** Finds a file, or the one that the site serves in its place. */
async function findFile(store: UploadStore, name: string): Promise<{ name: string; bytes: number } | null> {
  for (const candidate of listCandidateFiles(name)) {
    const found = await store.find(candidate);
    if (found) return { name: candidate, bytes: found.bytes };
  }
  return null;
}

async function writeUpload(store: UploadStore, name: string, target: string): Promise<void> {
  const content = await store.read(name);
  if (!content) throw new StartError(`The picture ${name} was removed during the export. Export again.`);
  await pipeline(content, createWriteStream(target));
}
