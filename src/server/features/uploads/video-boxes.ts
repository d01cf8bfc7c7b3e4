import type { FileHandle } from 'node:fs/promises';

/** More parts than a video of hours has; a file that is made of nothing else is not read to its end. */
export const MAX_PARTS = 200_000;

const ZEROS = Buffer.alloc(64 * 1024);

/** A part of an MP4 or QuickTime file: where its head begins, and where its content begins and ends. */
export type Box = { type: string; head: number; start: number; end: number };

/** The boxes between two places; what does not look like one ends the list. */
export async function* boxesIn(file: FileHandle, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  for (let part = 0; part < MAX_PARTS && at + 8 <= end; part += 1) {
    const head = await readBytes(file, at, 16);
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    // Without a length it goes on to the end.
    const named = short === 0 ? end - at : short;
    const bytes = isLong ? Number(head.readBigUInt64BE(8)) : named;
    const headBytes = isLong ? 16 : 8;
    if (bytes < headBytes || at + bytes > end) return;
    const type = head.toString('latin1', 4, 8);
    yield { type, head: at, start: at + headBytes, end: at + bytes };
    at += bytes;
  }
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
