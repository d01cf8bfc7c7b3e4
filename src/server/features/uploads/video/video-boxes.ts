import type { FileHandle } from 'node:fs/promises';

/** The maximum number of boxes, more than hours of video have. */
export const MAX_PARTS = 200_000;

const ZEROS = Buffer.alloc(64 * 1024);

/** A box of an MP4 or QuickTime file, with the position of its head and the range of its content. */
export type Box = { type: string; head: number; start: number; end: number };

/** Reads the boxes in a range. Malformed data ends the list. */
export async function* readBoxes(file: FileHandle, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  for (let part = 0; part < MAX_PARTS && at + 8 <= end; part += 1) {
    const head = await readBytes(file, at, 16);
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    // Without a length, the box extends to the end.
    const named = short === 0 ? end - at : short;
    const bytes = isLong ? Number(head.readBigUInt64BE(8)) : named;
    const headBytes = isLong ? 16 : 8;
    if (bytes < headBytes || at + bytes > end) return;
    const type = head.toString('latin1', 4, 8);
    yield { type, head: at, start: at + headBytes, end: at + bytes };
    at += bytes;
  }
}

/** Finds the first box at a path of types. */
export async function findBox(
  file: FileHandle,
  within: Pick<Box, 'start' | 'end'>,
  [type, ...rest]: string[],
): Promise<Box | undefined> {
  for await (const box of readBoxes(file, within.start, within.end)) {
    if (box.type === type) return rest.length === 0 ? box : findBox(file, box, rest);
  }
  return undefined;
}

export async function readBytes(file: FileHandle, at: number, count: number): Promise<Buffer> {
  const bytes = Buffer.alloc(count);
  await file.read(bytes, 0, count, at);
  return bytes;
}

export async function clearBytes(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
  }
}
