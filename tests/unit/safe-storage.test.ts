import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '#client/lib/safe-storage';
import { createMemoryStorage } from '../support/memory-storage';

test('safe storage reads from and writes to the browser storage', () => {
  const browserStorage = createMemoryStorage();
  const storage = createSafeStorage(() => browserStorage);
  storage.setItem('a', '1');
  expect(browserStorage.contents()).toEqual({ a: '1' });
  browserStorage.setItem('a', 'changed in another tab');
  expect(storage.getItem('a')).toBe('changed in another tab');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  expect(browserStorage.contents()).toEqual({});
});

test('safe storage keeps values in memory if the browser blocks its storage', () => {
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

test('safe storage keeps a value in memory while the browser storage is full', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const browserStorage = createMemoryStorage();
  let isFull = false;
  const storage = createSafeStorage(() => ({
    ...browserStorage,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      browserStorage.setItem(key, value);
    },
  }));
  storage.setItem('a', 'short');
  isFull = true;
  storage.setItem('a', 'long');
  expect(storage.getItem('a')).toBe('long');
  isFull = false;
  storage.setItem('a', 'longer');
  expect(browserStorage.contents()).toEqual({ a: 'longer' });
  expect(storage.getItem('a')).toBe('longer');
});
