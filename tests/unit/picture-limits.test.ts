import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPixels } from '#server/features/uploads/pictures/picture-limits';
import { createPictureProcess } from '#server/features/uploads/pictures/picture-process';
import { manyFrames, picture, plainAvif } from '../support/content/media-factory';
import { measureLongestShare } from '../support/longest-wait';
import { testFolder } from '../support/managed-folder';

const { prepare } = createPictureProcess();

/** Prepares an uploaded picture for storage. */
async function prepareImage(bytes: Buffer, extension: string, maxCpuMs?: number) {
  const folder = await testFolder();
  const source = join(folder, 'arrived');
  await writeFile(source, bytes);
  const type = { mediaType: `image/${extension}`, extension, kind: 'image' as const };
  return prepare({ source, type, id: 'id', folder, maxCpuMs });
}

test('a small file with too many pixels is rejected before it is decoded', { timeout: 60_000 }, async () => {
  const bytes = await plainAvif(2_000);
  expect(bytes.length).toBeLessThan(300_000);
  await expect(prepareImage(bytes, 'avif')).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'An image of the type AVIF may have at most 3.7 megapixels.',
  });
});

const FRAME = { width: 4_000, height: 16 * 3_000, pageHeight: 3_000, pages: 16 };
const AVIF_SIDE = 'An AVIF image may be at most 16,384 pixels wide and high.';

test.each<[string, Parameters<typeof checkPixels>[0], string, string | null]>([
  ['an AVIF of 3.7 megapixels', { width: 3_700, height: 1_000 }, 'avif', null],
  ['a WebP of 14 megapixels', { width: 4_000, height: 3_500 }, 'webp', null],
  [
    'a WebP of 16 megapixels',
    { width: 4_000, height: 4_000 },
    'webp',
    'An image of the type WEBP may have at most 14 megapixels.',
  ],
  ['a GIF with 16 frames of 12 megapixels', FRAME, 'gif', null],
  [
    'a GIF with 17 frames of 12 megapixels',
    { ...FRAME, pages: 17 },
    'gif',
    'An animated image may have at most 200 megapixels in all its frames together.',
  ],
  [
    'a GIF with two frames of 16 megapixels',
    { width: 4_000, height: 8_000, pageHeight: 4_000, pages: 2 },
    'gif',
    'An animated image may have at most 14 megapixels.',
  ],
  ['an AVIF as high as its encoder takes', { width: 100, height: 16_384 }, 'avif', null],
  ['an AVIF that is higher', { width: 100, height: 16_385 }, 'avif', AVIF_SIDE],
  ['an AVIF that is wider', { width: 16_385, height: 100 }, 'avif', AVIF_SIDE],
])('%s is checked by its announced size', (_title, metadata, extension, message) => {
  const check = expect(() => checkPixels(metadata, extension));
  if (message === null) check.not.toThrow();
  else check.toThrow(message);
});

test('an animated GIF with six frames of 12 megapixels is accepted without blocking the process', async () => {
  const bytes = await manyFrames(4000, 3000, 6);
  const longest = await measureLongestShare(async () => {
    // Machines differ, so the time is generous.
    const result = await prepareImage(bytes, 'gif', 60_000);
    expect(result).toMatchObject({ width: 4000, height: 3000, bytes: bytes.length });
  });
  // Decoding in this process would block a single turn of the event loop for the whole time.
  expect(longest).toBeLessThan(0.5);
}, 60_000);

test('a picture that takes too long is rejected and the next one is processed', async () => {
  const costly = await picture(1_500, 1_000).png().toBuffer();
  await expect(prepareImage(costly, 'avif', 1)).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The image takes too much time or memory to process. Send a smaller one.',
  });
  expect(await prepareImage(costly, 'png')).toMatchObject({ width: 1_500, height: 1_000 });
}, 60_000);
