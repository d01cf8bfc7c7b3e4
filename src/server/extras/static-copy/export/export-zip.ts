import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { writeArchiveFile } from '#server/core/archive/archive-file';
import { isDiskFull } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';
import { COMPRESSIBLE } from './compressed-files';
import { type ExportDeps, type ExportOptions, type ExportResult, exportSite } from './export-site';

/** The first moment that a zip file can have, in local time, which is what it stores. */
const FIRST_MOMENT = new Date(1980, 0, 1);

/** The copy is public, so the umask decides who may read it. */
const PUBLIC_MODE = 0o666;

/**
 * Exports the site into a new zip file. Equal copies give equal files.
 * @throws StartError if the file exists or the disk is full, and as exportSite does
 */
export async function exportZip(
  deps: ExportDeps,
  options: Omit<ExportOptions, 'out'>,
  file: string,
): Promise<ExportResult> {
  if (await stat(file).catch(() => null))
    throw new StartError(`${file} already exists. Choose another name, or remove it.`);
  await mkdir(dirname(file), { recursive: true });
  // Beside the file, because other disks may have less space.
  const out = await mkdtemp(`${file}.`);
  try {
    const result = await exportSite(deps, { ...options, out });
    const { report } = options;
    await writeArchiveFile(file, target => writeZip(target, result.written, { out, report }), PUBLIC_MODE);
    return result;
  } catch (cause) {
    throw cause instanceof StartError || !isDiskFull(cause)
      ? cause
      : new StartError(`Couldn't write ${file}: the disk is full.`, { cause });
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

async function writeZip(
  target: Writable,
  paths: string[],
  { out, report }: Pick<ExportOptions, 'out' | 'report'>,
): Promise<void> {
  const zip = new ZipFile();
  const failed = new AbortController();
  zip.once('error', error => failed.abort(error));
  let done = 0;
  for (const path of paths) {
    const compress = COMPRESSIBLE.test(path);
    const facts = { compress, mtime: FIRST_MOMENT, mode: 0o100644, forceDosTimestamp: true };
    zip.addReadStreamLazy(path, facts, callback => {
      done += 1;
      try {
        report({ step: 'zip', done, known: paths.length });
        callback(
          null,
          createReadStream(join(out, path)).once('error', error => failed.abort(error)),
        );
      } catch (error) {
        failed.abort(error);
      }
    });
  }
  zip.end();
  await pipeline(zip.outputStream, target, { signal: failed.signal }).catch(error => {
    throw failed.signal.reason ?? error;
  });
}
