import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { editedFields } from '../../src/client/editing/item/item-form';
import { inOrder } from '../../src/client/editing/reorder/order';
import { ORDER_FIELDS, type OrderFields } from '../../src/client/editing/reorder/use-saved-order';
import { WorkingCopy } from '../../src/client/editing/working-copy';
import { isDirty } from '../../src/client/editing/working-copy-state';
import {
  type ElementCopy,
  findStored,
  openElement,
  restoreElement,
} from '../../src/client/features/timeline/admin/element-copy';
import {
  ELEMENT_FORM,
  type ElementFields,
  END_WANTED,
  newSection,
  withoutEmptyRows,
  YEAR_WANTED,
} from '../../src/client/features/timeline/admin/element-fields';
import type { TimelineStore } from '../../src/client/features/timeline/admin/timeline-admin-queries';
import { createOrderStore, toOrder } from '../../src/client/features/timeline/admin/timeline-admin-queries';
import type { TimelineElement } from '../../src/shared/contract/timeline-element';
import { createMutex } from '../../src/shared/mutex';
import { END_BEFORE_START } from '../../src/shared/timeline-dates';
import { TITLE_REPEATED } from '../../src/shared/timeline-sections';
import { createMemoryStorage } from '../support/memory-storage';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: createMemoryStorage() });
});

function elementOf(_id: string, fields: Partial<TimelineElement> = {}): TimelineElement {
  const sections = { profile: {}, profileSections: [], future: {}, futureSections: [] };
  const texts = { icon: 'fa-star', shortDescription: 'short', longDescription: 'long' };
  return { _id, type: 'event', order: 0, year: 2020, title: _id, ...texts, ...sections, ...fields };
}

const { input: inputOf, validate: validateElement } = ELEMENT_FORM;
const fieldsOf = (element: TimelineElement) => editedFields(ELEMENT_FORM, element);

function fieldsWith(fields: Partial<ElementFields>): ElementFields {
  return { ...fieldsOf(elementOf('a')), ...fields };
}

function rowsOf(...titles: string[]) {
  return titles.map((title, index) => ({ key: `k${index}`, title, text: `${title} text` }));
}

const isChanged = (copy: ElementCopy) => isDirty(copy.definitions, copy.getState());

describe('an edit', () => {
  test('is changed by what is typed, and not when it is typed back', () => {
    const copy = openElement(storeOf([elementOf('a')]).store, elementOf('a'));
    const isChangedBy = (changes: Partial<ElementFields>) => {
      copy.change(changes);
      return isChanged(copy);
    };
    expect(isChanged(copy)).toBe(false);
    expect(isChangedBy({ year: '2021' })).toBe(true);
    expect(isChangedBy({ year: '2020' })).toBe(false);
    expect(isChangedBy({ profileSections: rowsOf('A') })).toBe(true);
    expect(isChangedBy({ profileSections: [] })).toBe(false);
    expect(isChangedBy({ title: 'b' })).toBe(true);
    expect(isChangedBy({ title: 'a' })).toBe(false);
  });

  test('outlives a reload, also when its element was deleted elsewhere, with its place', () => {
    const element = elementOf('a', { order: 3, profileSections: [{ title: 'A', text: 'x' }] });
    const { store } = storeOf([element]);
    const copy = openElement(store, element);
    copy.change({ title: 'mine' });
    copy.persist();
    const { base, fields } = copy.getState();
    const restored = restoreElement(storeOf([]).store, copy.name);
    expect(restored?.getState()).toMatchObject({ base, fields, isRestored: true });
    expect(restored?.getState().base.fields).toMatchObject({ _id: 'a', order: 3 });
  });

  test.each([null, 1, {}, { base: null, fields: {} }])('is not restored from %j', value => {
    window.sessionStorage.setItem('edits:timeline/a', JSON.stringify(value));
    expect(restoreElement(storeOf([]).store, 'timeline/a')).toBeNull();
  });

  test('sends the fields of every type, without empty sections', () => {
    const profile = [...rowsOf('A'), { key: 'x', title: ' ', text: 'x' }, { key: 'y', title: 'y', text: '' }];
    const fields = fieldsWith({ type: 'profile', year: ' 2021 ', profileSections: profile });
    expect(inputOf(withoutEmptyRows(fields))).toEqual({
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

  test('has an end and a kind, and sends null for what was taken back', () => {
    const element = elementOf('a', { kind: 'work', endDate: '2023-06' });
    expect(inputOf(fieldsOf(element))).toMatchObject({ kind: 'work', endDate: '2023-06' });
    const emptied = { ...fieldsOf(element), kind: '' as const, endDate: ' ' };
    expect(inputOf(emptied)).toMatchObject({ kind: null, endDate: null });
  });

  test.each([
    ['soon', END_WANTED],
    ['2023-13', END_WANTED],
    ['2019-12', END_BEFORE_START],
  ])('refuses the end %j', (endDate, message) => {
    expect(validateElement(fieldsWith({ endDate }))).toEqual([{ path: ['endDate'], message }]);
  });

  test.each(['', '2020', '2020-01-01', ' 2023-06 '])('takes the end %j', endDate => {
    expect(validateElement(fieldsWith({ endDate }))).toEqual([]);
  });

  test.each(['', 'soon', '20.5', '12345', '1e3'])('of an event refuses the year %j', year => {
    expect(validateElement(fieldsWith({ year }))).toEqual([{ path: ['year'], message: YEAR_WANTED }]);
    const current = fieldsWith({ year, type: 'current' });
    expect(validateElement(current)).toEqual([]);
    expect(inputOf(current)).not.toHaveProperty('year');
  });

  test('refuses a title that two sections share, also under a type that is not shown', () => {
    const repeated = [{ path: ['profileSections', 2, 'title'], message: TITLE_REPEATED }];
    const profileSections = rowsOf('A', 'B', 'A ');
    expect(validateElement(fieldsWith({ type: 'profile', profileSections }))).toEqual(repeated);
    expect(validateElement(fieldsWith({ profileSections }))).toEqual(repeated);
  });
});

test('a new section takes the next free number', () => {
  expect(newSection('Section', []).title).toBe('Section 1');
  expect(newSection('Title', rowsOf('A', 'B')).title).toBe('Title 3');
  expect(newSection('Section', rowsOf('Section 3', 'Section 4 ')).title).toBe('Section 5');
  expect(newSection('Section', []).key).not.toBe(newSection('Section', []).key);
});

/** A server with a version that every change advances; `meanwhile` happens there after this tab has read. */
function storeOf(
  elements: TimelineElement[],
  meanwhile: (stored: TimelineElement[]) => TimelineElement[] = x => x,
) {
  let known = { version: 1, elements };
  const server = { version: 1, elements: meanwhile(elements) };
  if (server.elements !== elements) server.version += 1;
  const calls: string[] = [];
  function requireVersion(expected: number | undefined): void {
    if (expected !== server.version) throw { data: { code: 'CONFLICT' } };
    server.version += 1;
  }
  const store: TimelineStore = {
    read: () => known,
    refresh: async () => {
      calls.push('refresh');
      known = { ...server };
      return known;
    },
    create: async input => {
      calls.push('create');
      const created = elementOf('new', { title: input.title ?? '', order: input.order ?? 0 });
      server.elements = server.elements.toSpliced(created.order, 0, created);
      server.version += 1;
      return created;
    },
    update: async ({ id, expectedVersion, ...input }) => {
      calls.push('update');
      requireVersion(expectedVersion);
      const updated = elementOf(id, { title: input.title ?? '', year: input.year ?? 0 });
      server.elements = server.elements.map(element => (element._id === id ? updated : element));
      return updated;
    },
    remove: async () => {},
    restore: async () => {
      calls.push('restore');
    },
    reorder: async ({ elements: ordered, expectedVersion }) => {
      calls.push('reorder');
      requireVersion(expectedVersion);
      const ids = ordered.map(({ _id }) => _id);
      server.elements = inOrder(server.elements, ids, ({ _id }) => _id);
      return server.elements;
    },
    mutex: createMutex(),
  };
  return { store, calls, ids: () => server.elements.map(({ _id }) => _id), server };
}

describe('saving an edit', () => {
  const a = elementOf('a');
  const b = elementOf('b', { order: 1 });

  function openEdit(element: TimelineElement, ...parameters: Parameters<typeof storeOf>) {
    const server = storeOf(...parameters);
    const copy = openElement(server.store, element);
    copy.change({ title: 'mine' });
    return { copy, ...server };
  }

  test('stores it', async () => {
    const { copy, calls, server } = openEdit(a, [a, b]);
    expect(await copy.save()).toMatchObject({ kind: 'saved', stored: { version: 2 }, isDirty: false });
    expect(calls).toEqual(['update']);
    expect(server.elements[0]?.title).toBe('mine');
  });

  test('sends nothing when nothing was changed', async () => {
    const { copy, calls } = openEdit(a, [a, b]);
    copy.change({ title: 'a', futureSections: [{ key: 'x', title: 'Title 1', text: '' }] });
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(calls).toEqual([]);
  });

  test('goes through when only another element was changed elsewhere, or its place', async () => {
    const theirs = { ...a, order: 1 };
    const { copy, calls } = openEdit(a, [a, b], () => [{ ...b, order: 0, title: 'theirs' }, theirs]);
    expect(await copy.save()).toMatchObject({ kind: 'saved' });
    expect(calls).toEqual(['update', 'refresh', 'update']);
  });

  test('stops when the same element was changed or deleted elsewhere', async () => {
    const theirs = { ...a, title: 'theirs' };
    const changed = openEdit(a, [a, b], () => [theirs, b]);
    expect(await changed.copy.save()).toEqual({ kind: 'conflict' });
    expect(changed.copy.getState().conflict?.stored?.fields.title).toBe('theirs');
    expect(changed.server.elements[0]?.title).toBe('theirs');
    const deleted = openEdit(a, [a, b], () => [b]);
    expect(await deleted.copy.save()).toEqual({ kind: 'conflict' });
    expect(deleted.copy.getState().conflict).toEqual({ stored: null });
  });

  test('overwrites what the owner has seen', async () => {
    const { copy, server } = openEdit(a, [a, b], () => [{ ...a, title: 'theirs' }, b]);
    await copy.save();
    expect(await copy.overwrite()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(server.elements[0]?.title).toBe('mine');
  });

  test('creates a deleted element again in its place; what is typed meanwhile goes to the new element', async () => {
    const { copy, calls, ids, server } = openEdit(b, [a, b], () => [a, elementOf('c')]);
    await copy.save();
    const saving = copy.overwrite();
    expect(isChanged(copy)).toBe(true);
    copy.change({ longDescription: 'more' });
    expect(await saving).toMatchObject({ kind: 'saved', isDirty: true });
    expect(calls).toEqual(['update', 'refresh', 'create']);
    expect(ids()).toEqual(['a', 'new', 'c']);
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(calls.slice(3)).toEqual(['update', 'refresh', 'update']);
    expect(server.elements[1]?._id).toBe('new');
  });

  test('finds an earlier try whose answer was lost, and saves nothing twice', async () => {
    const { copy, calls } = openEdit(a, [a, b], () => [{ ...a, title: 'mine' }, b]);
    copy.change({ profileSections: [{ key: 'x', title: 'Section 1', text: '' }] });
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(calls).toEqual(['update', 'refresh']);
  });

  test('passes on what the server refuses', async () => {
    const error = { data: { code: 'BAD_REQUEST' } };
    const { copy, store } = openEdit(a, [a]);
    store.update = () => Promise.reject(error);
    expect(await copy.save()).toEqual({ kind: 'failed', error });
    expect(copy.getState().error).toBe(error);
  });

  test('takes place one after the other', async () => {
    const first = openEdit(a, [a, b]);
    const second = openElement(first.store, b);
    second.change({ title: 'mine too' });
    const outcomes = await Promise.all([first.copy.save(), second.save()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved']);
    expect(first.calls).toEqual(['update', 'update', 'refresh', 'update']);
  });

  test('an element that others changed is taken as it is, unless it is edited', () => {
    const { copy, store } = openEdit(a, [a, b]);
    const unchanged = openElement(store, b);
    const timeline = { version: 2, elements: [a, b].map(element => ({ ...element, title: 'theirs' })) };
    for (const edit of [copy, unchanged]) {
      const stored = findStored(timeline, edit);
      if (stored) edit.receive(stored);
    }
    expect([copy, unchanged].map(edit => edit.getState().fields.title)).toEqual(['mine', 'theirs']);
  });
});

describe('saving an order', () => {
  const [a, b, c] = [elementOf('a'), elementOf('b'), elementOf('c')];

  function move(name: string, ...parameters: Parameters<typeof storeOf>) {
    const server = storeOf(...parameters);
    const stored = toOrder(server.store.read());
    const copy = new WorkingCopy<OrderFields>({
      ...{ name, definitions: ORDER_FIELDS, stored },
      ...createOrderStore(server.store),
    });
    onTestFinished(copy.abandon);
    copy.change({ ids: ['c', 'a', 'b'] });
    return { copy, ...server };
  }

  test('stores it, with elements that were added elsewhere at the end, and without those deleted there', async () => {
    const { copy, ids, calls } = move('order', [a, b, c], () => [a, c, elementOf('d')]);
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(ids()).toEqual(['c', 'a', 'd']);
    expect(calls).toEqual(['reorder', 'refresh', 'reorder']);
  });

  test('stops when another order was saved elsewhere, and goes through when it is the same', async () => {
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
