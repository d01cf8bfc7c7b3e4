import { beforeAll, expect, test } from 'vitest';
import { isMostlySettable, settableText } from '../../src/server/core/font/settable-text';
import { createTypefaceLoader, type Typefaces } from '../../src/server/core/font/typefaces';

let faces: Typefaces;
beforeAll(async () => {
  faces = await createTypefaceLoader()();
});

function widthOf(text: string, face: keyof Typefaces): number {
  return faces[face].font.layout(text).advanceWidth;
}

test('every style is a font of its own', () => {
  const names = Object.values(faces).map(({ font }) => font.postscriptName);
  expect(names).toEqual(['Archivo-SemiBold', 'Archivo-SemiBold', 'Archivo-Regular']);
  expect(widthOf('Engine', 'bold')).toBeGreaterThan(widthOf('Engine', 'text'));
});

test('letters keep their kerning', () => {
  expect(widthOf('AV', 'bold')).toBeLessThan(widthOf('A', 'bold') + widthOf('V', 'bold'));
});

test('every style has the letters of Latin, extended Latin and Vietnamese', () => {
  for (const { font } of Object.values(faces)) {
    for (const letter of 'Aéß0…łŵ₫Ặ€Ṣ') {
      const { path, id } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      expect({ letter, isThere: id > 0, hasOutline: path.commands.length > 0 }).toEqual({
        letter,
        isThere: true,
        hasOutline: true,
      });
    }
  }
});

const TEXTS = [
  ['Engine', 'Engine'],
  ['  two \n\t words ', 'two words'],
  ['Łódź “Đặng” – €5', 'Łódź “Đặng” – €5'],
  ['Ḧ and Ṿ', 'H and V'],
  ['🚀 Rocket 👨‍👩‍👧', 'Rocket'],
  ['日本語のタイトル', ''],
  ['مرحبا', ''],
  ['non‑breaking', 'non‑breaking'],
  ['e\u0301', 'é'],
  ['a\u0000b\u202Ec', 'abc'],
  ['\uD83D half', 'half'],
];

test('what the letters cannot set is left out', () => {
  expect(TEXTS.map(([text = '']) => [text, settableText(text, faces.text.font)])).toEqual(TEXTS);
});

const SETTABLE: [string, boolean][] = [
  ['Engine', true],
  ['🚀 Engine', true],
  ['日本語 OK', false],
  ['日本語', false],
  ['🚀', false],
  ['', false],
];

test('a text is settable for the most part or not', () => {
  expect(SETTABLE.map(([text]) => [text, isMostlySettable(text, faces.text.font)])).toEqual(SETTABLE);
});
