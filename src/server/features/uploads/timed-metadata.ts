import type { FileHandle } from 'node:fs/promises';
import { type Box, clearBytes, readBoxes, readBytes } from './video-boxes';

/** The maximum number of entries. No camera writes more, and the table is still small. */
const MAX_ENTRIES = 1_000_000;

/** Clears the data of a timed metadata track, such as the location over time. Other tracks are unchanged. */
export async function clearTimedMetadata(file: FileHandle, track: Box): Promise<void> {
  const handler = await find(file, track, ['mdia', 'hdlr']);
  if (!handler || (await readBytes(file, handler.start + 8, 4)).toString('latin1') !== 'meta') return;
  const table = await find(file, track, ['mdia', 'minf', 'stbl']);
  if (!table) return;
  const { size } = await file.stat();
  // Chunks do not overlap. A table that names more bytes than the file has would only waste time.
  let left = size;
  for (const { start, bytes } of await listChunks(file, table)) {
    const end = Math.min(start + bytes, start + left, size);
    await clearBytes(file, start, end);
    left -= Math.max(0, end - start);
  }
}

async function listChunks(file: FileHandle, table: Box): Promise<{ start: number; bytes: number }[]> {
  const long = await find(file, table, ['co64']);
  const starts = long
    ? await readTable(file, long, 8, 8)
    : await readTable(file, await find(file, table, ['stco']), 8, 4);
  const sizes = await find(file, table, ['stsz']);
  const same = sizes ? (await readBytes(file, sizes.start + 4, 4)).readUInt32BE(0) : 0;
  const each = same === 0 ? await readTable(file, sizes, 12, 4) : [];
  const runs = await readTable(file, await find(file, table, ['stsc']), 8, 12);
  let sample = 0;
  let run = 0;
  return starts.map((entry, index) => {
    if (index + 1 >= (runs[run + 1]?.readUInt32BE(0) ?? Number.POSITIVE_INFINITY)) run += 1;
    const count = runs[run]?.readUInt32BE(4) ?? 1;
    const own = each.slice(sample, sample + count);
    sample += count;
    const bytes = same > 0 ? same * count : own.reduce((sum, next) => sum + next.readUInt32BE(0), 0);
    return { start: long ? Number(entry.readBigUInt64BE(0)) : entry.readUInt32BE(0), bytes };
  });
}

async function find(file: FileHandle, within: Box, [type, ...rest]: string[]): Promise<Box | undefined> {
  for await (const box of readBoxes(file, within.start, within.end)) {
    if (box.type === type) return rest.length === 0 ? box : find(file, box, rest);
  }
  return undefined;
}

/** Reads the entries of a table, which are preceded by their number. */
async function readTable(
  file: FileHandle,
  box: Box | undefined,
  offset: number,
  entryBytes: number,
): Promise<Buffer[]> {
  if (!box) return [];
  const announced = (await readBytes(file, box.start + offset - 4, 4)).readUInt32BE(0);
  const there = Math.floor((box.end - box.start - offset) / entryBytes);
  const count = Math.max(0, Math.min(announced, there, MAX_ENTRIES));
  const bytes = await readBytes(file, box.start + offset, count * entryBytes);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * entryBytes, (index + 1) * entryBytes),
  );
}
