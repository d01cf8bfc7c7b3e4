import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type SmallFileSystem = {
  folder: string;
  /** Writes a file until nothing more fits. */
  fill(): Promise<void>;
  /** Deletes the file again. */
  free(): Promise<void>;
  unmount(): Promise<void>;
};

/** Mounts an empty file system in memory on a folder of its own. Returns the reason if this process may not. */
export async function mountSmallFileSystem(sizeMb: number): Promise<SmallFileSystem | string> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-small-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', folder]);
  } catch (error) {
    await rmdir(folder);
    return `no small file system can be mounted: ${String(Object(error).stderr || error).trim()}`;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillDisk(filler),
    free: () => rm(filler, { force: true }),
    unmount: async () => {
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}

async function fillDisk(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (const size of [2 ** 20, 2 ** 12]) {
      const bytes = Buffer.alloc(size);
      let isFull = false;
      while (!isFull) {
        isFull = await handle.write(bytes).then(
          ({ bytesWritten }) => bytesWritten < size,
          (error: unknown) => {
            if (Object(error).code === 'ENOSPC') return true;
            throw error;
          },
        );
      }
    }
  } finally {
    await handle.close();
  }
}
