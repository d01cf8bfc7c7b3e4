import { AppError } from '#server/core/errors/app-error';
import type { MarkdownFile } from './front-matter';
import { type InheritedFile, readInheritedFields } from './inherited-fields';
import { type MarkdownEntry, readMarkdownEntry } from './markdown-entry';

// The thread of entry-pool.ts runs this file.

/** Errors lose their class between threads, so a refusal is a result. */
export type ReadEntry = { entry: MarkdownEntry } | { refused: string };

export function readEntry(file: MarkdownFile): ReadEntry {
  try {
    return { entry: readMarkdownEntry(file) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}

export function readInherited({ file, root }: { file: MarkdownFile; root: string }): InheritedFile {
  return readInheritedFields(file, root);
}
