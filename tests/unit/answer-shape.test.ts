import { expect, expectTypeOf, test } from 'vitest';
import { type Example, hasShape, requireShape } from '../../src/client/lib/api/answer-shape';

type Answer = {
  name: string;
  kind: 'a' | 'b';
  count: number;
  isOpen: boolean;
  words: string[];
  items: { url: string; caption?: string }[];
  since: string | null;
};

const GOOD: Answer = {
  name: '',
  kind: 'a',
  count: 0,
  isOpen: false,
  words: ['one'],
  items: [{ url: '/' }],
  since: null,
};

const EXAMPLE: Example<Answer> = {
  name: 'one',
  kind: 'b',
  count: 1,
  isOpen: true,
  words: ['one'],
  items: [{ url: '/one' }],
  since: null,
};

test('an answer of the expected kind is passed on, whatever else it holds', () => {
  const require = requireShape<Answer>(EXAMPLE);
  for (const answer of [GOOD, { ...GOOD, words: [], items: [] }, { ...GOOD, more: null }]) {
    expect(require(answer)).toBe(answer);
  }
});

test.each<[string, unknown]>([
  ['no object', 'rubbish'],
  ['null', null],
  ['nothing', undefined],
  ['a list', []],
  ['without its fields', {}],
  ['with another kind of text', { ...GOOD, name: 7 }],
  ['with another kind of number', { ...GOOD, count: '7' }],
  ['with another kind of flag', { ...GOOD, isOpen: 'true' }],
  ['with no list', { ...GOOD, words: { 0: 'one' } }],
  ['with a list that holds null', { ...GOOD, words: [null] }],
  ['with a list that holds something else', { ...GOOD, words: ['one', 7] }],
  ['with no object in a list of them', { ...GOOD, items: [null] }],
  ['with an object in a list that lacks its field', { ...GOOD, items: [{ url: '/' }, {}] }],
])('an answer that is %s is refused', (_what, answer) => {
  expect(hasShape<Answer>(answer, EXAMPLE)).toBe(false);
});

test('a list is asked for like the lists in it', () => {
  const require = requireShape<Answer[]>([EXAMPLE]);
  expect(require([GOOD])).toEqual([GOOD]);
  expect(() => Reflect.apply(require, null, [[GOOD, null]])).toThrow('not what was asked for');
  expect(() => Reflect.apply(require, null, [GOOD])).toThrow('not what was asked for');
});

test('what the example leaves out, has as null or as an empty list may be anything', () => {
  const some: Example<Answer> = { name: '', words: [], since: null };
  for (const since of [null, '2020', 7, undefined])
    expect(hasShape<Answer>({ name: '', words: [7, null], since }, some)).toBe(true);
  expect(hasShape<Answer>({ name: '', words: 'one' }, some)).toBe(false);
});

test('an example has the types of the answer, and any of its fields', () => {
  expectTypeOf<Example<Answer>['kind']>().toEqualTypeOf<'a' | 'b' | undefined>();
  expectTypeOf<Example<Answer>['items']>().toEqualTypeOf<{ url?: string; caption?: string }[] | undefined>();
  expectTypeOf<Example<Answer>['since']>().toEqualTypeOf<string | null | undefined>();
});
