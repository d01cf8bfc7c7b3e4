import type { FileHandle } from 'node:fs/promises';
import { clearBytes } from './video-boxes';
import { readElements } from './webm-elements';

const TAGS = 0x1254c367;
const VOID = 0xec;
/** The head of a void element has one byte for its ID and eight for its length. */
const VOID_HEAD_BYTES = 9;

/** Replaces the tags of a WebM file with void elements of the same length. */
export async function clearWebmTags(file: FileHandle, fileBytes: number): Promise<void> {
  for await (const { id, head, end } of readElements(file, fileBytes)) {
    if (id === TAGS && end - head >= VOID_HEAD_BYTES) await clearElement(file, head, end);
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
