import { createWriteStream } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#server/core/errors/app-error';
import { MINUTE_MS } from '#shared/time';

/** Temporary folders. They are injected because features do not import each other. */
type Workspaces = {
  stagedWorkspace(): Promise<string>;
  findWorkspace(name: string): Promise<string | null>;
};

const NAME = 'arrived.zip';
/** Matches the names that the store gives to workspaces. */
const ID = /^upload-[A-Za-z\d]{6}$/;

export type StagedUploads = ReturnType<typeof createStagedUploads>;

/**
 * Stages uploaded archives for a later restore or import. They are on disk: all processes that share the uploads
 * folder find them. With a bucket, only the processes on this machine do.
 */
export function createStagedUploads(store: Workspaces) {
  /** Writes an archive to disk while it is received, and returns its ID. An incomplete one is deleted. */
  async function receive(content: Readable): Promise<string> {
    const workspace = await store.stagedWorkspace();
    try {
      await keepFresh(workspace, () => pipeline(content, createWriteStream(join(workspace, NAME))));
      return basename(workspace);
    } catch (error) {
      await rm(workspace, { recursive: true, force: true });
      throw error;
    }
  }

  /**
   * Runs `work` on a staged archive.
   * @throws AppError NOT_FOUND if it has expired, after an hour
   */
  async function use<T>(id: string, work: (file: string) => Promise<T>): Promise<T> {
    const workspace = await find(id);
    if (workspace === null) throw new AppError('NOT_FOUND', 'This file has expired. Please upload it again.');
    return keepFresh(workspace, () => work(join(workspace, NAME)));
  }

  /** Removes a staged archive, if it still exists. */
  async function remove(id: string): Promise<void> {
    const workspace = await find(id);
    if (workspace !== null) await rm(workspace, { recursive: true, force: true });
  }

  async function find(id: string): Promise<string | null> {
    return ID.test(id) ? store.findWorkspace(id) : null;
  }

  return { receive, use, remove };
}

/** Touches the workspace during `work`, because the sweep removes workspaces untouched for an hour. */
async function keepFresh<T>(workspace: string, work: () => Promise<T>): Promise<T> {
  const touch = () => void utimes(workspace, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(touch, MINUTE_MS).unref();
  touch();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
