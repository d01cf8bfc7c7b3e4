import { expect, test } from 'vitest';
import {
  getPlan,
  PUBLISHING_FIELD,
  planState,
  publishingInput,
  updateInput,
} from '#client/editing/publishing/publishing-field';
import { isPublished } from '#server/core/content/published-rows';
import { type Publishing, publishingState, withPending } from '#shared/publishing';

const NOW = Date.parse('2026-03-29T01:00:00.000Z');
const BEFORE = '2026-03-29T00:59:59.999Z';
const AT = '2026-03-29T01:00:00.000Z';
const AFTER = '2026-03-29T01:00:00.001Z';

const CASES: [string, Publishing, string][] = [
  ['an item without publishing fields is published', {}, 'published'],
  ['an item that is not a draft is published', { draft: false, publishAt: null }, 'published'],
  ['a draft is a draft', { draft: true }, 'draft'],
  ['a draft with a date in the past remains a draft', { draft: true, publishAt: BEFORE }, 'draft'],
  ['an item with a date in the past is published', { publishAt: BEFORE }, 'published'],
  ['an item with the current time is published', { publishAt: AT }, 'published'],
  ['an item with a date in the future is scheduled', { publishAt: AFTER }, 'scheduled'],
];

test.each(CASES)('%s', (_title, publishing, state) => {
  expect(publishingState(publishing, NOW)).toBe(state);
  // Rows and the editors' plans have the same state.
  const { draft, publishAt } = publishing;
  const row = { draft: draft || null, publishAt: publishAt ? new Date(publishAt) : null };
  expect(isPublished(row, new Date(NOW))).toBe(state === 'published');
  expect(planState(getPlan(publishing), NOW)).toBe(state);
});

test('a publishing plan is sent completely and edits stored without a plan send none', () => {
  expect(publishingInput('draft')).toEqual({ draft: true, publishAt: null });
  expect(publishingInput('published')).toEqual({ draft: false, publishAt: null });
  expect(publishingInput(AFTER)).toEqual({ draft: false, publishAt: AFTER });
  expect(publishingInput(undefined)).toEqual({});
});

test('unpublished changes are sent separately and any other plan removes them', () => {
  const held = { pendingChanges: { title: 'Later' } };
  const plan = getPlan(held);
  expect([plan, planState(plan)]).toEqual(['held', 'held']);
  expect(getPlan({ ...held, publishAt: BEFORE })).toBe('held');
  expect(getPlan({ hasPendingChanges: true })).toBe('held');
  // An item that visitors cannot see is saved without unpublished changes.
  expect(getPlan({ ...held, draft: true })).toBe('draft');
  expect(planState(getPlan({ ...held, publishAt: '2099-01-01T00:00:00.000Z' }))).toBe('scheduled');
  const input = { title: 'Later' };
  expect(updateInput(plan, input)).toEqual(held);
  expect(updateInput('published', input)).toEqual({
    ...{ ...input, draft: false, publishAt: null },
    pendingChanges: null,
  });
  // An item that was deleted elsewhere and is created again remains a draft.
  expect(publishingInput(plan)).toMatchObject({ draft: true });
  expect(withPending({ title: 'Now', ...held })).toMatchObject({ title: 'Later' });
});

test('stored edits without a publishing plan are accepted', () => {
  expect([undefined, 'draft', AFTER].map(stored => PUBLISHING_FIELD.accepts?.(stored))).toEqual([
    true,
    true,
    true,
  ]);
  expect([null, 7, true].map(stored => PUBLISHING_FIELD.accepts?.(stored))).toEqual([false, false, false]);
});

test('a publishing plan has a readable description', () => {
  const { describe } = PUBLISHING_FIELD;
  expect([describe?.('draft'), describe?.('published')]).toEqual(['Draft', 'Published']);
  expect(describe?.('2099-06-01T12:00:00.000Z')).toMatch(/2099/);
});
