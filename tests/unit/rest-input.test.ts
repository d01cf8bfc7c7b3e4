import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createInputReader } from '../../src/server/http/rest-input';

const nothing = { params: {}, query: {}, body: undefined };

describe('the input of a REST call', () => {
  const read = createInputReader(
    z.object({
      id: z.string(),
      featured: z.boolean().optional(),
      limit: z.number().optional(),
      page: z.int().optional(),
      names: z.array(z.string()).optional(),
      years: z.array(z.number()).optional(),
    }),
  );

  test('is read from path, query and body together', () => {
    expect(read({ params: { id: '7' }, query: { names: 'x' }, body: { other: 1 } })).toEqual({
      id: '7',
      names: ['x'],
      other: 1,
    });
  });

  test('takes the path’s word over the body’s', () => {
    expect(read({ ...nothing, params: { id: '7' }, body: { id: '8' } })).toEqual({ id: '7' });
  });

  const FLAGS = [
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['yes', 'yes'],
    ['', ''],
  ];

  test('reads the booleans of a query, and leaves other text to the schema', () => {
    const inputs = FLAGS.map(([featured]) => read({ ...nothing, query: { featured } }));
    expect(inputs).toEqual(FLAGS.map(([, featured]) => ({ featured })));
  });

  const NUMBERS = [
    ['12', 12],
    ['-1.5', -1.5],
    ['', ''],
    [' ', ' '],
    ['12a', '12a'],
    ['Infinity', 'Infinity'],
    ['0x10', '0x10'],
    ['1e3', '1e3'],
    [' 7', ' 7'],
    ['1e309', '1e309'],
  ];

  test('reads the decimal numbers of a query, and leaves other text to the schema', () => {
    const inputs = NUMBERS.map(([text]) => read({ ...nothing, query: { limit: text, page: text } }));
    expect(inputs).toEqual(NUMBERS.map(([, value]) => ({ limit: value, page: value })));
  });

  test('reads a number as text where text is meant', () => {
    expect(read({ ...nothing, params: { id: '007' } })).toEqual({ id: '007' });
  });

  test('reads a list from one value or several', () => {
    expect(read({ ...nothing, query: { names: 'a', years: ['1', '2'] } })).toEqual({
      names: ['a'],
      years: [1, 2],
    });
  });

  test('leaves a JSON body as it is', () => {
    const body = { featured: 'false', limit: '7' };
    expect(read({ ...nothing, body })).toEqual(body);
  });

  test('is an object without any body', () => {
    expect(read(nothing)).toEqual({});
    expect(read({ ...nothing, body: null })).toEqual({});
  });

  test('keeps the key __proto__ an ordinary one', () => {
    const query: Record<string, unknown> = JSON.parse('{"__proto__":{"isOwner":true}}');
    const input = Object(read({ ...nothing, query, body: JSON.parse('{"__proto__":{"isOwner":true}}') }));
    expect(input.isOwner).toBeUndefined();
    expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
  });
});

test('an array as the body is the whole input', () => {
  const read = createInputReader(z.array(z.object({ name: z.string() })));
  expect(read({ ...nothing, body: [{ name: 'a' }] })).toEqual([{ name: 'a' }]);
});

test('a procedure without input gets none, whatever is sent', () => {
  const read = createInputReader(z.void());
  expect(read({ params: {}, query: { x: '1' }, body: { y: 2 } })).toBeUndefined();
});
