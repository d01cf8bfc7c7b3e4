import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '#server/core/errors/start-error';
import { commitCopy, completeCommit } from './copy-commit';
import {
  type CopyFile,
  type CopyFindings,
  JOURNAL,
  journalSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  readRecord,
  STAGED,
  writing,
} from './copy-record';
import { createForeignEntries, readEntries } from './foreign-entries';
import { explainUnportablePath, toPathKey } from './portable-path';

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
  // Only a dry run finds a journal here.
  const previous =
    (await readRecord(join(folder, JOURNAL), manifestSchema)) ??
    (await readRecord(join(folder, MANIFEST), manifestSchema));
  const state = previous ? ' The previous copy is unchanged.' : '';
  const known: Manifest['files'] = previous?.files ?? {};
  const present = await readEntries(folder);
  const foreign = createForeignEntries(present, Object.keys(known));
  if (foreign.example !== undefined && !isShared) {
    throw new StartError(
      `${folder} has files that no export wrote, such as ${foreign.example}. Use --force to write beside them, or another folder.`,
    );
  }
  const files: Manifest['files'] = {};
  const written: string[] = [];
  const taken = new Map<string, string>();

  /**
   * Adds a file to the copy. It is staged only if it differs from the one in the folder.
   * @throws StartError if the path is not portable, or if something that no export wrote is in the way
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
    await addFile(path, { bytes }, write);
  }

  /** Adds a file that follows from `version`. It is created only if the previous copy has none of this version. */
  async function addDerived(path: string, version: string, create: () => Promise<Buffer>): Promise<void> {
    const before = known[path];
    if (before?.version === version && (await isIntact(path, before))) {
      await addFile(path, before, async () => {});
      return;
    }
    const bytes = await create();
    await addFile(path, { bytes: bytes.length, version }, target => writeFile(target, bytes));
  }

  async function addFile(
    path: string,
    file: CopyFile,
    write: (target: string) => Promise<void>,
  ): Promise<void> {
    const reason = explainUnportablePath(path);
    if (reason !== null) throw new StartError(`Hosts refuse ${path}: ${reason}. Change its address.`);
    const other = taken.get(toPathKey(path));
    if (other !== undefined && other !== path)
      throw new StartError(`${path} and ${other} would be the same file on some disks. Change an address.`);
    taken.set(toPathKey(path), path);
    const obstacle = foreign.findObstacle(path);
    if (obstacle !== null)
      throw new StartError(`${obstacle} is in the folder already, and no export wrote it. Move it away.`);
    files[path] = file;
    const before = known[path];
    const isSame =
      before?.bytes === file.bytes && before.digest === file.digest && before.version === file.version;
    if (isSame && (await isIntact(path, file))) return;
    written.push(path);
    if (!isDryRun) await stage(path, write);
  }

  async function stage(path: string, write: (target: string) => Promise<void>): Promise<void> {
    const target = join(folder, STAGED, path);
    await writing(path, state, async () => {
      await mkdir(dirname(target), { recursive: true });
      await write(target);
    });
  }

  /** Returns true if the folder has a file as an export wrote it. Only texts are read: people edit those. */
  async function isIntact(path: string, { bytes, digest }: CopyFile): Promise<boolean> {
    if (!present.files.has(path)) return false;
    const file = join(folder, path);
    if (digest === undefined) return (await stat(file)).size === bytes;
    return digest === toDigest(await readFile(file));
  }

  /** Moves the staged files to their places, and removes the files of the previous copy that this one lacks. */
  async function commit(source: string, findings: CopyFindings): Promise<CopyChanges> {
    const isPresent = (path: string) => present.files.has(path) || present.links.has(path);
    const removed = Object.keys(known).filter(path => !Object.hasOwn(files, path) && isPresent(path));
    const unchanged = Object.keys(files).length - written.length;
    const changes = { written: written.sort(), removed: removed.sort(), unchanged };
    const manifest = { ...findings, source, files };
    const isSame = written.length === 0 && removed.length === 0 && isDeepStrictEqual(manifest, previous);
    if (isDryRun) await discard();
    else if (!isSame) await commitCopy(folder, { ...manifest, written, removed }, state);
    return changes;
  }

  /** Returns the findings of the last export if it was made of the same source and its files are all there. */
  async function findUpToDate(source: string): Promise<CopyFindings | null> {
    if (previous?.source !== source) return null;
    for (const [path, file] of Object.entries(known)) if (!(await isIntact(path, file))) return null;
    return previous;
  }

  /** Reports that nothing changes. */
  const keep = (): CopyChanges => ({ written: [], removed: [], unchanged: Object.keys(known).length });

  /** Removes what is staged, after a failure. What a commit has begun to move stays for the next export. */
  async function discard(): Promise<void> {
    if (await readRecord(join(folder, JOURNAL), journalSchema)) return;
    await rm(join(folder, STAGED), { recursive: true, force: true });
  }

  return { add, addDerived, addNamed, commit, keep, discard, findUpToDate, state };
}

function toDigest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
