import type { FileHandle } from 'node:fs/promises';
import { clearBytes, MAX_PARTS, readBytes } from './video-boxes';

const SEGMENT = 0x18538067;
const TAGS = 0x1254c367;
const VOID = 0xec;
/** The head of a void element has one byte for its ID and eight for its length. */
const VOID_HEAD_BYTES = 9;

/** Replaces the tags of a WebM file with void elements of the same length. */
export async function clearWebmTags(file: FileHandle, fileBytes: number): Promise<void> {
  let at = 0;
  for (let part = 0; part < MAX_PARTS && at + 12 <= fileBytes; part += 1) {
    const head = await readBytes(file, at, 12);
    const idBytes = vintBytes(head.readUInt8(0));
    const sizeBytes = idBytes <= 4 ? vintBytes(head.readUInt8(idBytes)) : 9;
    if (sizeBytes > 8 || idBytes + sizeBytes > 12) return;
    const id = head.readUIntBE(0, idBytes);
    const content = at + idBytes + sizeBytes;
    const length = readLength(head.subarray(idBytes, idBytes + sizeBytes));
    // The content of a segment comes next, even if its length was unknown at writing.
    const next = id === SEGMENT || length === null ? content : content + length;
    if (next > fileBytes) return;
    if (id === TAGS && next - at >= VOID_HEAD_BYTES) await clearElement(file, at, next);
    at = next;
  }
}

async function clearElement(file: FileHandle, start: number, end: number): Promise<void> {
  const head = Buffer.alloc(VOID_HEAD_BYTES);
  head.writeUInt8(VOID, 0);
  head.writeUInt8(0x01, 1);
  head.writeUIntBE(end - start - VOID_HEAD_BYTES, 3, 6);
  await file.write(head, 0, head.length, start);
  await clearBytes(file, start + VOID_HEAD_BYTES, end);
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
