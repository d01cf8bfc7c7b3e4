import { create } from 'fontkit';
import { beforeAll, expect, test } from 'vitest';
import { readWoff2 } from '../../src/server/core/font/read-woff2';
import { isMostlySettable, settableText } from '../../src/server/core/font/settable-text';
import { createTypefaceLoader, type Typefaces } from '../../src/server/core/font/typefaces';

let faces: Typefaces;
beforeAll(async () => {
  faces = await createTypefaceLoader()();
});

function widthOf(text: string, face: keyof Typefaces): number {
  return faces[face].font.layout(text).advanceWidth;
}

test('every style is a font of its own, and wider letters are wider', () => {
  const names = Object.values(faces).map(({ file }) => create(file).postscriptName);
  expect(names).toEqual(['Archivo-Wide', 'Archivo-SemiBold', 'Archivo-Regular', 'Archivo-Narrow']);
  expect(widthOf('Engine', 'wide')).toBeGreaterThan(widthOf('Engine', 'bold'));
  expect(widthOf('Engine', 'bold')).toBeGreaterThan(widthOf('Engine', 'text'));
  expect(widthOf('Engine', 'text')).toBeGreaterThan(widthOf('Engine', 'narrow'));
});

test('letters keep their kerning', () => {
  expect(widthOf('AV', 'wide')).toBeLessThan(widthOf('A', 'wide') + widthOf('V', 'wide'));
});

test('letters of all files of the family have outlines', () => {
  for (const letter of 'Aéß0…łŵ₫Ặ€') {
    const { path, id } = faces.text.font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    expect({ letter, isThere: id > 0, hasOutline: path.commands.length > 0 }).toEqual({
      letter,
      isThere: true,
      hasOutline: true,
    });
  }
});

test('an accent stands in the middle of its letter in every width', () => {
  for (const { font } of Object.values(faces)) {
    const plain = boundsOf(font.glyphForCodePoint(0x65).path.commands);
    const accented = boundsOf(font.glyphForCodePoint(0xea).path.commands);
    // The circumflex of ê is narrower than its e: it adds height and moves neither side.
    expect(accented.top).toBeGreaterThan(plain.top + 100);
    expect(Math.abs(accented.left - plain.left)).toBeLessThan(3);
    expect(Math.abs(accented.right - plain.right)).toBeLessThan(3);
  }
});

function boundsOf(commands: { args: number[] }[]): { left: number; right: number; top: number } {
  const xs = commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === 0));
  const ys = commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === 1));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys) };
}

test('another kind of file is refused', () => {
  expect(() => readWoff2(Buffer.from('OTTO and more'))).toThrow('no WOFF2');
  expect(() => readWoff2(Buffer.alloc(0))).toThrow();
});

test.each([
  ['Engine', 'Engine'],
  ['  two \n\t words ', 'two words'],
  ['Łódź “Đặng” – €5', 'Łódź “Đặng” – €5'],
  ['🚀 Rocket 👨‍👩‍👧', 'Rocket'],
  ['日本語のタイトル', ''],
  ['مرحبا', ''],
  ['non‑breaking', 'non-breaking'],
  ['e\u0301', 'é'],
  ['a\u0000b\u202Ec', 'abc'],
  ['\uD83D half', 'half'],
])('of %j the letters can set %j', (text, settable) => {
  expect(settableText(text, faces.text.font)).toBe(settable);
});

test.each([
  ['Engine', true],
  ['🚀 Engine', true],
  ['日本語 OK', false],
  ['日本語', false],
  ['🚀', false],
  ['', false],
])('%j is settable for the most part: %s', (text, isSettable) => {
  expect(isMostlySettable(text, faces.text.font)).toBe(isSettable);
});
