import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findVideoFormat } from '#server/features/uploads/video/video-format';
import { fileName, isUploadName, uploadedVideoFormat } from '#shared/upload-names';
import { findVideoWarning } from '#shared/video-warning';
import { video, videoOf } from '../support/content/media-factory';
import { testFolder } from '../support/managed-folder';

const ID = '01a1fcfd-5f98-718d-986a-a291eb86b869';

async function formatOf(bytes: Buffer, extension: string) {
  const path = join(await testFolder(), 'arrived');
  await writeFile(path, bytes);
  return findVideoFormat(path, extension);
}

test.each([
  ['mov', 'hvc1', 'hevc'],
  ['mp4', 'hev1', 'hev1'],
  ['mp4', 'av01', 'av1'],
  ['webm', 'V_AV1', 'av1'],
  ['mov', 'apcn', 'prores'],
  ['mov', 'jpeg', 'rare'],
  ['mp4', 'mp4v', 'rare'],
  ['webm', 'V_MPEG4/ISO/AVC', 'rare'],
] as const)('a video (%s) with the codec %s has the format %s', async (kind, codec, format) => {
  expect(await formatOf(videoOf(kind, codec), kind)).toBe(format);
  const name = fileName(ID, format, kind);
  expect(isUploadName(name)).toBe(true);
  expect(uploadedVideoFormat(`/uploads/${name}`)).toBe(format);
  expect(findVideoWarning(`/uploads/${name}`)).toMatch(
    / plays? this video.*Convert it to an MP4 with H\.264/,
  );
});

test.each([
  ['mp4', 'avc1'],
  ['mov', 'avc1'],
  ['mp4', 'vp09'],
  ['webm', 'V_VP8'],
  ['webm', 'V_VP9'],
] as const)('a video (%s) with the codec %s has no warning', async (kind, codec) => {
  expect(await formatOf(videoOf(kind, codec), kind)).toBeNull();
  expect(findVideoWarning(`/uploads/${fileName(ID, null, kind)}`)).toBeNull();
});

test('an unreadable video has no warning', async () => {
  for (const kind of ['mp4', 'mov', 'webm'] as const) {
    expect(await formatOf(video(kind), kind)).toBeNull();
    expect(await formatOf(videoOf(kind, '').subarray(0, 150), kind)).toBeNull();
  }
});
