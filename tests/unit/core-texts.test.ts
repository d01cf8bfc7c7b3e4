import { expect, test } from 'vitest';
import { coreSettings } from '#server/core/config/env-schema';
import { ENGLISH } from '#shared/language/english';

/** Words for what only extras do. */
const EXTRAS = /drawing|scheduled backup|static copy|bucket|metrics/i;

test('the default texts of public pages describe a site without extras', () => {
  expect(Object.values(ENGLISH).filter(text => EXTRAS.test(text))).toEqual([]);
});

test('the settings of the core describe a site without extras', () => {
  const descriptions = coreSettings
    .flatMap(({ fields }) => Object.values(fields))
    .map(each => each.description);
  expect(descriptions.filter(text => text && EXTRAS.test(text))).toEqual([]);
});
