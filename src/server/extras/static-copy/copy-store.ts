import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { toErrorCode } from '#server/core/database/database-error';
import { createNotFoundError } from '#server/core/errors/app-error';
import {
  type CopyFacts,
  type ReadyCopy,
  readyCopySchema,
} from '#shared/extras/static-copy/static-copy-contract';

/** Names the zip file of the copy that can be downloaded. */
const INDEX = 'ready.json';

const indexSchema = z.object({ file: z.string(), ready: readyCopySchema });
type Index = z.infer<typeof indexSchema>;

/** Returns null for what another version has written, or a damaged file. The next copy replaces it. */
function parseIndex(text: string): Index | null {
  try {
    return indexSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export type CopyStore = ReturnType<typeof createCopyStore>;

/** Keeps the last static copy, also after a restart, until the next one is complete. */
export function createCopyStore(folder: string) {
  async function readIndex(): Promise<Index | null> {
    const text = await readFile(join(folder, INDEX), 'utf8').catch(error => {
      if (toErrorCode(error) === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : parseIndex(text);
  }

  /** Returns the path for a new zip file, and removes what an interrupted export has left. */
  async function reserve(): Promise<string> {
    await mkdir(folder, { recursive: true });
    const index = await readIndex();
    await removeOthers(index?.file);
    return join(folder, `${randomUUID()}.zip`);
  }

  /** Replaces the copy that can be downloaded by a complete zip file in the folder. */
  async function publish(path: string, facts: CopyFacts & { address: string }): Promise<void> {
    const { size, mtime } = await stat(path);
    const file = basename(path);
    const index: Index = { file, ready: { finishedAt: mtime.toISOString(), bytes: size, ...facts } };
    const draft = join(folder, `${file}.json`);
    await writeFile(draft, JSON.stringify(index));
    await rename(draft, join(folder, INDEX));
    await removeOthers(file);
  }

  async function removeOthers(file: string | undefined): Promise<void> {
    for (const name of await readdir(folder))
      if (name !== INDEX && name !== file) await rm(join(folder, name), { recursive: true, force: true });
  }

  /** @throws AppError NOT_FOUND */
  async function read(): Promise<{ content: Readable; bytes: number }> {
    const index = await readIndex();
    const path = index && join(folder, index.file);
    const info = path && (await stat(path).catch(() => null));
    if (!info) throw createNotFoundError('static copy');
    return { content: createReadStream(path), bytes: info.size };
  }

  /** Describes the copy that can be downloaded. */
  async function describe(): Promise<ReadyCopy | null> {
    return (await readIndex())?.ready ?? null;
  }

  return { reserve, publish, read, describe };
}
