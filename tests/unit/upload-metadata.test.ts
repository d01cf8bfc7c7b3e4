import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from '#server/features/uploads/pictures/animated-image';
import { clearVideoMetadata } from '#server/features/uploads/video/video-metadata';
import { movingGif, phoneVideo, taggedWebm } from '../support/content/media-factory';
import { testFolder } from '../support/managed-folder';

const PLACE = '+52.0833+005.0000+010.000/';
const FRAMES = Buffer.from('frames that are to stay as they are');

async function clearMetadata(bytes: Buffer, extension: string): Promise<Buffer> {
  const path = join(await testFolder(), 'arrived');
  await writeFile(path, bytes);
  await clearVideoMetadata(path, extension);
  return readFile(path);
}

test.each(['mp4', 'mov'])(
  'a video (%s) loses its locations and keeps its frames in position',
  async extension => {
    const bytes = phoneVideo(PLACE, FRAMES);
    const plain = await clearMetadata(bytes, extension);
    expect(plain.includes(PLACE)).toBe(false);
    expect(plain.length).toBe(bytes.length);
    expect(plain.indexOf(FRAMES)).toBe(bytes.indexOf(FRAMES));
    expect(plain.includes('stco')).toBe(true);
  },
);

test('a table that names one metadata sample many times is processed without reading it many times', async () => {
  const bytes = phoneVideo(PLACE, Buffer.alloc(4_000_000, 7), { pieces: 50_000, bytes: 2 ** 31 });
  const plain = await clearMetadata(Buffer.concat([bytes, Buffer.alloc(4_000_000, 7)]), 'mp4');
  expect(plain.includes(PLACE)).toBe(false);
});

test('a video with more entries of timed metadata than can be cleared is refused', async () => {
  const bytes = phoneVideo(PLACE, FRAMES, { pieces: 100_001, bytes: 1 });
  await expect(clearMetadata(bytes, 'mp4')).rejects.toThrow('at most 100,000 entries of timed metadata');
});

test('a WebM loses its tags and keeps its frames in position', async () => {
  const bytes = taggedWebm(PLACE, FRAMES);
  const plain = await clearMetadata(bytes, 'webm');
  expect(bytes.includes(PLACE)).toBe(true);
  expect(plain.includes(PLACE)).toBe(false);
  expect(plain.indexOf(FRAMES)).toBe(bytes.indexOf(FRAMES));
});

test('a file without video content is not changed', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(500, 7), Buffer.alloc(500), Buffer.from('short')]) {
    for (const extension of ['mp4', 'webm']) expect(await clearMetadata(bytes, extension)).toEqual(bytes);
  }
});

test('an animated WebP loses its EXIF and XMP and keeps its frames', async () => {
  const bytes = await sharp(await movingGif(60, 40), { animated: true })
    .webp({ effort: 0 })
    .withExif({ IFD0: { Model: 'Secret phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret place</x:xmpmeta>')
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, exif: expect.anything() });
  const plain = withoutMetadata(Buffer.concat([bytes, Buffer.from('behind the end')]), 'webp') ?? Buffer.of();
  const metadata = await sharp(plain).metadata();
  expect(metadata).toMatchObject({ pages: 3, width: 60 });
  expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined]);
  for (const secret of ['Secret', 'behind the end', 'EXIF', 'XMP '])
    expect(plain.includes(secret)).toBe(false);
  const frames = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer();
  expect(await frames(plain)).toEqual(await frames(bytes));
});

test('an animated GIF loses its comments, its XMP and data behind its end', async () => {
  const bytes = await movingGif(60, 40);
  const blocks = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text), Buffer.of(0)]);
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe), blocks('Secret comment')]);
  const xmp = Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from('XMP DataXMP'), blocks('Secret place')]);
  const end = Buffer.concat([comment, xmp, Buffer.of(0x3b), Buffer.from('behind the end')]);
  const plain = withoutMetadata(Buffer.concat([bytes.subarray(0, -1), end]), 'gif');
  expect(plain).toEqual(bytes);
});

test('an animated image with inconsistent blocks is rejected', async () => {
  const gif = await movingGif(60, 40);
  expect(withoutMetadata(gif.subarray(0, gif.length - 20), 'gif')).toBeNull();
  expect(withoutMetadata(Buffer.from('GIF89a'), 'gif')).toBeNull();
});
