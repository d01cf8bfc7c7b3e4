import { AppError } from '#server/core/errors/app-error';
import type { MarkdownFile } from '#server/extras/imports/markdown/front-matter';
import { type InheritedFields, readInheritedFields } from '#server/extras/imports/markdown/inherited-fields';
import { type MarkdownEntry, readMarkdownEntry } from '#server/extras/imports/markdown/markdown-entry';

// The thread of markdown/entry-pool.ts runs this file.

/** Errors lose their class between threads, so a refusal is a result. */
export type Refusal = { refused: string };

export function readEntry(file: MarkdownFile): { entry: MarkdownEntry } | Refusal {
  return orRefusal(() => ({ entry: readMarkdownEntry(file) }));
}

type InheritedInput = { file: MarkdownFile; root: string };

export function readInherited({ file, root }: InheritedInput): { rules: InheritedFields[] } | Refusal {
  return orRefusal(() => ({ rules: readInheritedFields(file, root) }));
}

function orRefusal<Result>(read: () => Result): Result | Refusal {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}
