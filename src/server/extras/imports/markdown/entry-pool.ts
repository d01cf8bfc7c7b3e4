import { AppError } from '#server/core/errors/app-error';
import { findWorkerFile } from '#server/core/runtime/worker-file';
import { createWorkerPool, WorkerLimitError } from '#server/core/runtime/worker-pool';
import type * as EntryWorker from '#server/extras/imports/programs/entry-worker';
import type { Refusal } from '#server/extras/imports/programs/entry-worker';
import { createFrontMatterError, type MarkdownFile } from './front-matter';
import type { InheritedFields } from './inherited-fields';
import type { MarkdownEntry } from './markdown-entry';

const pool = createWorkerPool<typeof EntryWorker>(
  findWorkerFile('entry-worker', import.meta.url, '../programs'),
  {
    maxHeapMb: 128,
    timeoutMs: 30_000,
  },
);

/**
 * Reads a Markdown file in a thread, because front matter and text can be slow to parse. Returns the reason for a
 * file with invalid front matter.
 * @throws AppError BAD_REQUEST for a file that takes too long, because waiting for more of them takes even longer
 */
export async function readEntryInThread(file: MarkdownFile): Promise<{ entry: MarkdownEntry } | Refusal> {
  return inTime(file, pool.run('readEntry', file));
}

/**
 * Reads the fields that a file sets for others, in a thread.
 * @throws AppError BAD_REQUEST for a file that cannot be read
 */
export async function readInheritedInThread(file: MarkdownFile, root: string): Promise<InheritedFields[]> {
  const result = await inTime(file, pool.run('readInherited', { file, root }));
  if ('refused' in result) throw new AppError('BAD_REQUEST', result.refused);
  return result.rules;
}

async function inTime<Result>(file: MarkdownFile, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error;
    throw createFrontMatterError(file.path, 'it takes too long to read', error);
  }
}
