import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Fonts and images are not in the list because they are already compressed. */
const COMPRESSIBLE = ['.css', '.js', '.svg'];
/** Below this size, compression saves almost nothing. */
const MIN_BYTES = 1_024;

/** Writes a compressed copy beside each file once, so that requests need not compress it. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder);
  const wanted = names.filter(name => COMPRESSIBLE.includes(extname(name)));
  await Promise.all(wanted.map(name => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify<Buffer, Buffer>(gzip)(content));
}
