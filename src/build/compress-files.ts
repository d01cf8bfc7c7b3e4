import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = ['.css', '.js', '.svg'];
/** Below this, a compressed file is hardly smaller. */
const MIN_BYTES = 1_024;

/** Puts each file of the folder beside itself as browsers take it, as small as it gets: once, instead of at each request. */
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
