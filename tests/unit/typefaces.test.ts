import { expect, test } from 'vitest';
import { isMostlyRenderable, toRenderableText } from '#server/core/font/renderable-text';
import { createTypefaceLoader, type Typefaces } from '#server/core/font/typefaces';

const faces = await createTypefaceLoader()();

const measure = (text: string, face: keyof Typefaces): number => faces[face].font.layout(text).advanceWidth;

test('every typeface style has a different font with kerning', () => {
  const names = Object.values(faces).map(({ font }) => font.postscriptName);
  expect(names).toEqual(['Archivo-SemiBold', 'Archivo-SemiBold', 'Archivo-Regular']);
  expect(measure('Engine', 'bold')).toBeGreaterThan(measure('Engine', 'text'));
  expect(measure('AV', 'bold')).toBeLessThan(measure('A', 'bold') + measure('V', 'bold'));
});

test('every typeface style has the letters of Latin, extended Latin and Vietnamese', () => {
  for (const { font } of Object.values(faces)) {
    for (const letter of 'Aéß0…łŵ₫Ặ€Ṣ') {
      const { path, id } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const found = { letter, isThere: id > 0, hasOutline: path.commands.length > 0 };
      expect(found).toEqual({ letter, isThere: true, hasOutline: true });
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
  ['q\u0301', 'q'],
  ['a\u0000b\u202Ec', 'abc'],
  ['\uD83D half', 'half'],
];

test('unsupported characters are removed, and a text is settable if most others remain', () => {
  expect(TEXTS.map(([text = '']) => [text, toRenderableText(text, faces.text.font)])).toEqual(TEXTS);
  const settable = ['Engine', '🚀 Engine'];
  const all = [...settable, '日本語 OK', '日本語', '🚀', ''];
  expect(all.filter(text => isMostlyRenderable(text, faces.text.font))).toEqual(settable);
});
