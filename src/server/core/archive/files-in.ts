import type { Readable } from 'node:stream';

/** Receives the files of an archive, so that either all of them are stored or none. */
export type FilesIn = {
  /** Stages a file, and refuses one whose content does not match its name. */
  take(name: string, content: Readable): Promise<void>;
  /** Publishes all staged files. */
  put(): Promise<void>;
  /** Removes the published files after a failed restore or import, unless its cause leaves open whether it failed. */
  undo(cause: unknown): Promise<void>;
  close(): Promise<void>;
};
