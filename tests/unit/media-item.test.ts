import { expect, test } from 'vitest';
import {
  createMediaItem,
  isBlank,
  NEW_MEDIA_ITEM,
  toMediaType,
  withCaption,
  withUpload,
  withUrl,
} from '#client/content/media/media-item';
import type { MediaItem } from '#shared/contract/project';

const clip = { name: 'clip.webm', type: 'video/webm' };
const boat = { name: 'boat.png', type: 'image/png' };
const text = { name: 'notes.txt', type: 'text/plain' };

test('a new media item is an image without a URL or has the type of its file', () => {
  expect(NEW_MEDIA_ITEM).toEqual({ type: 'image', url: '' });
  expect([clip, boat, text].map(file => createMediaItem(file).type)).toEqual(['video', 'image', 'image']);
  expect([clip, boat].map(toMediaType)).toEqual(['video', 'image']);
});

test('an upload sets type, URL and file name and preserves the caption', () => {
  const item: MediaItem = { type: 'image', url: '/uploads/old.png', caption: 'The river' };
  expect(withUpload(item, '/uploads/new.webm', clip)).toEqual({
    type: 'video',
    url: '/uploads/new.webm',
    caption: 'The river',
    filename: 'clip.webm',
  });
});

test('another URL removes the file name because it names another file', () => {
  const item: MediaItem = { type: 'image', url: '/uploads/a.png', caption: 'C', filename: 'boat.png' };
  const found = withUrl(item, 'https://example.com/b.png');
  expect(found).toEqual({ type: 'image', url: 'https://example.com/b.png', caption: 'C' });
});

test('a media item is blank without a URL and a caption, and clearing a caption removes it', () => {
  const item = withCaption({ ...NEW_MEDIA_ITEM }, 'The river');
  expect(item).toEqual({ type: 'image', url: '', caption: 'The river' });
  expect(withCaption(item, '')).toEqual({ type: 'image', url: '' });
  expect(isBlank(NEW_MEDIA_ITEM)).toBe(true);
  expect(isBlank({ ...NEW_MEDIA_ITEM, url: '/a' })).toBe(false);
  expect(isBlank({ ...NEW_MEDIA_ITEM, caption: 'c' })).toBe(false);
});
