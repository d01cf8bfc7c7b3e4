import type { FileHandle } from 'node:fs/promises';
import { MAX_PARTS, readBytes } from './video-boxes';

const SEGMENT = 0x18538067;

/** An element of a WebM file, with the position of its head and the range of its content. */
export type Element = { id: number; head: number; start: number; end: number };

/**
 * Reads the elements of a WebM file, of its segment and of the elements with the IDs of `inside`. Malformed data
 * ends the list.
 */
export async function* readElements(
  file: FileHandle,
  fileBytes: number,
  inside: readonly number[] = [],
): AsyncGenerator<Element> {
  let at = 0;
  for (let part = 0; part < MAX_PARTS && at + 12 <= fileBytes; part += 1) {
    const head = await readBytes(file, at, 12);
    const idBytes = vintBytes(head.readUInt8(0));
    const sizeBytes = idBytes <= 4 ? vintBytes(head.readUInt8(idBytes)) : 9;
    if (sizeBytes > 8 || idBytes + sizeBytes > 12) return;
    const id = head.readUIntBE(0, idBytes);
    const start = at + idBytes + sizeBytes;
    const length = readLength(head.subarray(idBytes, idBytes + sizeBytes));
    const end = length === null ? start : start + length;
    // The content of a segment comes next, even if its length was unknown at writing.
    const next = id === SEGMENT || inside.includes(id) ? start : end;
    if (next > fileBytes) return;
    yield { id, head: at, start, end };
    at = next;
  }
}

/** Returns the length of a Matroska number in bytes, which is the position of its first set bit. */
function vintBytes(first: number): number {
  return Math.clz32(first) - 23;
}

/** Returns null for an unknown length, in which all bits are set. */
function readLength(bytes: Buffer): number | null {
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0) - 2 ** (7 * bytes.length);
  return value === 2 ** (7 * bytes.length) - 1 ? null : value;
}
