import { expect, test } from 'vitest';
import {
  DEFAULT_VIEW,
  formatInboxView,
  parseInboxView,
  sortInboxBy,
} from '#client/features/contacts/admin/inbox-address';

test('an inbox URL without a query shows all messages, newest first', () => {
  expect(parseInboxView('')).toEqual({
    filter: 'all',
    sortBy: 'createdAt',
    sortOrder: 'desc',
    q: '',
    page: 1,
    messageId: null,
    readingId: null,
  });
  expect(formatInboxView(DEFAULT_VIEW)).toBe('');
});

test.each([
  { filter: 'unread' as const },
  { filter: 'read' as const, sortBy: 'name' as const },
  { sortBy: 'email' as const, sortOrder: 'asc' as const, page: 3 },
  { messageId: 'an id & more' },
  { q: 'tide & table', readingId: 'an id & more' },
])('the inbox view %o is read from the URL as it was written', changes => {
  const view = { ...DEFAULT_VIEW, ...changes };
  expect(parseInboxView(formatInboxView(view))).toEqual(view);
});

test.each([
  'filter=spam',
  'sort=message',
  'order=up',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'message=',
  'reading=',
  'q=',
])('the invalid query %s falls back to the default inbox view', search => {
  expect(parseInboxView(search)).toEqual(DEFAULT_VIEW);
});

test('sorting by the same column reverses the order and another column starts descending, both on page one', () => {
  const once = sortInboxBy({ ...DEFAULT_VIEW, page: 4 }, 'createdAt');
  expect(once).toMatchObject({ sortBy: 'createdAt', sortOrder: 'asc', page: 1 });
  expect(sortInboxBy(once, 'createdAt').sortOrder).toBe('desc');
  expect(sortInboxBy(once, 'name')).toMatchObject({ sortBy: 'name', sortOrder: 'desc' });
});
