import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { editedFields } from '#client/editing/item/item-form';
import { createItemStore, readItem } from '#client/editing/item/item-queries';
import { sortByIds } from '#client/editing/reorder/order';
import { ORDER_FIELDS, type OrderFields } from '#client/editing/reorder/use-saved-order';
import { isDirty } from '#client/editing/working-copy/merge';
import { WorkingCopy } from '#client/editing/working-copy/working-copy';
import { sortByDate } from '#client/features/timeline/admin/date-order';
import {
  ELEMENT_FORM,
  type ElementFields,
  newSection,
  withoutEmptyRows,
} from '#client/features/timeline/admin/element-fields';
import type { TimelineCalls, TimelineStore } from '#client/features/timeline/admin/timeline-admin-queries';
import { createOrderStore, toOrder } from '#client/features/timeline/admin/timeline-admin-queries';
import { END_RULE, type TimelineElement, YEAR_RULE } from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { END_BEFORE_START, TITLE_REPEATED } from '#shared/timeline';
import { someEvent } from '../support/content/some-content';
import { createMemoryStorage } from '../support/memory-storage';

beforeEach(() => void vi.stubGlobal('window', { sessionStorage: createMemoryStorage() }));

function createElement(_id: string, fields: Partial<TimelineElement> = {}): TimelineElement {
  const texts = { icon: 'fa-star', shortDescription: 'short', longDescription: 'long' };
  return someEvent({ _id, title: _id, ...texts, ...fields });
}

const { input: toInput, validate: validateElement } = ELEMENT_FORM;
const toFields = (element: TimelineElement) => editedFields(ELEMENT_FORM, { ...element, version: 1 });

function createFields(fields: Partial<ElementFields>): ElementFields {
  return { ...toFields(createElement('a')), ...fields };
}

function createRows(...titles: string[]) {
  return titles.map((title, index) => ({ key: `k${index}`, title, text: `${title} text` }));
}

describe('an edit of a timeline element', () => {
  test('sends the fields of every type without empty sections', () => {
    const empty = [' ', 'y'].map(title => ({ key: title, title, text: title.replace('y', '') }));
    const profileSections = [...createRows('A'), ...empty];
    const fields = createFields({ type: 'profile', year: ' 2021 ', profileSections });
    expect(toInput(withoutEmptyRows(fields))).toEqual({
      type: 'profile',
      year: 2021,
      title: 'a',
      icon: 'fa-star',
      shortDescription: 'short',
      longDescription: 'long',
      profileSections: [{ title: 'A', text: 'A text' }],
      futureSections: [],
      kind: null,
      endDate: null,
    });
  });

  test('sends null for what was cleared, and rejects a title that two sections share', () => {
    const element = createElement('a', { kind: 'work', endDate: '2023-06' });
    expect(toInput(toFields(element))).toMatchObject({ kind: 'work', endDate: '2023-06' });
    const emptied = { ...toFields(element), kind: '' as const, endDate: ' ' };
    expect(toInput(emptied)).toMatchObject({ kind: null, endDate: null });
    const repeated = [{ path: ['profileSections', 2, 'title'], message: TITLE_REPEATED }];
    const profileSections = createRows('A', 'B', 'A ');
    expect(validateElement(createFields({ type: 'profile', profileSections }))).toEqual(repeated);
    expect(validateElement(createFields({ profileSections }))).toEqual(repeated);
  });

  test.each([
    ['soon', END_RULE],
    ['2023-13', END_RULE],
    ['2023-06-01T00:00', END_RULE],
    ['2019-12', END_BEFORE_START],
  ])('rejects the end date %j', (endDate, message) => {
    expect(validateElement(createFields({ endDate }))).toEqual([{ path: ['endDate'], message }]);
  });

  test.each(['', '2020', '2020-01-01', ' 2023-06 '])('accepts the end date %j', endDate => {
    expect(validateElement(createFields({ endDate }))).toEqual([]);
  });

  test.each(['', 'soon', '20.5', '12345', '1e3'])('rejects the year %j for an event', year => {
    expect(validateElement(createFields({ year }))).toEqual([{ path: ['year'], message: YEAR_RULE }]);
    const current = createFields({ year, type: 'current' });
    expect(validateElement(current)).toEqual([]);
    expect(toInput(current)).not.toHaveProperty('year');
  });
});

test('a new timeline section gets the next free number', () => {
  expect(newSection('Section', []).title).toBe('Section 1');
  expect(newSection('Title', createRows('A', 'B')).title).toBe('Title 3');
  expect(newSection('Section', createRows('Section 3', 'Section 4 ')).title).toBe('Section 5');
  expect(newSection('Section', []).key).not.toBe(newSection('Section', []).key);
});

/**
 * Creates a server whose version increases with every change; `meanwhile` is applied after this tab has read.
 */
function createServer(
  elements: TimelineElement[],
  meanwhile: (stored: TimelineElement[]) => TimelineElement[] = x => x,
) {
  let cached = { version: 1, elements };
  const server = { version: 1, elements: meanwhile(elements) };
  if (server.elements !== elements) server.version += 1;
  const calls: string[] = [];
  function requireVersion(expected: number | undefined): void {
    if (expected !== server.version) throw { data: { code: 'CONFLICT' } };
    server.version += 1;
  }
  const store: TimelineStore = {
    read: () => cached,
    refresh: async () => {
      calls.push('refresh');
      cached = { ...server };
      return cached;
    },
    reorder: async ({ elements: ordered, expectedVersion }) => {
      calls.push('reorder');
      requireVersion(expectedVersion);
      const ids = ordered.map(({ _id }) => _id);
      server.elements = sortByIds(server.elements, ids, ({ _id }) => _id);
      return server.elements;
    },
  };
  const itemCalls: Pick<TimelineCalls, 'create' | 'update' | 'fetch'> = {
    create: async input => {
      calls.push('create');
      const created = createElement('new', { title: input.title ?? '', order: input.order ?? 0 });
      server.elements = server.elements.toSpliced(created.order, 0, created);
      server.version += 1;
      return { ...created, version: cached.version };
    },
    update: async (id, changes, { expectedVersion }) => {
      calls.push('update');
      if (!server.elements.some(({ _id }) => _id === id)) throw { data: { code: 'NOT_FOUND' } };
      requireVersion(Number(expectedVersion));
      const updated = createElement(id, 'title' in changes ? { title: changes.title ?? '' } : {});
      server.elements = server.elements.map(element => (element._id === id ? updated : element));
      return { ...updated, version: server.version };
    },
    fetch: async id => {
      const { version, elements } = await store.refresh();
      const element = elements.find(({ _id }) => _id === id);
      return element ? { ...element, version } : null;
    },
  };
  return { store, itemCalls, calls, ids: () => server.elements.map(({ _id }) => _id), server };
}

describe('saving an edit of a timeline element', () => {
  const a = createElement('a');
  const b = createElement('b', { order: 1 });

  function openEdit(element: TimelineElement, ...parameters: Parameters<typeof createServer>) {
    const server = createServer(...parameters);
    const copy = new WorkingCopy<ElementFields>({
      name: `timeline:${element._id}`,
      definitions: ELEMENT_FORM.fields,
      stored: readItem(ELEMENT_FORM, { ...element, version: 1 }),
      ...createItemStore(ELEMENT_FORM, server.itemCalls, { id: element._id }),
    });
    onTestFinished(copy.abandon);
    copy.change({ title: 'mine' });
    return { copy, ...server };
  }

  test('succeeds if only other elements or the order were changed elsewhere', async () => {
    const theirs = { ...a, order: 1 };
    const { copy, calls } = openEdit(a, [a, b], () => [{ ...b, order: 0, title: 'theirs' }, theirs]);
    expect(await copy.save()).toMatchObject({ kind: 'saved' });
    expect(calls).toEqual(['update', 'refresh', 'update']);
  });

  test('reports a conflict if the same element was changed or deleted elsewhere', async () => {
    const theirs = { ...a, title: 'theirs' };
    const changed = openEdit(a, [a, b], () => [theirs, b]);
    expect(await changed.copy.save()).toEqual({ kind: 'conflict' });
    expect(changed.copy.getState().conflict?.stored?.fields.title).toBe('theirs');
    expect(changed.server.elements[0]?.title).toBe('theirs');
    const deleted = openEdit(a, [a, b], () => [b]);
    expect(await deleted.copy.save()).toEqual({ kind: 'conflict' });
    expect(deleted.copy.getState().conflict).toMatchObject({ stored: null });
  });

  test('creates a deleted element again at its position and applies later input to it', async () => {
    const { copy, calls, ids, server } = openEdit(b, [a, b], () => [a, createElement('c')]);
    await copy.save();
    const saving = copy.overwrite();
    expect(isDirty(copy.definitions, copy.getState())).toBe(true);
    copy.change({ longDescription: 'more' });
    expect(await saving).toMatchObject({ kind: 'saved', isDirty: true });
    expect(calls).toEqual(['update', 'refresh', 'create']);
    expect(ids()).toEqual(['a', 'new', 'c']);
    expect(await copy.save()).toMatchObject({ kind: 'saved' });
    expect(calls.slice(3)).toEqual(['update', 'refresh', 'update']);
    expect(server.elements[1]?._id).toBe('new');
  });
});

describe('saving the order of the timeline', () => {
  const [a, b, c] = [createElement('a'), createElement('b'), createElement('c')];

  function move(name: string, ...parameters: Parameters<typeof createServer>) {
    const server = createServer(...parameters);
    const stored = toOrder(server.store.read());
    const copy = new WorkingCopy<OrderFields>({
      name,
      definitions: ORDER_FIELDS,
      stored,
      ...createOrderStore(server.store),
    });
    onTestFinished(copy.abandon);
    copy.change({ ids: ['c', 'a', 'b'] });
    return { copy, ...server };
  }

  test('appends elements that were added elsewhere and omits those that were deleted', async () => {
    const { copy, ids, calls } = move('order', [a, b, c], () => [a, c, createElement('d')]);
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(ids()).toEqual(['c', 'a', 'd']);
    expect(calls).toEqual(['reorder', 'refresh', 'reorder']);
  });

  test('reports a conflict if another order was saved elsewhere and succeeds if it is the same', async () => {
    const other = move('other', [a, b, c], () => [b, a, c]);
    expect(await other.copy.save()).toEqual({ kind: 'conflict' });
    expect(other.copy.getState().conflict?.stored?.fields.ids).toEqual(['b', 'a', 'c']);
    expect(other.ids()).toEqual(['b', 'a', 'c']);
    expect(await other.copy.overwrite()).toMatchObject({ kind: 'saved' });
    expect(other.ids()).toEqual(['c', 'a', 'b']);
    const same = move('same', [a, b, c], () => [c, a, b]);
    expect(await same.copy.save()).toMatchObject({ kind: 'saved' });
    expect(same.calls).toEqual(['reorder', 'refresh']);
  });
});

test('sorting by date puts the profile first, events by year, then the current element and the plans', () => {
  const elements = [
    createElement('plans', { type: 'future', year: 1990 }),
    createElement('now', { type: 'current', year: 1980 }),
    createElement('2020'),
    createElement('2018, the first', { year: 2018 }),
    createElement('2018, the second', { year: 2018 }),
    createElement('moved to 2015', { year: 2025, pendingChanges: { year: 2015 } }),
    createElement('profile', { type: 'profile', year: 2030 }),
  ];
  const cards = elements.map(element => ({ id: element._id, shown: withPending(element) }));
  expect(sortByDate(cards).map(({ id }) => id)).toEqual([
    'profile',
    'moved to 2015',
    '2018, the first',
    '2018, the second',
    '2020',
    'now',
    'plans',
  ]);
});
