import { expect, test } from 'vitest';
import {
  contactIdsSchema,
  contactListInputSchema,
  contactPageInputSchema,
} from '#shared/contract/contact-message';

test('a list shows all messages, newest first, by default, and a request accepts at most 10,000 IDs', () => {
  const defaults = { sortBy: 'createdAt', sortOrder: 'desc', filter: 'all' };
  expect(contactListInputSchema.parse({})).toEqual(defaults);
  expect(contactListInputSchema.parse({ q: 'tide' })).toEqual({ ...defaults, q: 'tide' });
  expect(contactPageInputSchema.parse({})).toEqual({ ...defaults, offset: 0, limit: 50 });
  const ids = Array.from({ length: 10_000 }, () => 'x');
  expect(contactIdsSchema.safeParse({ ids }).success).toBe(true);
  expect(contactIdsSchema.safeParse({ ids: [...ids, 'x'] }).success).toBe(false);
});

test.each([
  ...[{ sortBy: 'message' }, { sortBy: 'CreatedAt' }, { sortBy: ['name', 'email'] }, { sortOrder: 'down' }],
  ...[{ filter: 'spam' }, { filter: null }, { limit: 201 }, { limit: 0 }, { offset: -1 }, { offset: 0.5 }],
  ...[{ q: 'x'.repeat(201) }, { q: ['tide'] }],
])('%j is not a valid page of messages', input => {
  expect(contactPageInputSchema.safeParse(input).success).toBe(false);
});
