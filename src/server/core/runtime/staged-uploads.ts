import { createWriteStream } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors/app-error';

/** Where files wait. Given from above: features do not know each other. */
export type Workspaces = {
  workspace(): Promise<string>;
  findWorkspace(name: string): Promise<string | null>;
};

const MINUTE_MS = 60_000;
const NAME = 'arrived.zip';
/** As the store names workspaces. */
const ID = /^upload-[A-Za-z\d]{6}$/;

export type StagedUploads = ReturnType<typeof createStagedUploads>;

/** Archives that were sent to be looked at, and then restored or imported: on disk, where every process finds them. */
export function createStagedUploads(store: Workspaces) {
  /** Writes one to disk while it arrives, and answers its id. One that does not arrive whole leaves nothing behind. */
  async function receive(content: Readable): Promise<string> {
    const workspace = await store.workspace();
    try {
      await keepFresh(workspace, () => pipeline(content, createWriteStream(join(workspace, NAME))));
      return basename(workspace);
    } catch (error) {
      await rm(workspace, { recursive: true, force: true });
      throw error;
    }
  }

  /**
   * Does something with one, which stays there meanwhile.
   * @throws AppError NOT_FOUND when it is gone: one waits for an hour
   */
  async function use<T>(id: string, work: (file: string) => Promise<T>): Promise<T> {
    const workspace = await find(id);
    if (workspace === null) throw new AppError('NOT_FOUND', 'This file is gone by now. Choose it again.');
    return keepFresh(workspace, () => work(join(workspace, NAME)));
  }

  /** One that is gone is no failure. */
  async function remove(id: string): Promise<void> {
    const workspace = await find(id);
    if (workspace !== null) await rm(workspace, { recursive: true, force: true });
  }

  async function find(id: string): Promise<string | null> {
    return ID.test(id) ? store.findWorkspace(id) : null;
  }

  return { receive, use, remove };
}

/** The sweep takes workspaces that nobody has touched for an hour. */
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
