import { expect, test } from 'vitest';
import { z } from 'zod';
import { findTextIssues, toDefinitions } from '#client/editing/fields/declared-fields';
import { toColumns } from '#server/core/content/field-columns';
import { requireDeclaredLengths } from '#server/core/content/list-length';
import { presentFields } from '#server/core/content/present-fields';
import {
  added,
  choice,
  flag,
  list,
  name,
  optional,
  pluck,
  text,
  toDefaulted,
  webLink,
} from '#shared/contract/fields';
import { WEB_LINK_RULE } from '#shared/safe-link';

const fields = {
  title: name({ label: 'Title', initial: 'New talk' }),
  tags: list(z.string(), { label: 'Tags', max: 5, limit: 3 }),
  isKeynote: flag({ label: 'Keynote', words: { true: 'Keynote', false: 'Talk' } }),
  venue: added(text({ label: 'Venue', description: 'Where it was given.' })),
  language: optional(choice({ en: 'English', de: 'German' }, { label: 'Language', initial: 'en' })),
};
const ROW = { title: 'Tides', tags: ['sea'], isKeynote: true, venue: 'Bremen', language: 'de' as const };

test('a new item has the default of each field', () => {
  expect(pluck(fields, 'initial')).toEqual({
    title: 'New talk',
    tags: [],
    isKeynote: false,
    venue: '',
    language: null,
  });
});

test('a response has the declared fields only', () => {
  const stored = { ...ROW, secret: 'x' };
  expect(presentFields(fields, stored)).toEqual(ROW);
});

test('a response omits added fields that are empty and optional fields without a value', () => {
  const presented = presentFields(fields, { ...ROW, tags: [], venue: '', language: null });
  expect(presented).toEqual({ title: 'Tides', tags: [], isKeynote: true });
  expect(z.object(pluck(fields, 'output')).parse(presented)).toEqual(presented);
});

test('a request removes the value of an optional field with null', () => {
  const input = z.object(pluck(fields, 'input')).partial();
  expect(input.parse({ language: null, venue: '' })).toEqual({ language: null, venue: '' });
  expect(input.safeParse({ language: 'fr' }).success).toBe(false);
  expect(input.safeParse({ tags: Array(6).fill('x') }).success).toBe(false);
});

test('a request takes the defaults for what it omits', () => {
  expect(z.object(toDefaulted(fields)).parse({ title: 'Tides' })).toEqual({
    ...pluck(fields, 'initial'),
    title: 'Tides',
  });
});

test('the column of an added field reads as empty before the field has a value', () => {
  const { title, venue, language } = toColumns(fields);
  expect(title.nullable).toBeUndefined();
  expect([venue, language].map(({ nullable }) => nullable)).toEqual([true, true]);
  const read = ({ transformer }: typeof venue) =>
    transformer && 'from' in transformer ? transformer.from(null) : undefined;
  expect([read(venue), read(language)]).toEqual(['', null]);
});

test('the editor describes a value with its words', () => {
  const { tags, isKeynote, language } = toDefinitions(fields);
  expect(tags.describe?.(['sea', 'wind'])).toBe('sea, wind');
  expect(isKeynote.describe?.(false)).toBe('Talk');
  expect(language.describe?.('de')).toBe('German');
  expect(language.accepts?.('fr')).toBe(false);
});

test('the editor finds the texts that the API would refuse', () => {
  const declared = { ...fields, slides: webLink({ label: 'Slides' }) };
  const texts = { title: 'Tides', tags: ['sea'], venue: '', slides: 'not a link' };
  expect(findTextIssues(declared, texts)).toEqual([{ path: ['slides'], message: WEB_LINK_RULE }]);
});

test('a list accepts as many entries as its limit, or as many as are stored', () => {
  const save = (sent: object, stored?: object) => requireDeclaredLengths(fields, sent, stored);
  const [three, four] = [3, 4].map(length => ({ tags: Array(length).fill('x') }));
  expect(() => save({ ...three, pendingChanges: three })).not.toThrow();
  expect(() => save({ ...four })).toThrow('must have at most 3 items');
  expect(() => save({ pendingChanges: four })).toThrow('must have at most 3 items');
  expect(() => save({ ...four }, { pendingChanges: four })).not.toThrow();
});
