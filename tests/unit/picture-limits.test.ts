import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPixels } from '#server/features/uploads/picture-limits';
import { createPictureProcess } from '#server/features/uploads/picture-process';
import { manyFrames, picture, plainAvif } from '../support/media-factory';

const { prepare } = createPictureProcess();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-picture-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Prepares an uploaded picture for storage. */
async function prepareImage(bytes: Buffer, extension: string, maxCpuMs?: number) {
  const source = join(folder, 'arrived');
  await writeFile(source, bytes);
  const type = { mediaType: `image/${extension}`, extension, kind: 'image' as const };
  return prepare({ source, type, id: 'id', folder, maxCpuMs });
}

describe('a small file with too many pixels is rejected before it is decoded', () => {
  const AVIF = 'An image of the type AVIF may have at most 3.7 megapixels.';
  const cases: [string, string, () => Promise<Buffer>, string][] = [
    ['as an AVIF of 3500 × 3500 px', 'avif', () => plainAvif(3500), AVIF],
    ['as an AVIF of 7000 × 7000 px', 'avif', () => plainAvif(7000), AVIF],
    [
      'as a WebP of 16 megapixels',
      'webp',
      () => picture(4000, 4000).webp({ effort: 0 }).toBuffer(),
      'An image of the type WEBP may have at most 14 megapixels.',
    ],
    [
      'as an animated GIF with 17 frames of 12 megapixels',
      'gif',
      () => manyFrames(4000, 3000, 17),
      'An animated image may have at most 200 megapixels in all its frames together.',
    ],
    [
      'as an animated GIF with two frames of 16 megapixels',
      'gif',
      () => manyFrames(4000, 4000, 2),
      'An animated image may have at most 14 megapixels.',
    ],
  ];
  test.each(cases)('%s', { timeout: 60_000 }, async (_title, extension, make, message) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(300_000);
    await expect(prepareImage(bytes, extension)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message,
    });
  });
});

test('an AVIF that is higher than its encoder takes is rejected with the limit', () => {
  const metadata = { width: 100, height: 30_000 };
  expect(() => checkPixels(metadata, 'avif')).toThrow(
    'An AVIF image may be at most 16,384 pixels wide and high.',
  );
  expect(() => checkPixels({ width: 100, height: 16_384 }, 'avif')).not.toThrow();
});

test('an animated GIF with 16 frames of 12 megapixels is accepted without blocking the process', async () => {
  const bytes = await manyFrames(4000, 3000, 16);
  const startedAt = performance.now();
  let last = startedAt;
  let longest = 0;
  const clock = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 20);
  // `npm run bench -- pictures` checks the time limit, because machines differ.
  const result = await prepareImage(bytes, 'gif', 60_000);
  expect(result).toMatchObject({ width: 4000, height: 3000, bytes: bytes.length });
  clearInterval(clock);
  // Decoding in this process would block a single turn of the event loop for the whole time.
  expect(longest).toBeLessThan((performance.now() - startedAt) / 2);
}, 60_000);

test('a picture that takes too long is rejected and the next one is processed', async () => {
  const costly = await picture(1_500, 1_000).png().toBuffer();
  await expect(prepareImage(costly, 'avif', 1)).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The image takes too much time or memory to process. Send a smaller one.',
  });
  expect(await prepareImage(costly, 'png')).toMatchObject({ width: 1_500, height: 1_000 });
}, 60_000);
