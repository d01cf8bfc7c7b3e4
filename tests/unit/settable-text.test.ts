import { expect, test } from 'vitest';
import { isSettable, toSettableText } from '#server/core/font/settable-text';
import { createTypefaceLoader } from '#server/core/font/typefaces';
import { readScriptFont } from '../support/content/script-fonts';

const faces = await createTypefaceLoader()();

test.each([
  ['Engine', 'Engine'],
  ['  two \n\t words ', 'two words'],
  ['Łódź “Đặng” – €5', 'Łódź “Đặng” – €5'],
  ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  ['Разработчик', 'Разработчик'],
  ['Ḧ and Ṿ', 'Ḧ and Ṿ'],
  ['🚀 Rocket 👨‍👩‍👧 1️⃣ 🇬🇷', 'Rocket'],
  ['non‑breaking', 'non‑breaking'],
  ['e\u0301 q\u0301', 'é q\u0301'],
  ['㎏ and Ａ', 'kg and A'],
  ['a\u0000b\u202Ec', 'abc'],
  ['\uD83D half', 'half'],
])('%j is set whole, without emoji and invisible characters', (text, settable) => {
  expect(toSettableText(text, faces.text)).toBe(settable);
  expect(isSettable(text, faces)).toBe(true);
});

test.each(['日本語のタイトル', '株式会社見本 Ltd', '2024年4月〜9月', 'مرحبا', 'A\u05D0', 'ㅎ', 'x\u0D4D'])(
  '%j is left out whole, because no font has all of its characters',
  text => {
    expect(toSettableText(text, faces.text)).toBe('');
    expect(isSettable(text, faces)).toBe(false);
  },
);

test('an added font completes a text', async () => {
  const readUpload = () => readScriptFont('japanese');
  const added = await createTypefaceLoader({ readUpload })('archivo', ['/uploads/japanese.ttf']);
  for (const text of ['株式会社見本 Ltd', '2024年4月〜9月']) {
    expect(toSettableText(text, added.text)).toBe(text);
    expect(isSettable(text, added)).toBe(true);
  }
  expect(isSettable('한국어', added)).toBe(false);
});
