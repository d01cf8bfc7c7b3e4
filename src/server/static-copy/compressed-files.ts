import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CopyFolder } from './copy-folder';

const COMPRESSIBLE = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Smaller files do not get smaller. */
const MIN_BYTES = 1_000;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Adds the compressed forms of a text, which some hosts serve instead of it. */
export async function addCompressed(
  folder: CopyFolder,
  path: string,
  content: Buffer | string,
): Promise<void> {
  const bytes = Buffer.from(content);
  if (!COMPRESSIBLE.test(path) || bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await folder.add(`${path}.br`, await compressWithBrotli(bytes, { params }));
  await folder.add(`${path}.gz`, await compressWithGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
