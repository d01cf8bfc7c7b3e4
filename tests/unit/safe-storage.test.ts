import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../src/client/lib/storage/safe-storage';
import { createMemoryStorage } from '../support/memory-storage';

test('keeps what the browser keeps, and nothing beside it', () => {
  const browsers = createMemoryStorage();
  const storage = createSafeStorage(() => browsers);
  storage.setItem('a', '1');
  expect(browsers.contents()).toEqual({ a: '1' });
  browsers.setItem('a', 'changed in another tab');
  expect(storage.getItem('a')).toBe('changed in another tab');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  expect(browsers.contents()).toEqual({});
});

test('where the browser refuses, it lasts as long as the page', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const storage = createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test('what finds no room takes the place of what is kept, until there is room again', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const browsers = createMemoryStorage();
  let isFull = false;
  const storage = createSafeStorage(() => ({
    ...browsers,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      browsers.setItem(key, value);
    },
  }));
  storage.setItem('a', 'short');
  isFull = true;
  storage.setItem('a', 'long');
  expect(storage.getItem('a')).toBe('long');
  isFull = false;
  storage.setItem('a', 'longer');
  expect(browsers.contents()).toEqual({ a: 'longer' });
  expect(storage.getItem('a')).toBe('longer');
});
