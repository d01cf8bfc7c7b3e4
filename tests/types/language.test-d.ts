import { expectTypeOf, test } from 'vitest';
import type { ENGLISH, Translation } from '#shared/language/english';
import type { Translate } from '#shared/language/translate';

declare const t: Translate<typeof ENGLISH>;
declare const translation: Translation;

test('a translation has every key, and no other', () => {
  const { goHome, ...rest } = translation;
  expectTypeOf(rest).not.toExtend<Translation>();
  expectTypeOf({ ...rest, goHome }).toExtend<Translation>();
  // @ts-expect-error: this key is not in the English table
  translation.goAway;
});

test('a text needs the values of its placeholders', () => {
  t('goHome');
  t('previewOf', { title: 'A' });
  t('projectCount', { count: 2 });
  t('projectFact', { count: 2 });
  // @ts-expect-error: a value is missing
  t('previewOf');
  // @ts-expect-error: a value has another name
  t('previewOf', { name: 'A' });
  // @ts-expect-error: a count is a number
  t('projectCount', { count: '2' });
  // @ts-expect-error: a plural without a placeholder needs its count, too
  t('projectFact');
  // @ts-expect-error: the name of a plural has no ending
  t('projectCount_one', { count: 1 });
  // @ts-expect-error: this text is not in the table
  t('goAway');
});
