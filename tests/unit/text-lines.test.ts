import { expect, test } from 'vitest';
import { wrapText } from '#server/core/font/fit-text';
import { createMeasure } from '#server/core/font/measure-text';
import { arrangeLines, layOutRun } from '#server/core/font/text-lines';
import { createTypefaceLoader } from '#server/core/font/typefaces';
import { readScriptFont } from '../support/content/script-fonts';

const SCRIPTS = ['japanese', 'hebrew', 'arabic'] as const;
const load = createTypefaceLoader({
  readUpload: address => {
    const script = SCRIPTS.find(each => each === address);
    return script ? readScriptFont(script) : Promise.resolve(null);
  },
});
const { text: fonts } = await load('archivo', SCRIPTS);

/** Returns the characters of each line as they are drawn from left to right. */
function draw(...lines: string[]): string[] {
  return arrangeLines(lines, fonts).map(({ runs }) => {
    const glyphs = runs.flatMap(run => layOutRun(run).glyphs);
    return String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints));
  });
}

test('each word is drawn with the first font that has it, and marks with the font of their letter', () => {
  const [line] = arrangeLines(['A Ωλ q\u0301 年2 א'], fonts);
  const runs = line?.runs.map(({ text, typeface }) => [text, typeface.font.postscriptName]);
  expect(runs).toEqual([
    ['A ', 'Archivo-Regular'],
    ['Ωλ', 'NotoSans-Regular'],
    [' q\u0301 ', 'Archivo-Regular'],
    ['年', 'DotGothic16-Regular'],
    ['2 ', 'Archivo-Regular'],
    ['א', 'NotoSansHebrew-Regular'],
  ]);
});

test.each([
  ['English is unchanged', 'abc (1)', 'abc (1)'],
  ['Hebrew', 'אבג דה', 'הד גבא'],
  ['brackets are mirrored', 'אב (גד)', '(דג) בא'],
  ['numbers keep their order', 'אב 123 גד', 'דג 123 בא'],
  ['Persian digits keep their order', 'אב ۱۲۳', '۱۲۳ בא'],
  ['words of two directions', 'I say אב גד to you', 'I say דג בא to you'],
  ['English in Hebrew', 'אב English words גד.', '.דג English words בא'],
  ['isolated texts keep their place', '\u2068אב\u2069, \u2068C++\u2069, \u2068ג\u2069', 'בא, C++, ג'],
])('the order of a line is that of Unicode: %s', (_title, text, drawn) => {
  expect(draw(text)).toEqual([drawn]);
});

test('the lines of a paragraph have the direction of its first letter', () => {
  expect(draw('אב x', '12 y!')).toEqual(['x בא', '!12 y']);
  const directions = arrangeLines(['אב', 'English'], fonts).map(({ isRightToLeft }) => isRightToLeft);
  expect(directions).toEqual([true, true]);
  expect(arrangeLines(['English', 'אב'], fonts).some(({ isRightToLeft }) => isRightToLeft)).toBe(false);
});

test('Arabic letters are joined', () => {
  const ids = (text: string) =>
    arrangeLines([text], fonts).flatMap(({ runs }) =>
      runs.flatMap(run => layOutRun(run).glyphs.map(({ id }) => id)),
    );
  const [alone = 0] = ids('ه');
  expect(alone).toBeGreaterThan(0);
  expect(ids('ههه')).toHaveLength(3);
  expect(new Set([alone, ...ids('ههه')]).size).toBe(4);
});

test('Japanese wraps between its characters, but not before a full stop', () => {
  const measure = createMeasure({ fonts, size: 10 });
  expect(wrapText('見本会社です。東京', measure, 61)).toEqual(['見本会社で', 'す。東京']);
});
