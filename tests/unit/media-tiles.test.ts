import { expect, test } from 'vitest';
import {
  MAIN_KEY,
  nameTile,
  type ProjectMedia,
  toTiles,
  withMain,
} from '#client/features/projects/admin/editor/media/media-tiles';

const boat = { key: '1', type: 'image', url: '/boat.png', caption: 'A boat', alt: 'Wood' } as const;
const clip = { key: '2', type: 'video', url: '/clip.mp4' } as const;
const blank = { key: '3', type: 'image', url: '' } as const;
const PROJECT: ProjectMedia = { image: '/harbor.png', imageAlt: 'Harbor', media: [boat, clip, blank] };

test('the first tile is the main image, and the others are numbered', () => {
  const [main, ...media] = toTiles(PROJECT);
  expect(main).toEqual({ key: MAIN_KEY, type: 'image', url: '/harbor.png', alt: 'Harbor' });
  expect(media).toEqual(PROJECT.media);
  expect([MAIN_KEY, '2'].map(key => nameTile(PROJECT.media, key))).toEqual(['main image', 'media item 2']);
});

test('only an image swaps with the main image, and its two texts become one description', () => {
  const swapped = withMain(PROJECT, '1');
  expect(swapped).toEqual({
    image: '/boat.png',
    imageAlt: 'A boat. Wood',
    media: [{ key: '1', type: 'image', url: '/harbor.png', alt: 'Harbor' }, clip, blank],
  });
  expect(withMain(swapped, '1')).toMatchObject({ image: '/harbor.png', imageAlt: 'Harbor' });
  expect(withMain({ ...PROJECT, image: '', imageAlt: '' }, '1').media).toEqual([clip, blank]);
  for (const key of ['2', '3', 'gone']) expect(withMain(PROJECT, key)).toBe(PROJECT);
});
