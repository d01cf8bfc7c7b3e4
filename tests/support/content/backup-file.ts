import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { MANIFEST_PATH, type Manifest } from '#server/core/archive/archive-format';

export type Parts = Record<string, Buffer>;

/** Reads every entry of a zip file by name, without validating its content. */
export async function readParts(file: string): Promise<Parts> {
  const zip = await openPromise(file, { autoClose: false });
  const parts: Parts = {};
  for await (const entry of zip.eachEntry()) {
    parts[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  zip.close();
  return parts;
}

/** Reads a backup without its manifest, which contains the time of creation. */
export async function readContent(file: string): Promise<Record<string, string>> {
  const { 'manifest.json': _manifest, ...parts } = await readParts(file);
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]));
}

/** Creates a zip file with the given entries, which need not be a valid backup. */
export function packParts(parts: Parts, mode = 0o100644): Readable {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(content, name, { mode });
  }
  zip.end();
  return Readable.from(zip.outputStream);
}

export async function writeParts(file: string, parts: Parts, mode?: number): Promise<void> {
  await pipeline(packParts(parts, mode), createWriteStream(file));
}

export function readManifest(parts: Parts): Manifest {
  return JSON.parse(String(parts[MANIFEST_PATH]));
}

/** Returns the zip file with an invalid first byte in the compressed data of one entry. */
export async function breakDeflate(file: string, name: string): Promise<Buffer> {
  const bytes = await readFile(file);
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    const header = entry.relativeOffsetOfLocalHeader;
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    // The type of this block does not exist.
    bytes[start] = 0xff;
  }
  return bytes;
}
