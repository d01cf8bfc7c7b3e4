import { expect, test } from 'vitest';
import { hyphenate } from '#server/core/font/hyphenate';

test.each([
  ['de', 'Geschwindigkeitsüberwachungsprotokoll', 'Geschwin-dig-keits-über-wa-chungs-pro-to-koll'],
  ['de-CH', 'Bewässerungssteuerung', 'Bewäs-se-rungs-steue-rung'],
  ['fi', 'lentokonesuihkuturbiini', 'lento-ko-ne-suih-ku-tur-biini'],
  ['hu', 'megszentségteleníthetetlen', 'megszent-ség-te-le-nít-he-tetlen'],
  ['ru', 'достопримечательность', 'досто-при-ме-ча-тель-ность'],
  ['en', 'Internationalization of <b>', 'Inter-na-tion-al-iza-tion of <b>'],
])('in %s, %s gets soft hyphens', (language, text, hyphenated) => {
  expect(hyphenate(text, language).replaceAll('\u00AD', '-')).toBe(hyphenated);
});

test.each([
  ['de', 'Weboberflächen'],
  ['de', ''],
  ['ja', '検索エンジンのインデックスを小さくするための方法について'],
  ['xx', 'Geschwindigkeitsüberwachungsprotokoll'],
  ['../de', 'Geschwindigkeitsüberwachungsprotokoll'],
])('in %s, %j stays as it is', (language, text) => {
  expect(hyphenate(text, language)).toBe(text);
});
