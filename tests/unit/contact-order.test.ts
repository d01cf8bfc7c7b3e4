import { expect, test } from 'vitest';
import { sortKey } from '#server/features/contacts/contact-service';

test.each([
  ['Ärger', 'arger'],
  ['ÉCOLE', 'ecole'],
  ['  Ada \t Lovelace ', 'ada lovelace'],
  ['İstanbul', 'istanbul'],
  ['日本', '日本'],
  ['ﬁne', 'fine'],
  ['', ''],
])('%j is sorted as %j', (text, key) => expect(sortKey(text)).toBe(key));

test('a sort key fits its column and never ends with a partial character or a space', () => {
  expect(Array.from(sortKey('🙂'.repeat(200)))).toHaveLength(64);
  expect(sortKey('🙂'.repeat(200))).not.toMatch(/\p{Surrogate}/u);
  expect(sortKey(`${'x'.repeat(63)} y`)).toBe('x'.repeat(63));
  expect(Array.from(sortKey('ﷺ'.repeat(20)))).toHaveLength(64);
});
