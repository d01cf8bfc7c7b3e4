import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '#server/core/errors/app-error';
import { findHarm } from '#server/features/backup/archive-reader';
import type { MarkdownFile } from './front-matter';

/** The files of a site that was made of Markdown, by their paths. */
export type MarkdownFolder = {
  files: MarkdownFile[];
  /** Whatever else there is: opened only when a file names it. */
  others: Map<string, () => Promise<Readable>>;
  close(): void;
};

const MARKDOWN = /\.(?:md|markdown|mdx)$/i;
/** What programs put into archives and folders for themselves. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/;
const MAX_ENTRIES = 20_000;
const MAX_FILES = 2_000;
const MAX_FILE_BYTES = 1024 * 1024;
/** Of all Markdown files together: they are held in memory. */
const MAX_TEXT_BYTES = 50 * 1024 * 1024;
/** What came from a file is known again by its path. */
const MAX_PATH = 500;

/**
 * Opens the zip file of such a folder.
 * @throws AppError BAD_REQUEST that says what is wrong with it: what climbs out of it, links elsewhere, or unpacks to too much
 */
export async function openMarkdownFolder(archive: string): Promise<MarkdownFolder> {
  const zip = await openPromise(archive, { autoClose: false, strictFileNames: true }).catch(refuse);
  try {
    const folder: MarkdownFolder = { files: [], others: new Map(), close: () => zip.close() };
    let [count, textBytes] = [0, 0];
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > MAX_ENTRIES) throw refused('it has too many files');
      const path = entry.fileName;
      if (path.endsWith('/') || HIDDEN.test(path)) continue;
      const harm = findHarm(entry);
      if (harm) throw refused(harm);
      if (MARKDOWN.test(path)) {
        textBytes += entry.uncompressedSize;
        if (textBytes > MAX_TEXT_BYTES) throw refused('its Markdown files are too long together');
        folder.files.push({ path, content: await contentOf(zip, entry, folder) });
      } else folder.others.set(path, () => zip.openReadStreamPromise(entry));
    }
    if (folder.files.length === 0) throw refused('there is no Markdown file in it');
    return folder;
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : refuse(error);
  }
}

async function contentOf(zip: ZipFile, entry: Entry, { files }: MarkdownFolder): Promise<string> {
  const { fileName, uncompressedSize } = entry;
  if (files.length >= MAX_FILES) throw refused(`it has more than ${MAX_FILES} Markdown files`);
  if (fileName.length > MAX_PATH) throw refused(`the path of ${fileName.slice(0, 100)}... is too long`);
  if (uncompressedSize > MAX_FILE_BYTES) throw refused(`${fileName} is too long`);
  return text(await zip.openReadStreamPromise(entry));
}

function refused(what: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', `This archive cannot be imported: ${what}. Nothing was changed.`, {
    cause,
  });
}

function refuse(error: unknown): never {
  // What the disk says is no fault of the archive.
  if (error instanceof Error && 'code' in error) throw error;
  throw refused(error instanceof Error ? error.message : String(error), error);
}
