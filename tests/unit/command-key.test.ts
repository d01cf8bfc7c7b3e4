import { expect, test } from 'vitest';
import { findCommandLetter } from '#client/lib/command-key';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

function press(key: string, code: string, modifiers: Partial<typeof NONE & { AltGraph: boolean }>) {
  const { AltGraph = false, ...keys } = modifiers;
  return findCommandLetter({
    key,
    code,
    ...NONE,
    ...keys,
    getModifierState: name => AltGraph && name === 'AltGraph',
  });
}

test.for([
  ['s', 'KeyS', 'an English keyboard'],
  ['S', 'KeyS', 'a keyboard with Caps Lock'],
  ['s', 'KeyO', 'a Dvorak keyboard'],
  ['ы', 'KeyS', 'a Russian keyboard'],
  ['σ', 'KeyS', 'a Greek keyboard'],
  ['ד', 'KeyS', 'a Hebrew keyboard'],
] as const)('%s (%s) with Ctrl or ⌘ is S on %s', ([key, code]) => {
  expect(press(key, code, { ctrlKey: true })).toBe('s');
  expect(press(key, code, { metaKey: true })).toBe('s');
});

test('other key combinations are not shortcuts', () => {
  expect(press('s', 'KeyS', {})).toBeNull();
  expect(press('s', 'KeyS', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(press('ś', 'KeyS', { ctrlKey: true, altKey: true })).toBeNull();
  expect(press('ś', 'KeyS', { ctrlKey: true, AltGraph: true })).toBeNull();
  expect(press('.', 'Slash', { ctrlKey: true })).toBeNull();
  expect(press('ö', 'Semicolon', { ctrlKey: true })).toBeNull();
});
