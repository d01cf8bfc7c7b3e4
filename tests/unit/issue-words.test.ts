import { expect, test } from 'vitest';
import { z } from 'zod';
import { webLinkSchema } from '#shared/contract/common';
import { newContactMessageSchema } from '#shared/contract/contact-message';

const schema = z
  .object({
    text: z.string().min(2).max(1_000),
    list: z.array(z.string()).max(2),
    count: z.int().min(1).max(5),
    flag: z.boolean(),
    choice: z.enum(['asc', 'desc']),
  })
  .partial();

test.each([
  ['text', 7, 'Must be text'],
  ['text', 'x'.repeat(1_001), 'Must have at most 1,000 characters'],
  ['text', 'x', 'Must have at least 2 characters'],
  ['list', {}, 'Must be a list'],
  ['list', ['a', 'b', 'c'], 'Must have at most 2 items'],
  ['count', '1', 'Must be a number'],
  ['count', 1.5, 'Must be a whole number'],
  ['count', 6, 'Must be at most 5'],
  ['count', 0, 'Must be at least 1'],
  ['flag', 'yes', 'Must be true or false'],
  ['choice', 'up', 'Must be asc or desc'],
])('an issue of %s with the value %j has words for people', (field, value, message) => {
  expect(schema.safeParse({ [field]: value }).error?.issues).toMatchObject([{ path: [field], message }]);
});

test('a missing field is required, and its own message takes precedence', () => {
  const { error } = newContactMessageSchema.safeParse({ name: '', message: 'Hello' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'Name is required'],
    ['email', 'Is required'],
  ]);
});

test('a text that is too long has no other issue, because the slower checks are left out', () => {
  const fields = { name: 'a', message: 'a', email: '%'.repeat(900_000) };
  const { error } = newContactMessageSchema.safeParse(fields);
  expect(error?.issues).toMatchObject([{ message: 'Must have at most 1,000 characters' }]);
  expect(webLinkSchema.safeParse('a.'.repeat(450_000)).error?.issues).toMatchObject([
    { message: 'Must have at most 100,000 characters' },
  ]);
});
