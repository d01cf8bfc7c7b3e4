import { AppError } from '#server/core/errors/app-error';
import { findWorkerFile } from '#server/core/runtime/worker-file';
import { createWorkerPool, WorkerLimitError } from '#server/core/runtime/worker-pool';
import type * as EntryWorker from './entry-worker';
import { createFrontMatterError, type MarkdownFile } from './front-matter';
import type { InheritedFile } from './inherited-fields';
import type { MarkdownEntry } from './markdown-entry';

const pool = createWorkerPool<typeof EntryWorker>(findWorkerFile('entry-worker', import.meta.url), {
  maxHeapMb: 128,
  timeoutMs: 30_000,
});

/**
 * Reads a Markdown file in a thread, because front matter and text can be slow to parse.
 * @throws AppError BAD_REQUEST for front matter that cannot be read
 */
export async function readEntryInThread(file: MarkdownFile): Promise<MarkdownEntry> {
  try {
    const result = await pool.run('readEntry', file);
    if ('refused' in result) throw new AppError('BAD_REQUEST', result.refused);
    return result.entry;
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error;
    throw createFrontMatterError(file.path, 'it takes too long to read', error);
  }
}

/** Reads the fields that a file sets for others, in a thread. */
export async function readInheritedInThread(file: MarkdownFile, root: string): Promise<InheritedFile> {
  try {
    return await pool.run('readInherited', { file, root });
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error;
    return { rules: [], omitted: [], refused: `${file.path}: it takes too long to read.` };
  }
}
