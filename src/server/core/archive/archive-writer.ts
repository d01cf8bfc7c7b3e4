import { createHash } from 'node:crypto';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { MANIFEST_PATH, type Manifest, type Part } from './archive-format';

/** Writes a backup into `target` part by part, so that memory use does not depend on its size. */
export function createArchiveWriter(target: Writable) {
  const zip = new ZipFile();
  const parts: Record<string, Part> = {};

  function addLazily(path: string, open: () => Promise<Readable>, compress: boolean): void {
    zip.addReadStreamLazy(path, { compress }, callback => {
      open().then(
        stream =>
          callback(
            null,
            stream.once('error', error => zip.emit('error', error)),
          ),
        error => zip.emit('error', error),
      );
    });
  }

  async function measured(path: string, source: Readable): Promise<Readable> {
    const meter = createDigestStream(part => {
      parts[path] = part;
    });
    // If the source fails, the meter is destroyed and reports the error to the zip file.
    pipeline(source, meter).catch(() => undefined);
    return meter;
  }

  return {
    /** Adds a part. `open` is called once the parts before it are written. */
    add: (path: string, open: () => Promise<Readable>, isCompressed: boolean) =>
      addLazily(path, async () => measured(path, await open()), isCompressed),
    /** Writes all parts and finally the manifest. Returns the number of bytes written. */
    finish: async (about: () => Omit<Manifest, 'parts'>): Promise<number> => {
      const manifest = async () => Readable.from([JSON.stringify({ ...about(), parts }, null, 2)]);
      addLazily(MANIFEST_PATH, manifest, true);
      const failed = new AbortController();
      zip.once('error', error => failed.abort(error));
      zip.end();
      let bytes = 0;
      const count = new Transform({
        transform(chunk: Buffer, _encoding, callback) {
          bytes += chunk.length;
          callback(null, chunk);
        },
      });
      await pipeline(zip.outputStream, count, target, { signal: failed.signal }).catch(error => {
        throw failed.signal.reason ?? error;
      });
      return bytes;
    },
  };
}

/**
 * Passes bytes through, and reports their number and digest at the end. `report` may throw to refuse them.
 */
export function createDigestStream(report: (part: Part) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      bytes += chunk.length;
      hash.update(chunk);
      callback(null, chunk);
    },
    flush(callback) {
      try {
        report({ bytes, sha256: hash.digest('hex') });
        callback();
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}
