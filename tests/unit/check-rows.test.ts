import { expect, test } from 'vitest';
import { checkRows } from '../support/check-rows';

test('all rows are checked and every failing row is reported', async () => {
  const checked: string[] = [];
  const checking = checkRows(
    [
      ['one', 1],
      ['two', 2],
      ['three', 3],
      [{ many: 4 }, 4],
    ],
    async (_name, number) => {
      checked.push(String(number));
      expect(number % 2).toBe(1);
    },
  );
  const failure: Error = await checking.then(
    () => new Error('passed'),
    error => error,
  );
  expect(checked).toEqual(['1', '2', '3', '4']);
  expect(failure.message).toContain('expected');
  expect(Object(failure).actual).toEqual([expect.stringMatching(/^two, 2: /), expect.stringMatching(/^4: /)]);
});

test('passing rows and an empty table do not fail', async () => {
  await checkRows([['one', 1]], (_name, number) => expect(number).toBe(1));
  await checkRows([], () => expect.fail());
});
