import { expect, test } from 'vitest';
import {
  avifVariants,
  imageName,
  isUploadName,
  listCandidateFiles,
  listUploadFiles,
  listUploadNames,
  pictureFrame,
  uploadedImage,
  uploadStem,
  webpVariants,
  withoutFragment,
} from '#shared/upload-names';

const ID = '01a1fcfd-5f98-718d-986a-a291eb86b869';

test('a still image has smaller variants and an AVIF variant at its full width', () => {
  const name = imageName(ID, { width: 1000, height: 500 }, 'jpg');
  const stem = `${ID}-1000x500`;
  const webp = [`${stem}.w480.webp`, `${stem}.w960.webp`];
  const avif = [`${stem}.w480.avif`, `${stem}.w960.avif`, `${stem}.w1000.avif`];
  expect(listUploadFiles(name)).toEqual([name, ...webp, ...avif]);
  expect(uploadedImage(`/uploads/${name}`)).toEqual({
    src: `/uploads/${name}`,
    srcSet: `/uploads/${webp[0]} 480w, /uploads/${webp[1]} 960w, /uploads/${name} 1000w`,
    avifSrcSet: `/uploads/${avif[0]} 480w, /uploads/${avif[1]} 960w, /uploads/${avif[2]} 1000w`,
    width: 1000,
    height: 500,
    color: undefined,
  });
});

test('the file name of an opaque image contains its color', () => {
  const name = imageName(ID, { width: 640, height: 360, color: '#a1b2c3' }, 'jpg');
  expect(name).toBe(`${ID}-a1b2c3-640x360.jpg`);
  expect(listUploadFiles(name)).toEqual(
    ['jpg', 'w480.webp', 'w480.avif', 'w640.avif'].map(end => `${ID}-a1b2c3-640x360.${end}`),
  );
  expect(listUploadFiles(name).filter(file => !isUploadName(file))).toEqual([]);
  expect(uploadedImage(`/uploads/${name}`)).toMatchObject({ width: 640, height: 360, color: '#a1b2c3' });
});

test('the file names of an image and its variants contain its frame', () => {
  const name = imageName(ID, { width: 640, height: 360, color: '#a1b2c3', frame: 'terminal' }, 'png');
  const stem = `${ID}-a1b2c3-640x360-terminal`;
  expect(name).toBe(`${stem}.png`);
  const files = listUploadFiles(name);
  expect(files).toEqual(['png', 'w480.webp', 'w480.avif', 'w640.avif'].map(end => `${stem}.${end}`));
  expect(files.filter(file => !isUploadName(file))).toEqual([]);
  expect(listCandidateFiles(`${stem}.w640.avif`)).toEqual([`${stem}.w640.avif`, `${stem}.w480.webp`]);
  expect(uploadedImage(`/uploads/${name}`)).toMatchObject({ width: 640, height: 360, color: '#a1b2c3' });
  expect(uploadStem(name)).toBe(ID);
});

test('the frame of an image is the chosen one, or else the one in its file name', () => {
  const phone = `/uploads/${imageName(ID, { width: 486, height: 1053, frame: 'phone' }, 'jpg')}`;
  const old = `/uploads/${ID}-a1b2c3-486x1053.jpg`;
  const frames = [phone, `${phone}#frame=photo`, `${phone}#frame=none`, old, `${old}#frame=browser`];
  expect(frames.map(pictureFrame)).toEqual(['phone', 'photo', null, null, 'browser']);
  const others = ['https://example.com/a.jpg#frame=terminal', 'https://example.com/a-phone.jpg', ''];
  expect(others.map(pictureFrame)).toEqual(['terminal', null, null]);
  const animated = imageName(ID, { width: 600, height: 600, isAnimated: true }, 'gif');
  expect(pictureFrame(`/uploads/${animated}`)).toBeNull();
  expect(pictureFrame(`${old}#frame=hologram`)).toBeNull();
});

test('a chosen frame changes neither the files of an image nor its size', () => {
  const url = `/uploads/${ID}-a1b2c3-1000x500.jpg`;
  expect(uploadedImage(`${url}#frame=phone`)).toEqual({
    ...uploadedImage(url),
    src: `${url}#frame=phone`,
  });
  expect(uploadedImage(`/base${url}#frame=none`, '/base')?.srcSet).toBe(
    uploadedImage(`/base${url}`, '/base')?.srcSet,
  );
  expect(withoutFragment(`${url}#frame=phone`)).toBe(url);
  expect(listUploadNames(`{"url":"${url}#frame=phone"}`)).toEqual([`${ID}-a1b2c3-1000x500.jpg`]);
});

test.each([
  ['that is wider than any variant', 'jpg', 4000, 1000, [480, 960, 1600, 2400]],
  ['with more pixels than the limit for AVIF', 'png', 3000, 3000, [480, 960, 1600]],
  ['that is tall', 'png', 1000, 6000, [480]],
  ['that is an AVIF and needs no variant at full width', 'avif', 1200, 900, [480, 960]],
  ['that is as wide as the smallest variant', 'jpg', 480, 300, []],
  ['that is an SVG', 'svg', 2000, 1000, []],
])('an image %s has the expected AVIF variants', (_title, extension, width, height, widths) => {
  const name = imageName(ID, { width, height }, extension);
  expect(avifVariants(name).map(variant => variant.width)).toEqual(widths);
});

test.each([
  ['that is a screenshot of 600 × 24,000 pixels', 600, 24_000, []],
  ['whose smallest variant is as high as a WebP may be', 960, 32_766, [480]],
  ['whose smallest variant would be one pixel too high', 960, 32_768, []],
])('an image %s has the WebP variants that the format can hold', (_title, width, height, widths) => {
  const name = imageName(ID, { width, height }, 'png');
  expect(webpVariants(name).map(variant => variant.width)).toEqual(widths);
});

test.each([
  ['a small image', imageName(ID, { width: 480, height: 10 }, 'png')],
  ['an animated image', imageName(ID, { width: 2000, height: 10, isAnimated: true }, 'gif')],
])('%s has its size and no variants', (_title, name) => {
  expect(listUploadFiles(name)).toEqual([name]);
  const plain = { srcSet: undefined, avifSrcSet: undefined, height: 10 };
  expect(uploadedImage(`/uploads/${name}`)).toMatchObject(plain);
});

test('a variant falls back to the best available file, or to the smallest one in data-saving mode', () => {
  const stem = `${ID}-2000x1000`;
  const candidates = ['w1600.avif', 'w1600.webp', 'w960.webp', 'w480.webp'].map(end => `${stem}.${end}`);
  expect(listCandidateFiles(`${stem}.w1600.avif`)).toEqual(candidates);
  expect(listCandidateFiles(`${stem}.w1600.avif`, true)).toEqual([`${stem}.w480.avif`, `${stem}.w480.webp`]);
  for (const name of [`${stem}.jpg`, `${ID}.mp4`, 'sample-orrery.svg', '../x.w480.avif'])
    expect(listCandidateFiles(name, true)).toEqual([name]);
});

test('other URLs are not uploaded images', () => {
  const files = ['/uploads/sample-orrery.svg', `/uploads/${ID}.mp4`, `/other/${ID}-1x1.png`];
  const others = ['', 'https://example.com/a.jpg', ...files];
  expect(others.filter(url => uploadedImage(url) !== null)).toEqual([]);
});

test('the names of uploads are recognized', () => {
  const ends = [
    '.mp4',
    '-1x2.png',
    '-1x2.w480.webp',
    '-1x2-animated.gif',
    '-a1b2c3-1x2.w480.avif',
    '-1x2-phone.png',
  ];
  const names = ends.map(end => ID + end);
  const others = [
    'sample-orrery.svg',
    `${ID}-1x2-hat.png`,
    ID,
    `../${ID}.png`,
    `${ID}.png.exe~`,
    '.incoming',
  ];
  expect([...names, ...others].filter(isUploadName)).toEqual(names);
});

test('uploads are found in any text, and an image and its variants share a stem', () => {
  expect(
    listUploadNames('![a](/uploads/a.png) see /uploads/b-1x1.jpg. {"url":"/uploads/c.mp4"} /uploads/a.png'),
  ).toEqual(['a.png', 'b-1x1.jpg', 'c.mp4']);
  expect(uploadStem(`${ID}-1000x500.w480.webp`)).toBe(ID);
  expect(uploadStem('sample-orrery.svg')).toBe('sample-orrery.svg');
});
