import { expect, test } from 'vitest';
import { AppError } from '#server/core/errors/app-error';
import { INPUT_MAX_DEPTH, requireValidInput } from '#server/core/errors/valid-input';

function nestedLists(depth: number): unknown {
  let value: unknown = 'inside';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

function nestedObjects(depth: number): unknown {
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = { a: 1, b: value };
  return value;
}

test('an input with at most 32 levels and any complete characters is returned unchanged', () => {
  const deepest = [nestedLists(INPUT_MAX_DEPTH), nestedObjects(INPUT_MAX_DEPTH)];
  for (const input of [undefined, null, '', 7, [], {}, ...deepest])
    expect(requireValidInput(input)).toBe(input);
  const input = { title: '🚀 \u0001\t' };
  expect(requireValidInput(input)).toBe(input);
});

test.each([
  ['lists', nestedLists(INPUT_MAX_DEPTH + 1)],
  ['objects', nestedObjects(INPUT_MAX_DEPTH + 1)],
  ['lists and objects beside flat values', [[], {}, 'a', [nestedObjects(INPUT_MAX_DEPTH - 1)], {}]],
  ['500,000 lists', nestedLists(500_000)],
])('an input of %s deeper than 32 levels is rejected', (_title, input) => {
  expect(() => requireValidInput(input)).toThrow(
    new AppError('BAD_REQUEST', 'The input is nested deeper than 32 levels.'),
  );
});

test.each([
  ['a NUL character', { title: 'a\0b' }, ['title']],
  ['half of a surrogate pair', { links: [{ label: 'fine' }, { label: '\uD83D' }] }, ['links', 1, 'label']],
  ['a NUL character in a name', { profile: { 'a\0b': 'text' } }, ['profile']],
])('%s is rejected with its path', (_title, input, path) => {
  const expectedError = expect.objectContaining({
    code: 'BAD_REQUEST',
    issues: [expect.objectContaining({ path })],
  });
  expect(() => requireValidInput(input)).toThrow(expectedError);
});
