import { expect, test } from 'vitest';
import { hyphenate } from '#server/core/font/hyphenate';

test.each([
  ['de', 'Geschwindigkeitsüberwachungsprotokoll', 'Geschwindigkeits-überwachungs-protokoll'],
  ['de', 'Donaudampfschifffahrtsgesellschaftsplan', 'Donau-dampf-schiff-fahrts-gesellschafts-plan'],
  ['de-CH', 'Bewässerungssteuerung', 'Bewässerungs-steuerung'],
  ['fi', 'lentokonesuihkuturbiini', 'len-to-ko-ne-suih-ku-tur-biini'],
  ['hu', 'megszentségteleníthetetlen', 'meg-szent-ség-te-le-nít-he-tetlen'],
  ['ru', 'достопримечательность', 'досто-при-ме-ча-тель-ность'],
  ['en', 'Internationalization of <b>', 'Inter-na-tion-al-iza-tion of <b>'],
])('in %s, %s gets soft hyphens', (language, text, hyphenated) => {
  expect(hyphenate(text, language).replaceAll('\u00AD', '-')).toBe(hyphenated);
});

test.each([
  ['de', 'Weboberflächen'],
  ['de', ''],
  ['de', 'Web\u00ADoberflächengestaltung'],
  ['ja', '検索エンジンのインデックスを小さくするための方法について'],
  ['xx', 'Geschwindigkeitsüberwachungsprotokoll'],
  ['../de', 'Geschwindigkeitsüberwachungsprotokoll'],
])('in %s, %j stays as it is', (language, text) => {
  expect(hyphenate(text, language)).toBe(text);
});

test('a narrow column hyphenates shorter words', () => {
  expect(hyphenate('Webanwendungen', 'de', true).replaceAll('\u00AD', '-')).toBe('Web-an-wen-dungen');
});
