import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CopyFolder } from './copy-folder';

/** Texts. Pictures, videos and fonts are compressed already. */
export const COMPRESSIBLE = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;
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
  const version = createHash('sha256').update(bytes).digest('base64url');
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await folder.addDerived(`${path}.br`, version, () => compressWithBrotli(bytes, { params }));
  const level = constants.Z_BEST_COMPRESSION;
  await folder.addDerived(`${path}.gz`, version, () => compressWithGzip(bytes, { level }));
}
