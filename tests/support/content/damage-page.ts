import { open } from 'node:fs/promises';

const PAGE_BYTES = 4096;
/** The first page begins with the header by which SQLite knows its files. */
const HEADER_BYTES = 100;

/** Overwrites a page of an SQLite file, as a failing disk does. */
export async function damagePage(file: string, page: number): Promise<void> {
  const start = page === 1 ? HEADER_BYTES : 0;
  const handle = await open(file, 'r+');
  try {
    await handle.write(
      Buffer.alloc(PAGE_BYTES - start, 0xa5),
      0,
      PAGE_BYTES - start,
      (page - 1) * PAGE_BYTES + start,
    );
  } finally {
    await handle.close();
  }
}
