import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { explainUnsafeEntry } from '#server/core/archive/archive-reader';
import { AppError } from '#server/core/errors/app-error';
import type { MarkdownFile } from './front-matter';

/** The files of a site that was built from Markdown, by path. */
export type MarkdownFolder = {
  files: MarkdownFile[];
  /** All other files, each opened only when a Markdown file names it. */
  others: Map<string, () => Promise<Readable>>;
  close(): void;
};

const MARKDOWN = /\.(?:md|markdown|mdx)$/i;
/** Matches files and folders that tools create. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/;
const MAX_ENTRIES = 20_000;
const MAX_FILES = 2_000;
const MAX_FILE_BYTES = 1024 * 1024;
/** Limits all Markdown files together, because they are loaded into memory. */
const MAX_TEXT_MB = 20;
/** Paths are stored, because they identify files in later imports. */
const MAX_PATH = 500;
/** Each folder of a file is an address that links may name, and no site has so many. */
const MAX_FOLDERS = 32;

/**
 * Opens the zip file of a folder.
 * @throws AppError BAD_REQUEST for a file with links, paths outside the folder or too much content
 */
export async function openMarkdownFolder(archive: string): Promise<MarkdownFolder> {
  const zip = await openPromise(archive, { autoClose: false, strictFileNames: true }).catch(refuse);
  try {
    const folder: MarkdownFolder = { files: [], others: new Map(), close: () => zip.close() };
    let [count, textBytes] = [0, 0];
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > MAX_ENTRIES) throw createArchiveError('it has too many files');
      const path = entry.fileName;
      if (path.endsWith('/') || HIDDEN.test(path)) continue;
      const harm = explainUnsafeEntry(entry);
      if (harm) throw createArchiveError(harm);
      if (MARKDOWN.test(path)) {
        textBytes += entry.uncompressedSize;
        if (textBytes > MAX_TEXT_MB * 1024 ** 2) {
          throw createArchiveError(`its Markdown files exceed ${MAX_TEXT_MB} MB in total`);
        }
        folder.files.push({ path, content: await readText(zip, entry, folder) });
      } else folder.others.set(path, () => zip.openReadStreamPromise(entry));
    }
    if (folder.files.length === 0) throw createArchiveError('it contains no Markdown files');
    return folder;
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : refuse(error);
  }
}

async function readText(zip: ZipFile, entry: Entry, { files }: MarkdownFolder): Promise<string> {
  const { fileName, uncompressedSize } = entry;
  if (files.length >= MAX_FILES) throw createArchiveError(`it has more than ${MAX_FILES} Markdown files`);
  const shown = fileName.length > 100 ? `${fileName.slice(0, 100)}...` : fileName;
  if (fileName.length > MAX_PATH) throw createArchiveError(`the path of ${shown} is too long`);
  if (fileName.split('/').length - 1 > MAX_FOLDERS)
    throw createArchiveError(`${shown} is in more than ${MAX_FOLDERS} nested folders`);
  if (uncompressedSize > MAX_FILE_BYTES) throw createArchiveError(`${fileName} is too large`);
  return text(await zip.openReadStreamPromise(entry));
}

function createArchiveError(what: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', `This archive can't be imported: ${what}.`, { cause });
}

function refuse(error: unknown): never {
  // System errors are not faults of the archive.
  if (error instanceof Error && 'syscall' in error) throw error;
  throw createArchiveError(error instanceof Error ? error.message : String(error), error);
}
