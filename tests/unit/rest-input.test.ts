import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createInputReader } from '#server/http/api/rest-input';

const EMPTY_REQUEST = { params: {}, query: {}, body: undefined };

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

  test('combines path, query and body, with lists of one or several values', () => {
    const found = read({ params: { id: '7' }, query: { names: 'x' }, body: { other: 1 } });
    expect(found).toEqual({ id: '7', names: ['x'], other: 1 });
    expect(read({ ...EMPTY_REQUEST, query: { names: 'a', years: ['1', '2'] } })).toEqual({
      names: ['a'],
      years: [1, 2],
    });
  });

  test('prefers the path to the body, whose values stay as they are, and is an empty object without one', () => {
    expect(read({ ...EMPTY_REQUEST, params: { id: '7' }, body: { id: '8' } })).toEqual({ id: '7' });
    expect(read({ ...EMPTY_REQUEST, params: { id: '007' } })).toEqual({ id: '007' });
    const body = { featured: 'false', limit: '7' };
    expect(read({ ...EMPTY_REQUEST, body })).toEqual(body);
    expect(read(EMPTY_REQUEST)).toEqual({});
    expect(read({ ...EMPTY_REQUEST, body: null })).toEqual({});
  });

  test('parses booleans in a query and leaves other text to the schema', () => {
    const parse = (featured: string) => Object(read({ ...EMPTY_REQUEST, query: { featured } })).featured;
    expect(['true', '1', 'false', '0'].map(parse)).toEqual([true, true, false, false]);
    expect(['yes', ''].map(parse)).toEqual(['yes', '']);
  });

  test('parses decimal numbers in a query and leaves other text to the schema', () => {
    const parse = (text: string) => read({ ...EMPTY_REQUEST, query: { limit: text, page: text } });
    const toPair = (value: unknown) => ({ limit: value, page: value });
    expect(['12', '-1.5'].map(parse)).toEqual([12, -1.5].map(toPair));
    const others = ['', ' ', '12a', 'Infinity', '0x10', '1e3', ' 7', '1e309'];
    expect(others.map(parse)).toEqual(others.map(toPair));
  });

  test('does not set the prototype with the key __proto__', () => {
    const query: Record<string, unknown> = JSON.parse('{"__proto__":{"isOwner":true}}');
    const input = Object(
      read({ ...EMPTY_REQUEST, query, body: JSON.parse('{"__proto__":{"isOwner":true}}') }),
    );
    expect(input.isOwner).toBeUndefined();
    expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
  });
});
