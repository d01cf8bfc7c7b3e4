import { expect, test } from 'vitest';
import { contactListInputSchema, contactPageInputSchema } from '#shared/contract/contact-message';

test('a list shows all messages, newest first, by default', () => {
  const defaults = { sortBy: 'createdAt', sortOrder: 'desc', filter: 'all' };
  expect(contactListInputSchema.parse({})).toEqual(defaults);
  expect(contactPageInputSchema.parse({})).toEqual({ ...defaults, offset: 0, limit: 50 });
});
