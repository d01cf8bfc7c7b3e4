import { expect, test } from 'vitest';
import { arrangeLines, measureLine } from '#server/core/font/text-lines';
import { createTypefaceLoader, type FontStack, type Typefaces } from '#server/core/font/typefaces';
import { readScriptFont } from '../support/content/script-fonts';

const faces = await createTypefaceLoader()();

function measure(text: string, fonts: FontStack): number {
  return arrangeLines([text], fonts).reduce((sum, line) => sum + measureLine(line), 0);
}

test('every typeface style has a different font with kerning', () => {
  const names = Object.values(faces).map(([{ font }]) => font.postscriptName);
  expect(names).toEqual(['Archivo-SemiBold', 'Archivo-SemiBold', 'Archivo-Regular']);
  expect(measure('Engine', faces.bold)).toBeGreaterThan(measure('Engine', faces.text));
  expect(measure('AV', faces.bold)).toBeLessThan(measure('A', faces.bold) + measure('V', faces.bold));
});

/** Lists the letters of a script in the basic plane, without the forms that only compatibility needs. */
function listLetters(script: RegExp): string[] {
  return Array.from({ length: 0xfb00 }, (_, code) => String.fromCharCode(code)).filter(letter => {
    return script.test(letter) && /\p{L}/u.test(letter) && letter.normalize('NFKC') === letter;
  });
}

test.each(['archivo', 'serif-archivo', 'serif', 'mono'] as const)(
  'the fonts of %s have all of Greek and Cyrillic, and Latin up to Vietnamese',
  async pair => {
    const loaded = await createTypefaceLoader()(pair);
    const letters = [
      ...listLetters(/\p{Script=Greek}/u),
      ...listLetters(/[\u0400-\u052F\u1C80-\u1C88\u2DE0-\u2DFF\uA640-\uA69F]/u),
      ...listLetters(/[\u0041-\u024F\u1E00-\u1EFF]/u),
      ...'ß0…₫€№–—“”„«»→',
    ];
    for (const fonts of Object.values(loaded)) {
      const missing = letters.filter(letter => {
        return !fonts.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      });
      expect(missing).toEqual([]);
    }
  },
);

test('added fonts are used after those of the site, each by its weight', async () => {
  const files: Record<string, Promise<Buffer> | null> = { he: readScriptFont('hebrew'), gone: null };
  const load = createTypefaceLoader({ readUpload: async address => (await files[address]) ?? null });
  const { bold, text } = await load('archivo', ['gone', 'he']);
  const names = ({ font }: Typefaces['text'][number]) => font.postscriptName;
  expect(text.map(names)).toEqual([
    'Archivo-Regular',
    'NotoSans-Regular',
    'JetBrainsMono-Regular',
    'NotoSansHebrew-Regular',
  ]);
  expect(bold.at(-1)?.font.postscriptName).toBe('NotoSansHebrew-Regular');
});
