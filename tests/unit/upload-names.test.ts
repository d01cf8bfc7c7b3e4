import { expect, test } from 'vitest';
import {
  avifVariants,
  filesFor,
  filesOfUpload,
  imageName,
  isUploadName,
  uploadedImage,
  uploadStem,
  uploadsIn,
} from '../../src/shared/upload-names';

const ID = '01a1fcfd-5f98-718d-986a-a291eb86b869';

test('a still picture has variants as far as it is wider, and as AVIF in its own width', () => {
  const name = imageName(ID, { width: 1000, height: 500 }, 'jpg');
  const stem = `${ID}-1000x500`;
  const webp = [`${stem}.w480.webp`, `${stem}.w960.webp`];
  const avif = [`${stem}.w480.avif`, `${stem}.w960.avif`, `${stem}.w1000.avif`];
  expect(filesOfUpload(name)).toEqual([name, ...webp, ...avif]);
  expect(uploadedImage(`/uploads/${name}`)).toEqual({
    src: `/uploads/${name}`,
    srcSet: `/uploads/${webp[0]} 480w, /uploads/${webp[1]} 960w, /uploads/${name} 1000w`,
    avifSrcSet: `/uploads/${avif[0]} 480w, /uploads/${avif[1]} 960w, /uploads/${avif[2]} 1000w`,
    width: 1000,
    height: 500,
    color: undefined,
  });
});

test('the name carries the colour of what nothing shines through', () => {
  const name = imageName(ID, { width: 640, height: 360, color: '#a1b2c3' }, 'jpg');
  expect(name).toBe(`${ID}-a1b2c3-640x360.jpg`);
  expect(filesOfUpload(name)).toEqual(
    ['jpg', 'w480.webp', 'w480.avif', 'w640.avif'].map(end => `${ID}-a1b2c3-640x360.${end}`),
  );
  expect(filesOfUpload(name).filter(file => !isUploadName(file))).toEqual([]);
  expect(uploadedImage(`/uploads/${name}`)).toMatchObject({ width: 640, height: 360, color: '#a1b2c3' });
});

test.each([
  ['wider than any variant', 'jpg', 4000, 1000, [480, 960, 1600, 2400]],
  ['of more pixels than AVIF may have', 'png', 3000, 3000, [480, 960, 1600]],
  ['tall', 'png', 1000, 6000, [480]],
  ['an AVIF, which is there in its own width', 'avif', 1200, 900, [480, 960]],
  ['as wide as the smallest variant', 'jpg', 480, 300, []],
  ['a drawing', 'svg', 2000, 1000, []],
])('the AVIF variants of a picture %s', (_case, extension, width, height, widths) => {
  const name = imageName(ID, { width, height }, extension);
  expect(avifVariants(name).map(variant => variant.width)).toEqual(widths);
});

test.each([
  ['a small one', imageName(ID, { width: 480, height: 10 }, 'png')],
  ['a moving one', imageName(ID, { width: 2000, height: 10, isAnimated: true }, 'gif')],
])('%s has its size and no variants', (_case, name) => {
  expect(filesOfUpload(name)).toEqual([name]);
  expect(uploadedImage(`/uploads/${name}`)).toMatchObject({
    srcSet: undefined,
    avifSrcSet: undefined,
    height: 10,
  });
});

test('a variant is answered by the best that is there, with data to save by the smallest', () => {
  const stem = `${ID}-2000x1000`;
  expect(filesFor(`${stem}.w1600.avif`)).toEqual([
    `${stem}.w1600.avif`,
    `${stem}.w1600.webp`,
    `${stem}.w960.webp`,
    `${stem}.w480.webp`,
  ]);
  expect(filesFor(`${stem}.w1600.avif`, true)).toEqual([`${stem}.w480.avif`, `${stem}.w480.webp`]);
  for (const name of [`${stem}.jpg`, `${ID}.mp4`, 'sample-orrery.svg', '../x.w480.avif']) {
    expect(filesFor(name, true)).toEqual([name]);
  }
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
  for (const name of [
    `${ID}.mp4`,
    `${ID}-1x2.png`,
    `${ID}-1x2.w480.webp`,
    `${ID}-1x2-animated.gif`,
    `${ID}-a1b2c3-1x2.w480.avif`,
  ]) {
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

test('a variant is used by what mentions its picture, and the other way round', () => {
  expect(uploadStem(`${ID}-1000x500.w480.webp`)).toBe(ID);
  expect(uploadStem('sample-orrery.svg')).toBe('sample-orrery.svg');
});
