import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { z } from 'zod';
import { toErrorCode } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';
import { explainUnportablePath } from './portable-path';

/** The folder with the record of the last export. Its files are no part of the copy. */
const RECORD = '.export';
const MANIFEST = join(RECORD, 'manifest.json');
const JOURNAL = join(RECORD, 'journal.json');
const STAGED = join(RECORD, 'staged');

const fileSchema = z.object({ bytes: z.int(), digest: z.string() });
const manifestSchema = z.object({
  /** Identifies what the copy was made of. Another export of the same yields the same files. */
  source: z.string(),
  files: z.record(z.string(), fileSchema),
});
type Manifest = z.infer<typeof manifestSchema>;
/** The steps that complete an export whose files are all staged. */
const journalSchema = manifestSchema.extend({ written: z.array(z.string()), removed: z.array(z.string()) });
type Journal = z.infer<typeof journalSchema>;

export type CopyChanges = { written: string[]; removed: string[]; unchanged: number };

export type CopyFolder = Awaited<ReturnType<typeof openCopyFolder>>;

type OpenOptions = {
  /** Allows files of others beside those of the copy. */
  isShared: boolean;
  isDryRun: boolean;
};

/**
 * Opens the folder of a static copy. New files are staged, and `commit` moves all of them to their places, so that a
 * failure leaves the previous copy whole. A commit that was interrupted is completed first.
 * @throws StartError if the folder has files that no export wrote
 */
export async function openCopyFolder(folder: string, { isShared, isDryRun }: OpenOptions) {
  if (!isDryRun) {
    await completeCommit(folder);
    await rm(join(folder, STAGED), { recursive: true, force: true });
  }
  const previous = await readRecord(join(folder, MANIFEST), manifestSchema);
  const known: Manifest['files'] = previous?.files ?? {};
  const present = new Set(await listFiles(folder));
  const foreign = new Set([...present].filter(path => !Object.hasOwn(known, path)));
  const [example] = foreign;
  if (example !== undefined && !isShared) {
    throw new StartError(
      `${folder} has files that no export wrote, such as ${example}. Use --force to write beside them, or another folder.`,
    );
  }
  const files: Manifest['files'] = {};
  const written: string[] = [];
  /** The paths of this export in lower case, because some disks do not distinguish. */
  const taken = new Map<string, string>();

  /**
   * Adds a file to the copy. It is staged only if it differs from the previous one.
   * @throws StartError if the path is not portable, or belongs to a file that no export wrote
   */
  async function add(path: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content);
    await addFile(path, { bytes: bytes.length, digest: toDigest(bytes) }, target => writeFile(target, bytes));
  }

  /** Adds a file whose name changes with its content. It is written only if it is new. */
  async function addNamed(
    path: string,
    bytes: number,
    write: (target: string) => Promise<void>,
  ): Promise<void> {
    await addFile(path, { bytes, digest: NAMED }, write);
  }

  /** Adds a file that follows from `version`. It is created only if the previous copy has none of this version. */
  async function addDerived(path: string, version: string, create: () => Promise<Buffer>): Promise<void> {
    const before = known[path];
    if (before?.digest === version && (await hasSize(path, before.bytes))) {
      await addFile(path, before, async () => {});
      return;
    }
    const bytes = await create();
    await addFile(path, { bytes: bytes.length, digest: version }, target => writeFile(target, bytes));
  }

  async function addFile(
    path: string,
    file: Manifest['files'][string],
    write: (target: string) => Promise<void>,
  ): Promise<void> {
    const reason = explainUnportablePath(path);
    if (reason !== null) throw new StartError(`Hosts refuse ${path}: ${reason}. Change its address.`);
    const other = taken.get(path.toLowerCase());
    if (other !== undefined && other !== path)
      throw new StartError(`${path} and ${other} would be the same file on some disks. Change an address.`);
    if (foreign.has(path))
      throw new StartError(`${path} is in the folder already, and no export wrote it. Move it away.`);
    taken.set(path.toLowerCase(), path);
    const before = known[path];
    files[path] = file;
    if (before?.digest === file.digest && before.bytes === file.bytes && (await hasSize(path, file.bytes)))
      return;
    written.push(path);
    if (isDryRun) return;
    const target = join(folder, STAGED, path);
    try {
      await mkdir(dirname(target), { recursive: true });
      await write(target);
    } catch (cause) {
      throw new StartError(
        `Could not write ${path}: ${explainSystem(cause)}. The previous copy is unchanged.`,
        {
          cause,
        },
      );
    }
  }

  async function hasSize(path: string, bytes: number): Promise<boolean> {
    const info = present.has(path) ? await stat(join(folder, path)) : null;
    return info?.isFile() === true && info.size === bytes;
  }

  /** Moves the staged files to their places, and removes the files of the previous copy that this one lacks. */
  async function commit(source: string): Promise<CopyChanges> {
    const removed = Object.keys(known).filter(path => !Object.hasOwn(files, path) && present.has(path));
    const unchanged = Object.keys(files).length - written.length;
    const changes = { written: written.sort(), removed: removed.sort(), unchanged };
    const isSame = written.length === 0 && removed.length === 0 && previous?.source === source;
    if (isDryRun || isSame) return changes;
    await mkdir(join(folder, RECORD), { recursive: true });
    const journal: Journal = { source, files: sortByPath(files), written: sortForVisitors(written), removed };
    const draft = join(folder, `${JOURNAL}.draft`);
    await writeFile(draft, JSON.stringify(journal));
    await rename(draft, join(folder, JOURNAL));
    await completeCommit(folder);
    return changes;
  }

  /** Returns true if the last export was made of the same source and its files are all there. */
  async function isUpToDate(source: string): Promise<boolean> {
    if (previous?.source !== source) return false;
    const checks = Object.entries(known).map(([path, { bytes }]) => hasSize(path, bytes));
    return (await Promise.all(checks)).every(Boolean);
  }

  /** Reports that nothing changes. */
  const keep = (): CopyChanges => ({ written: [], removed: [], unchanged: Object.keys(known).length });

  /** Removes what is staged, after a failure. What a commit has begun to move stays for the next export. */
  async function discard(): Promise<void> {
    if (await readRecord(join(folder, JOURNAL), journalSchema)) return;
    await rm(join(folder, STAGED), { recursive: true, force: true });
  }

  return { add, addDerived, addNamed, commit, keep, discard, isUpToDate };
}

/** The digest of files whose names change with their content. */
const NAMED = 'named';

/** Completes a commit that was interrupted. Each step can be repeated. */
async function completeCommit(folder: string): Promise<void> {
  const journal = await readRecord(join(folder, JOURNAL), journalSchema);
  if (!journal) return;
  const { source, files, written, removed } = journal;
  for (const path of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await rename(join(folder, STAGED, path), join(folder, path)).catch(ignoreMissing);
  }
  for (const path of removed) {
    await rm(join(folder, path), { force: true });
    await removeEmptyFolders(folder, dirname(path));
  }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify({ source, files }, null, 1)}\n`);
  await rm(join(folder, JOURNAL));
  await rm(join(folder, STAGED), { recursive: true, force: true });
}

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let each = path; each !== '.'; each = dirname(each)) {
    try {
      await rmdir(join(folder, each));
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(toErrorCode(error))) return;
      throw error;
    }
  }
}

/** Sorts pages last, so that a visitor never gets a page before the files that it needs. */
function sortForVisitors(paths: string[]): string[] {
  const isPage = (path: string) => Number(path.endsWith('.html'));
  return [...paths].sort((a, b) => isPage(a) - isPage(b));
}

function sortByPath(files: Manifest['files']): Manifest['files'] {
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter(entry => !entry.isDirectory())
      .map(entry =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
      )
      .filter(path => !path.startsWith(`${RECORD}/`));
  } catch (error) {
    if (toErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function readRecord<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    if (toErrorCode(cause) === 'ENOENT') return null;
    throw new StartError(`${file} is damaged. Remove the folder of the copy and export again.`, { cause });
  }
}

function toDigest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function explainSystem(error: unknown): string {
  return toErrorCode(error) === 'ENOSPC' ? 'the disk is full' : String(Object(error).message ?? error);
}

function ignoreMissing(error: unknown): void {
  // The file was moved before the interruption.
  if (toErrorCode(error) !== 'ENOENT') throw error;
}
