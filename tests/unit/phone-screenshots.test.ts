import { expect, test } from 'vitest';
import { listPhones } from '#shared/phone-screenshots';
import { imageName, type PictureFrame } from '#shared/upload-names';

function upload(digit: number, frame?: PictureFrame): string {
  const id = `01a1fcfd-5f98-718d-986a-a291eb86b86${digit}`;
  return `/uploads/${imageName(id, { width: 486, height: 1053, frame }, 'png')}`;
}

function toMedia(urls: string[]) {
  return urls.map(url => ({ type: 'image' as const, url }));
}

const MAIN = upload(0, 'phone');
const [ONE, TWO, THREE] = [upload(1, 'phone'), upload(2, 'phone'), upload(3, 'phone')] as const;

test('the first two further phone screenshots are beside that of the project', () => {
  expect(listPhones(MAIN, toMedia([ONE, upload(4, 'browser'), TWO, THREE]))).toEqual([ONE, TWO]);
});

test('no picture is shown twice', () => {
  expect(listPhones(MAIN, toMedia([`${MAIN}#frame=phone`, ONE, ONE]))).toEqual([ONE]);
});

test('the chosen frames decide which pictures are phones', () => {
  const chosen = `${upload(5)}#frame=phone`;
  expect(listPhones(MAIN, toMedia([`${ONE}#frame=none`, chosen]))).toEqual([chosen]);
  expect(listPhones(`${MAIN}#frame=photo`, toMedia([ONE]))).toEqual([]);
  expect(listPhones(upload(6), toMedia([ONE]))).toEqual([]);
});

test('videos are not screenshots', () => {
  expect(listPhones(MAIN, [{ type: 'video', url: ONE }])).toEqual([]);
});
