import { expect, test } from 'vitest';
import {
  BODY_MAX_NAMES,
  BODY_MAX_VALUES,
  type BodyCounts,
  createBodyCounter,
  requireWithinLimits,
} from '#server/http/limit-body';

const TOO_MANY_VALUES = 'The body has more than 100000 values.';
const TOO_MANY_NAMES = 'The body has more than 2500 different names.';

/** Counts a body that arrives in parts of a size, and applies the limits. */
function read(body: string, partLength = body.length): void {
  const count = createBodyCounter();
  let counts: BodyCounts = { values: 1, names: 0 };
  for (let start = 0; start < body.length; start += partLength)
    counts = count(Buffer.from(body.slice(start, start + partLength)));
  requireWithinLimits(counts);
}

test('a body with at most 100,000 values is accepted', () => {
  read(JSON.stringify(Array(BODY_MAX_VALUES - 1).fill(1)));
  read(`[${'{},[ \n],'.repeat(BODY_MAX_VALUES / 2 - 1)}1]`);
  read('');
  read('"text"');
});

test.each([
  ['numbers', JSON.stringify(Array(BODY_MAX_VALUES).fill(1))],
  ['objects', `[${'{"a":1},'.repeat(BODY_MAX_VALUES / 2)}1,1]`],
  ['empty objects', `[${'{},'.repeat(BODY_MAX_VALUES)}{}]`],
  ['nested lists', '['.repeat(BODY_MAX_VALUES + 1)],
])('a body with more than 100,000 values in %s is refused', (_title, body) => {
  expect(() => read(body)).toThrow(TOO_MANY_VALUES);
  expect(() => read(body, 1_000)).toThrow(TOO_MANY_VALUES);
});

const name = (index: number) => `"name \\"${index}":{}`;
const listNames = (count: number) => Array.from({ length: count }, (_, index) => name(index));

test('a body with at most 2,500 different names is accepted, however often it repeats them', () => {
  const names = listNames(BODY_MAX_NAMES);
  read(`{${names.join(',')}}`, 7);
  const repeated = Array(19).fill(`{${names.join(', ')}}`);
  read(`[${repeated.join(',')}]`);
  read(JSON.stringify({ texts: names, more: names.join(':') }));
});

test.each([
  ['one object', `{${listNames(BODY_MAX_NAMES + 1).join(',')}}`],
  ['many objects', `[{${listNames(BODY_MAX_NAMES + 1).join('},{')}}]`],
])('a body with more than 2,500 different names in %s is refused', (_title, body) => {
  expect(() => read(body)).toThrow(TOO_MANY_NAMES);
  expect(() => read(body, 7)).toThrow(TOO_MANY_NAMES);
});

test.each([1, 7, 1_000_000])('the text of a body does not count when it arrives in parts of %d', length => {
  const text = '{[,"\\'.repeat(BODY_MAX_VALUES);
  read(JSON.stringify({ text, list: [1] }), length);
});
