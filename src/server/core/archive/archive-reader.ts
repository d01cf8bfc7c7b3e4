import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '#server/core/errors/app-error';
import { isNewerVersion, VERSION } from '#shared/site-version';
import {
  CONTENT_PATH,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST_PATH,
  type Manifest,
  manifestSchema,
  PART_NAMES,
  PRIVATE,
  parseJson,
  SECRETS_PATH,
} from './archive-format';
import { createDigestStream } from './archive-writer';

/** Text compresses about tenfold. A higher ratio than this is an attempt to fill the disk or the memory. */
const MAX_RATIO = 200;
/** Tables are read row by row and fill neither. Many messages with the same text compress a thousandfold. */
const isTable = (path: string) => path === CONTENT_PATH || path.startsWith(PRIVATE);
/** The manifest and the secrets are read into memory. A manifest of this length lists 40,000 files. */
const MAX_BYTES: Record<string, number> = { [MANIFEST_PATH]: 8_000_000, [SECRETS_PATH]: 8_000_000 };
/** A manifest has three values for each file. */
const MAX_VALUES = 300_000;
const SYMBOLIC_LINK = 0o120000;
const FILE_TYPE = 0o170000;

export type Archive = Awaited<ReturnType<typeof openArchive>>;

/**
 * Opens a backup and reads every byte of it once, so that the returned archive is known to be intact.
 * @throws AppError BAD_REQUEST that names the defect
 */
export async function openArchive(file: string) {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch(refuseFile);
  try {
    const entries = await listEntries(zip);
    const manifest = await readManifest(zip, entries);
    requireSameParts(manifest, entries);
    const archive = {
      manifest,
      paths: Object.keys(manifest.parts),
      /** Opens a part. The stream fails at its end if the part differs from the manifest. */
      open: (path: string) => openPart(zip, entries, manifest, path),
      close: () => zip.close(),
    };
    for (const path of archive.paths) await finished((await archive.open(path)).resume());
    return archive;
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : refuse(error);
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    // Programs that pack folders add an entry for each folder.
    if (fileName.endsWith('/') && entry.uncompressedSize === 0) continue;
    const reason = explainUnsafeEntry(entry, isTable(fileName));
    if (reason) throw createDamageError(reason);
    if (!PART_NAMES.some(pattern => pattern.test(fileName)))
      throw createDamageError(`unexpected file ${fileName}`);
    if (entries.has(fileName)) throw createDamageError(`${fileName} occurs twice`);
    if (entry.uncompressedSize > (MAX_BYTES[fileName] ?? Number.POSITIVE_INFINITY))
      throw createDamageError(`${fileName} is too long`);
    entries.set(fileName, entry);
  }
  return entries;
}

/**
 * Explains why an entry of a foreign archive is unsafe to extract, and returns null for a harmless one. An entry
 * whose rows are read one by one may have any length.
 */
export function explainUnsafeEntry(entry: Entry, isReadByRow = false): string | null {
  const { fileName, uncompressedSize, compressedSize, externalFileAttributes } = entry;
  if (entry.isEncrypted()) return `${fileName} is encrypted`;
  if (((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) return `${fileName} is a link`;
  const isBomb = !isReadByRow && uncompressedSize > MAX_RATIO * Math.max(compressedSize, 1_000);
  return isBomb ? `${fileName} unpacks to far more than it should` : null;
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST_PATH);
  if (!entry) throw new AppError('BAD_REQUEST', 'Not a backup of this product: manifest.json is missing.');
  const content = await text(await zip.openReadStreamPromise(entry));
  if (content.split(/[,[{]/, MAX_VALUES + 1).length > MAX_VALUES)
    throw createDamageError(`${MANIFEST_PATH} is too long`);
  const { format, version, madeBy } = Object(parseJson(content));
  if (format !== FORMAT) {
    throw new AppError('BAD_REQUEST', 'Not a backup of this product: manifest.json names another format.');
  }
  if (typeof version === 'number' && version > FORMAT_VERSION) throw createNewerError(Object(madeBy).version);
  const manifest = manifestSchema.safeParse(parseJson(content));
  if (!manifest.success) throw createDamageError('manifest.json cannot be read');
  requireKnownVersion(manifest.data);
  requireWholeSite(manifest.data);
  return manifest.data;
}

/** Refuses an export of an earlier version. Restoring it would delete the messages, views and drafts that it lacks. */
function requireWholeSite({ scope }: Manifest): void {
  if (scope !== 'content') return;
  throw new AppError(
    'BAD_REQUEST',
    'This is a content export of an earlier version, not a backup. Back up the other site, and restore that backup. Nothing was changed.',
  );
}

/** Refuses what a newer version has made, because it may have tables, columns and values that this one lacks. */
function requireKnownVersion({ madeBy }: Manifest): void {
  if (madeBy === undefined || !isNewerVersion(madeBy.version, VERSION)) return;
  throw createNewerError(madeBy.version);
}

/** The manifest of a newer format may name its version elsewhere. */
function createNewerError(version: unknown): AppError {
  const origin = typeof version === 'string' ? `version ${version}` : 'a newer version';
  return new AppError(
    'BAD_REQUEST',
    `This backup is from ${origin}, but this site runs ${VERSION}. Update the site, then restore.`,
  );
}

function requireSameParts({ parts }: Manifest, entries: Map<string, Entry>): void {
  for (const path of Object.keys(parts))
    if (!entries.has(path)) throw createDamageError(`${path} is missing`);
  for (const path of entries.keys()) {
    if (path !== MANIFEST_PATH && !Object.hasOwn(parts, path))
      throw createDamageError(`${path} is not in the manifest`);
  }
  if (!Object.hasOwn(parts, CONTENT_PATH)) throw createDamageError(`${CONTENT_PATH} is missing`);
}

async function openPart(
  zip: ZipFile,
  entries: Map<string, Entry>,
  { parts }: Manifest,
  path: string,
): Promise<Readable> {
  const [entry, part] = [entries.get(path), parts[path]];
  if (!entry || !part) throw createDamageError(`${path} is missing`);
  if (entry.uncompressedSize !== part.bytes) throw createDamageError(`${path} has the wrong length`);
  const meter = createDigestStream(({ sha256 }) => {
    if (sha256 !== part.sha256) throw createDamageError(`${path} does not match its checksum`);
  });
  const source = await zip.openReadStreamPromise(entry);
  source.once('error', error => meter.destroy(createDamageError(`${path}: ${error.message}`)));
  return source.pipe(meter);
}

function createDamageError(defect: string): AppError {
  return new AppError('BAD_REQUEST', `The backup is damaged: ${defect}. Nothing was changed.`);
}

/** Refuses a file that is no zip archive, such as an empty one or the beginning of one. */
function refuseFile(error: unknown): never {
  requireArchiveFault(error);
  const message = 'The file is not a backup, or it is incomplete. Nothing was changed.';
  throw new AppError('BAD_REQUEST', message, { cause: error });
}

function refuse(error: unknown): never {
  requireArchiveFault(error);
  throw createDamageError(error instanceof Error ? error.message : String(error));
}

function requireArchiveFault(error: unknown): void {
  // The system reports its own failures with the name of the call.
  if (error instanceof Error && 'syscall' in error) throw error;
}
