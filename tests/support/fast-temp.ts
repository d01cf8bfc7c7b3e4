import { accessSync, constants, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Two database servers, uploads and browsers at once, with room to spare. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Puts temporary files into memory where there is enough of it: the tests make thousands of tables and small files, and
 * on a slow disk spend most of their time waiting for it.
 */
export function preferMemoryForTemp(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY;
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}
