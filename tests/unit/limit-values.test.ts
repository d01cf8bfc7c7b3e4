import { expect, test } from 'vitest';
import { BODY_MAX_VALUES, createValueCounter, limitValues } from '#server/http/limit-values';

const MESSAGE = 'The body has more than 100000 values.';

/** Counts the values of a body that arrives in parts of a size, and applies the limit. */
function read(body: string, partLength = body.length): void {
  const count = createValueCounter();
  let values = 0;
  for (let start = 0; start < body.length; start += partLength) {
    values = count(Buffer.from(body.slice(start, start + partLength)));
  }
  limitValues(values);
}

test('a body with at most 100,000 values is accepted', () => {
  read(JSON.stringify(Array(BODY_MAX_VALUES - 1).fill(1)));
  read(`[${'{},[ \n],'.repeat(BODY_MAX_VALUES / 2 - 1)}1]`);
  read('');
  read('"text"');
});

test.each([
  ['numbers', JSON.stringify(Array(BODY_MAX_VALUES).fill(1))],
  ['fields', JSON.stringify(Object.fromEntries(Array(BODY_MAX_VALUES).fill(1).entries()))],
  ['empty objects', `[${'{},'.repeat(BODY_MAX_VALUES)}{}]`],
  ['nested lists', '['.repeat(BODY_MAX_VALUES + 1)],
])('a body with more than 100,000 values in %s is refused', (_title, body) => {
  expect(() => read(body)).toThrow(MESSAGE);
  expect(() => read(body, 1_000)).toThrow(MESSAGE);
});

test.each([1, 7, 1_000_000])('the text of a body does not count when it arrives in parts of %d', length => {
  const text = '{[,"\\'.repeat(BODY_MAX_VALUES);
  read(JSON.stringify({ text, list: [1] }), length);
});
