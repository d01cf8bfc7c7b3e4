import { expect, test } from 'vitest';
import {
  droppedUploads,
  filesOfUpload,
  imageName,
  isUploadName,
  uploadedImage,
  uploadStem,
  uploadsIn,
} from '../../src/shared/upload-names';

const ID = '01a1fcfd-5f98-718d-986a-a291eb86b869';

test('a still picture has variants as far as it is wider', () => {
  const name = imageName(ID, { width: 1000, height: 500 }, 'jpg', false);
  expect(filesOfUpload(name)).toEqual([name, `${ID}-1000x500.w480.webp`, `${ID}-1000x500.w960.webp`]);
  expect(uploadedImage(`/uploads/${name}`)).toEqual({
    src: `/uploads/${name}`,
    srcSet: `/uploads/${ID}-1000x500.w480.webp 480w, /uploads/${ID}-1000x500.w960.webp 960w, /uploads/${name} 1000w`,
    width: 1000,
    height: 500,
  });
});

test.each([
  ['a small one', imageName(ID, { width: 480, height: 10 }, 'png', false)],
  ['a moving one', imageName(ID, { width: 2000, height: 10 }, 'gif', true)],
])('%s has its size and no variants', (_case, name) => {
  expect(filesOfUpload(name)).toEqual([name]);
  expect(uploadedImage(`/uploads/${name}`)).toMatchObject({ srcSet: undefined, height: 10 });
});

test('another address is not an uploaded picture', () => {
  const others = [
    '',
    'https://example.com/a.jpg',
    '/uploads/sample-orrery.svg',
    `/uploads/${ID}.mp4`,
    `/other/${ID}-1x1.png`,
  ];
  expect(others.filter(url => uploadedImage(url) !== null)).toEqual([]);
});

test('names of uploads are recognised', () => {
  for (const name of [`${ID}.mp4`, `${ID}-1x2.png`, `${ID}-1x2.w480.webp`, `${ID}-1x2-animated.gif`]) {
    expect({ name, is: isUploadName(name) }).toEqual({ name, is: true });
  }
  for (const name of ['sample-orrery.svg', `${ID}`, `../${ID}.png`, `${ID}.png.exe~`, '.incoming']) {
    expect({ name, is: isUploadName(name) }).toEqual({ name, is: false });
  }
});

test('the files that a text mentions are found in Markdown, JSON and plain text', () => {
  expect(
    uploadsIn('![a](/uploads/a.png) see /uploads/b-1x1.jpg. {"url":"/uploads/c.mp4"} /uploads/a.png'),
  ).toEqual(['a.png', 'b-1x1.jpg', 'c.mp4']);
});

test('what a new version does not mention any more is dropped', () => {
  const before = {
    image: '/uploads/a.png',
    details: '![](/uploads/b.png)',
    media: [{ url: '/uploads/c.mp4' }],
  };
  expect(droppedUploads(before, { ...before, image: '' })).toEqual(['a.png']);
  expect(droppedUploads(before, { image: '/uploads/c.mp4' })).toEqual(['a.png', 'b.png']);
  expect(droppedUploads(before, null)).toEqual(['a.png', 'b.png', 'c.mp4']);
});

test('a variant is used by what mentions its picture, and the other way round', () => {
  expect(uploadStem(`${ID}-1000x500.w480.webp`)).toBe(ID);
  expect(uploadStem('sample-orrery.svg')).toBe('sample-orrery.svg');
});
