import { expect, test } from 'vitest';
import {
  PUBLISHING_FIELD,
  planOf,
  planState,
  publishingInput,
  updateInput,
} from '../../src/client/editing/publishing/publishing-field';
import { isPublished } from '../../src/server/core/published-rows';
import { type Publishing, publishingState, withPending } from '../../src/shared/publishing';

const NOW = Date.parse('2026-03-29T01:00:00.000Z');
const BEFORE = '2026-03-29T00:59:59.999Z';
const AT = '2026-03-29T01:00:00.000Z';
const AFTER = '2026-03-29T01:00:00.001Z';

const CASES: [string, Publishing, string][] = [
  ['what says nothing', {}, 'published'],
  ['what says that it is no draft', { draft: false, publishAt: null }, 'published'],
  ['a draft', { draft: true }, 'draft'],
  ['a draft whose moment has come', { draft: true, publishAt: BEFORE }, 'draft'],
  ['a moment that has passed', { publishAt: BEFORE }, 'published'],
  ['a moment that is now', { publishAt: AT }, 'published'],
  ['a moment to come', { publishAt: AFTER }, 'scheduled'],
];

test.each(CASES)('%s', (_what, publishing, state) => {
  expect(publishingState(publishing, NOW)).toBe(state);
  // Rows, and the editors' plans, say the same.
  const { draft, publishAt } = publishing;
  const row = { draft: draft || null, publishAt: publishAt ? new Date(publishAt) : null };
  expect(isPublished(row, new Date(NOW))).toBe(state === 'published');
  expect(planState(planOf(publishing), NOW)).toBe(state);
});

test('a plan is sent whole, and what was kept from before there were plans sends none', () => {
  expect(publishingInput('draft')).toEqual({ draft: true, publishAt: null });
  expect(publishingInput('published')).toEqual({ draft: false, publishAt: null });
  expect(publishingInput(AFTER)).toEqual({ draft: false, publishAt: AFTER });
  expect(publishingInput(undefined)).toEqual({});
});

test('what is held back is sent by itself, and everything else leaves nothing held back', () => {
  const held = { pendingChanges: { title: 'Later' } };
  const plan = planOf(held);
  expect([plan, planState(plan)]).toEqual(['held', 'held']);
  expect(planOf({ ...held, publishAt: BEFORE })).toBe('held');
  expect(planOf({ hasPendingChanges: true })).toBe('held');
  // What visitors do not see at all is saved as a whole.
  expect(planOf({ ...held, draft: true })).toBe('draft');
  expect(planState(planOf({ ...held, publishAt: '2099-01-01T00:00:00.000Z' }))).toBe('scheduled');
  const input = { title: 'Later' };
  expect(updateInput(plan, input)).toEqual(held);
  expect(updateInput('published', input)).toEqual({
    ...{ ...input, draft: false, publishAt: null },
    pendingChanges: null,
  });
  // Created anew, because it was deleted elsewhere, it stays unseen.
  expect(publishingInput(plan)).toMatchObject({ draft: true });
  expect(withPending({ title: 'Now', ...held })).toMatchObject({ title: 'Later' });
});

test('edits that a tab has kept from before there were plans are taken', () => {
  expect([undefined, 'draft', AFTER].map(kept => PUBLISHING_FIELD.accepts?.(kept))).toEqual([
    true,
    true,
    true,
  ]);
  expect([null, 7, true].map(kept => PUBLISHING_FIELD.accepts?.(kept))).toEqual([false, false, false]);
});

test('a plan reads in words', () => {
  const { describe } = PUBLISHING_FIELD;
  expect([describe?.('draft'), describe?.('published')]).toEqual(['Draft', 'Published']);
  expect(describe?.('2099-06-01T12:00:00.000Z')).toMatch(/2099/);
});
