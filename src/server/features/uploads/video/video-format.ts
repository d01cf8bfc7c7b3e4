import { type FileHandle, open } from 'node:fs/promises';
import type { VideoFormat } from '#shared/upload-names';
import { findBox, readBoxes, readBytes } from './video-boxes';
import { readElements } from './webm-elements';

/** The codecs that all browsers play: H.264, VP8 and VP9. */
const COMMON = /^(?:avc[1-4]|vp0[89]|V_VP[89])$/;
const LIMITED: [pattern: RegExp, VideoFormat][] = [
  [/^(?:hvc[12]|dvh1)$/, 'hevc'],
  [/^(?:hev[12]|dvhe)$/, 'hev1'],
  [/^(?:av01|dav1|V_AV1)$/, 'av1'],
  [/^ap(?:ch|cn|cs|co|4h|4x)$/, 'prores'],
];

/** Returns the format of a video that some browsers don't play, and null for others and unreadable ones. */
export async function findVideoFormat(path: string, extension: string): Promise<VideoFormat | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const codec = await (extension === 'webm' ? findWebmCodec(file, size) : findMp4Codec(file, size));
    if (codec === null || COMMON.test(codec)) return null;
    return LIMITED.find(([pattern]) => pattern.test(codec))?.[1] ?? 'rare';
  } finally {
    await file.close();
  }
}

/** Finds the code of the first description in the first video track of an MP4 or QuickTime file. */
async function findMp4Codec(file: FileHandle, size: number): Promise<string | null> {
  const movie = await findBox(file, { start: 0, end: size }, ['moov']);
  if (!movie) return null;
  for await (const track of readBoxes(file, movie.start, movie.end)) {
    const handler = await findBox(file, track, ['mdia', 'hdlr']);
    if (!handler || (await readBytes(file, handler.start + 8, 4)).toString('latin1') !== 'vide') continue;
    const described = await findBox(file, track, ['mdia', 'minf', 'stbl', 'stsd']);
    return described ? (await readBytes(file, described.start + 12, 4)).toString('latin1') : null;
  }
  return null;
}

const [TRACKS, ENTRY, CODEC] = [0x1654ae6b, 0xae, 0x86];
/** The codec of a WebM has a short name, such as V_VP9. */
const MAX_NAME_BYTES = 64;

async function findWebmCodec(file: FileHandle, size: number): Promise<string | null> {
  const inside: number[] = [TRACKS, ENTRY];
  for await (const { id, start, end } of readElements(file, size, inside)) {
    if (id !== CODEC) continue;
    const name = (await readBytes(file, start, Math.min(MAX_NAME_BYTES, end - start))).toString('latin1');
    if (name.startsWith('V_')) return name;
  }
  return null;
}
