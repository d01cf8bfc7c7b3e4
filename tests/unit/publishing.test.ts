import { expect, test } from 'vitest';
import {
  PUBLISHING_FIELD,
  planState,
  saveAs,
  saveDraft,
  savedMessage,
  saveLive,
  toPlan,
  toPublishingInput,
  updateInput,
} from '#client/editing/publishing/publishing-plan';
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
  expect(planState(toPlan(publishing), NOW)).toBe(state);
});

test('a publishing plan is sent completely and edits stored without a plan send none', () => {
  expect(toPublishingInput('draft')).toEqual({ draft: true, publishAt: null });
  expect(toPublishingInput('published')).toEqual({ draft: false, publishAt: null });
  expect(toPublishingInput(AFTER)).toEqual({ draft: false, publishAt: AFTER });
  expect(toPublishingInput(undefined)).toEqual({});
});

test('unpublished changes are sent separately and any other plan removes them', () => {
  const held = { pendingChanges: { title: 'Later' } };
  const plan = toPlan(held);
  expect([plan, planState(plan)]).toEqual(['unpublishedChanges', 'unpublishedChanges']);
  expect(toPlan({ ...held, publishAt: BEFORE })).toBe('unpublishedChanges');
  expect(toPlan({ hasPendingChanges: true })).toBe('unpublishedChanges');
  // An item that visitors cannot see is saved without unpublished changes.
  expect(toPlan({ ...held, draft: true })).toBe('draft');
  expect(planState(toPlan({ ...held, publishAt: '2099-01-01T00:00:00.000Z' }))).toBe('scheduled');
  const input = { title: 'Later' };
  expect(updateInput(plan, input)).toEqual(held);
  expect(updateInput('published', input)).toEqual({
    ...input,
    draft: false,
    publishAt: null,
    pendingChanges: null,
  });
  // An item that was deleted elsewhere and is created again remains a draft.
  expect(toPublishingInput(plan)).toMatchObject({ draft: true });
  expect(withPending({ title: 'Now', ...held })).toMatchObject({ title: 'Later' });
});

test('stored edits without a publishing plan are accepted, and a plan has a readable description', () => {
  const found = [undefined, 'draft', AFTER].map(stored => PUBLISHING_FIELD.accepts?.(stored));
  expect(found).toEqual([true, true, true]);
  expect([null, 7, true].map(stored => PUBLISHING_FIELD.accepts?.(stored))).toEqual([false, false, false]);
  const { describe } = PUBLISHING_FIELD;
  expect([describe?.('draft'), describe?.('published')]).toEqual(['Draft', 'Published']);
  expect(describe?.('2099-06-01T12:00:00.000Z')).toMatch(/2099/);
});

const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2099-01-01T00:00:00.000Z';

test.each([
  { plan: 'published', live: 'published', draft: 'unpublishedChanges' },
  { plan: 'unpublishedChanges', live: 'published', draft: 'unpublishedChanges' },
  { plan: 'draft', live: 'draft', draft: 'draft' },
  { plan: FUTURE, live: FUTURE, draft: FUTURE },
  // The scheduled time came while the editor was open.
  { plan: PAST, live: PAST, draft: 'unpublishedChanges' },
])('Save Changes on $plan stores $live, and Save draft stores $draft', ({ plan, live, draft }) => {
  const fields = { title: 'Typed', publishing: plan };
  expect(saveLive(fields)).toEqual({ title: 'Typed', publishing: live });
  expect(saveDraft(fields)).toEqual({ title: 'Typed', publishing: draft });
  expect(saveAs('published')(fields)).toEqual({ title: 'Typed', publishing: 'published' });
});

test('the message about a save says what visitors see', () => {
  const message = (before: string, after: string, noun = 'note') => savedMessage(noun, { before, after });
  expect(message('published', 'published')).toBe('Note updated successfully!');
  expect(message('draft', 'published')).toBe('Note published.');
  // The specification fixes this text.
  expect(message('draft', 'published', 'project')).toBe('Project updated successfully!');
  expect(message('published', 'draft')).toBe('Note unpublished. Only you can see it.');
  expect(message('draft', 'draft')).toBe('Draft saved.');
  expect(message('published', 'unpublishedChanges')).toBe(
    'Draft saved. Visitors still see the published version.',
  );
  expect(message('draft', FUTURE)).toMatch(/^Scheduled for .*20(98|99)/);
  expect(message(FUTURE, FUTURE)).toMatch(/^Draft saved\. Visitors see it from .*20(98|99)/);
});
