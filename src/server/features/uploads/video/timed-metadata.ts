import type { FileHandle } from 'node:fs/promises';
import { AppError } from '#server/core/errors/app-error';
import { type Box, clearBytes, findBox, readBytes } from './video-boxes';

/** The maximum number of entries, enough for an hour with 25 samples a second. */
const MAX_ENTRIES = 100_000;

/** A table of a track, whose entries consist of fields with 32 bits each. */
type Table = { count: number; read(entry: number, field: number): number | undefined };

/**
 * Clears the data of a timed metadata track, such as the location over time. Other tracks are unchanged.
 * @throws AppError PAYLOAD_TOO_LARGE for too many entries, which could not all be cleared
 */
export async function clearTimedMetadata(file: FileHandle, track: Box): Promise<void> {
  const handler = await findBox(file, track, ['mdia', 'hdlr']);
  if (!handler || (await readBytes(file, handler.start + 8, 4)).toString('latin1') !== 'meta') return;
  const table = await findBox(file, track, ['mdia', 'minf', 'stbl']);
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

async function listChunks(file: FileHandle, track: Box): Promise<{ start: number; bytes: number }[]> {
  const long = await findBox(file, track, ['co64']);
  const starts = long
    ? await readTable(file, long, 8, 2)
    : await readTable(file, await findBox(file, track, ['stco']), 8, 1);
  const sizes = await findBox(file, track, ['stsz']);
  const same = sizes ? (await readBytes(file, sizes.start + 4, 4)).readUInt32BE(0) : 0;
  const each = await readTable(file, same === 0 ? sizes : undefined, 12, 1);
  const runs = await readTable(file, await findBox(file, track, ['stsc']), 8, 3);
  let sample = 0;
  let run = 0;
  return Array.from({ length: starts.count }, (_, chunk) => {
    if (chunk + 1 >= (runs.read(run + 1, 0) ?? Number.POSITIVE_INFINITY)) run += 1;
    const count = runs.read(run, 1) ?? 1;
    const end = Math.min(sample + count, each.count);
    let bytes = same * count;
    for (; sample < end; sample += 1) bytes += each.read(sample, 0) ?? 0;
    const [high, low] = [starts.read(chunk, 0) ?? 0, starts.read(chunk, 1) ?? 0];
    return { start: long ? high * 2 ** 32 + low : high, bytes };
  });
}

/** Reads the entries of a table, which are preceded by their number. */
async function readTable(
  file: FileHandle,
  box: Box | undefined,
  offset: number,
  fields: number,
): Promise<Table> {
  if (!box) return { count: 0, read: () => undefined };
  const announced = (await readBytes(file, box.start + offset - 4, 4)).readUInt32BE(0);
  const there = Math.floor((box.end - box.start - offset) / (fields * 4));
  const count = Math.max(0, Math.min(announced, there));
  if (count > MAX_ENTRIES) {
    const most = MAX_ENTRIES.toLocaleString('en');
    const message = `A video may have at most ${most} entries of timed metadata in a track. Send one without them.`;
    throw new AppError('PAYLOAD_TOO_LARGE', message);
  }
  const bytes = await readBytes(file, box.start + offset, count * fields * 4);
  const read = (entry: number, field: number) =>
    entry < count && field < fields ? bytes.readUInt32BE((entry * fields + field) * 4) : undefined;
  return { count, read };
}
