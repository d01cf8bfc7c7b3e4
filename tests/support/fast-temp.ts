import { accessSync, constants, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** The required space, for two database servers, uploads and browsers at the same time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Puts temporary files in memory if there is enough of it. The tests create thousands of tables and small
 * files and would spend most of their time waiting for a slow disk.
 */
export function preferMemoryForTemp(): void {
  if (process.env.TMPDIR === undefined && hasFreeMemory()) process.env.TMPDIR = MEMORY;
}

function hasFreeMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    // The file system reports its own limit even when processes use the memory.
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}
