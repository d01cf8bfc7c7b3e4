import { describe, expect, test } from 'vitest';
import { moveItem } from '../../src/client/editing/reorder/move-item';
import { inOrder, isSameRelativeOrder } from '../../src/client/features/timeline/admin/card-order';
import { offsetAfterKey, placeOf, shiftOf } from '../../src/client/features/timeline/admin/drag-offset';
import {
  type ElementEdit,
  editOf,
  isChanged,
  isElementEdit,
} from '../../src/client/features/timeline/admin/element-edit';
import {
  findProblems,
  hasProblems,
  inputOf,
  newSection,
  TITLE_REPEATED,
  YEAR_WANTED,
} from '../../src/client/features/timeline/admin/element-input';
import {
  saveEdit,
  saveOrder,
  type TimelineStore,
} from '../../src/client/features/timeline/admin/save-timeline';
import type { TimelineElement } from '../../src/shared/contract/timeline-element';

function elementOf(_id: string, fields: Partial<TimelineElement> = {}): TimelineElement {
  const sections = { profile: {}, profileSections: [], future: {}, futureSections: [] };
  const texts = { icon: 'fa-star', shortDescription: 'short', longDescription: 'long' };
  return { _id, type: 'event', order: 0, year: 2020, title: _id, ...texts, ...sections, ...fields };
}

function withFields(edit: ElementEdit, fields: Partial<ElementEdit['fields']>): ElementEdit {
  return { ...edit, fields: { ...edit.fields, ...fields } };
}

function rowsOf(...titles: string[]) {
  return titles.map((title, index) => ({ key: `k${index}`, title, text: `${title} text` }));
}

describe('an edit', () => {
  test('is changed by what is typed, and not when it is typed back', () => {
    const edit = editOf(elementOf('a'));
    expect(isChanged(edit)).toBe(false);
    expect(isChanged(withFields(edit, { year: '2021' }))).toBe(true);
    expect(isChanged(withFields(edit, { sections: { profile: rowsOf('A'), future: [] } }))).toBe(true);
    expect(isChanged(withFields(withFields(edit, { title: 'b' }), { title: 'a' }))).toBe(false);
    expect(isChanged({ ...edit, isGone: true })).toBe(true);
  });

  test('outlives being written down', () => {
    const edit = editOf(elementOf('a', { profileSections: [{ title: 'A', text: 'x' }] }));
    const stored: unknown = JSON.parse(JSON.stringify(edit));
    expect(isElementEdit(stored) && stored).toEqual(edit);
    expect([null, 1, {}, { id: 'a', base: null, isGone: false, fields: {} }].some(isElementEdit)).toBe(false);
  });

  test('sends the fields of every type, without empty sections', () => {
    const { fields } = editOf(elementOf('a'));
    const profile = [...rowsOf('A'), { key: 'x', title: ' ', text: 'x' }, { key: 'y', title: 'y', text: '' }];
    expect(
      inputOf({ ...fields, type: 'profile', year: ' 2021 ', sections: { profile, future: [] } }),
    ).toEqual({
      type: 'profile',
      year: 2021,
      title: 'a',
      icon: 'fa-star',
      shortDescription: 'short',
      longDescription: 'long',
      profileSections: [{ title: 'A', text: 'A text' }],
      futureSections: [],
    });
  });

  test.each(['', 'soon', '20.5', '12345', '1e3'])('of an event refuses the year %j', year => {
    const { fields } = editOf(elementOf('a'));
    expect(findProblems({ ...fields, year }).year).toBe(YEAR_WANTED);
    expect(hasProblems(findProblems({ ...fields, year }))).toBe(true);
    const current = { ...fields, year, type: 'current' as const };
    expect(hasProblems(findProblems(current))).toBe(false);
    expect(inputOf(current)).not.toHaveProperty('year');
  });

  test('refuses a title that two sections share, also under a type that is not shown', () => {
    const { fields } = editOf(elementOf('a'));
    const sections = { profile: rowsOf('A', 'B', 'A '), future: [] };
    const shown = findProblems({ ...fields, type: 'profile', sections });
    expect([...shown.titles]).toEqual([['k2', TITLE_REPEATED]]);
    expect(shown.hiddenType).toBeUndefined();
    expect(findProblems({ ...fields, sections }).hiddenType).toBe('profile');
  });
});

test('a new section takes the next free number', () => {
  expect(newSection('profile', []).title).toBe('Section 1');
  expect(newSection('future', rowsOf('A', 'B')).title).toBe('Title 3');
  expect(newSection('profile', rowsOf('Section 3', 'Section 4 ')).title).toBe('Section 5');
  const rows = [newSection('profile', [])];
  const [, ...later] = [...rows, newSection('profile', rows)];
  expect(newSection('profile', later).key).not.toBe(later[0]?.key);
});

test('cards stand as their ids say, the others after them', () => {
  const elements = ['a', 'b', 'c', 'd'].map(_id => ({ _id }));
  expect(inOrder(elements, ['c', 'gone', 'a']).map(({ _id }) => _id)).toEqual(['c', 'a', 'b', 'd']);
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('added and deleted elements are no other order', () => {
  expect(isSameRelativeOrder(['a', 'b', 'c'], ['a', 'new', 'c'])).toBe(true);
  expect(isSameRelativeOrder(['a', 'b', 'c'], ['a', 'c', 'b'])).toBe(false);
});

describe('a picked-up card', () => {
  const layout = { pitch: 400, count: 4 };
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

  test('moves by 25 px, with Shift by a whole place, and to the ends', () => {
    expect(offsetAfterKey({ from: 1, offset: 0 }, key('ArrowRight'), layout)).toBe(25);
    expect(offsetAfterKey({ from: 1, offset: 0 }, key('ArrowLeft'), layout)).toBe(-25);
    expect(offsetAfterKey({ from: 1, offset: 25 }, key('ArrowRight', true), layout)).toBe(425);
    expect(offsetAfterKey({ from: 1, offset: 0 }, key('End'), layout)).toBe(800);
    expect(offsetAfterKey({ from: 1, offset: 0 }, key('Home'), layout)).toBe(-400);
    expect(offsetAfterKey({ from: 1, offset: 0 }, key('a'), layout)).toBeNull();
  });

  test('never leaves the row', () => {
    expect(offsetAfterKey({ from: 3, offset: -10 }, key('ArrowRight'), layout)).toBeCloseTo(0);
    expect(offsetAfterKey({ from: 0, offset: 0 }, key('ArrowLeft', true), layout)).toBeCloseTo(0);
  });

  test('takes the nearest place, and the cards between make way', () => {
    expect(placeOf({ from: 1, offset: 175 }, layout)).toBe(1);
    expect(placeOf({ from: 1, offset: 225 }, layout)).toBe(2);
    expect(placeOf({ from: 1, offset: -9_999 }, layout)).toBe(0);
    const shifts = [0, 1, 2, 3].map(index => shiftOf(index, { from: 0, offset: 800 }, layout));
    expect(shifts).toEqual([0, -400, -400, 0]);
    expect(shiftOf(1, { from: 3, offset: -800 }, layout)).toBe(400);
  });
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
      const created = { ...elementOf('new'), title: input.title ?? '' };
      server.elements = [...server.elements, created];
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
    reorder: async ({ elements: ordered, expectedVersion }) => {
      calls.push('reorder');
      requireVersion(expectedVersion);
      server.elements = inOrder(
        server.elements,
        ordered.map(({ _id }) => _id),
      );
    },
  };
  return { store, calls, ids: () => server.elements.map(({ _id }) => _id), server };
}

describe('saving an edit', () => {
  const a = elementOf('a');
  const b = elementOf('b');
  const edit = withFields(editOf(a), { title: 'mine' });

  test('stores it', async () => {
    const { store, calls, server } = storeOf([a, b]);
    expect(await saveEdit(store, edit)).toMatchObject({ kind: 'saved', element: { title: 'mine' } });
    expect(calls).toEqual(['update']);
    expect(server.elements[0]?.title).toBe('mine');
  });

  test('goes through when only another element was changed elsewhere', async () => {
    const { store, calls } = storeOf([a, b], () => [a, { ...b, title: 'theirs' }]);
    expect((await saveEdit(store, edit)).kind).toBe('saved');
    expect(calls).toEqual(['update', 'refresh', 'update']);
  });

  test('stops when the same element was changed or deleted elsewhere', async () => {
    const theirs = { ...a, title: 'theirs' };
    const changed = storeOf([a, b], () => [theirs, b]);
    expect(await saveEdit(changed.store, edit)).toEqual({ kind: 'conflict', stored: theirs });
    const deleted = storeOf([a, b], () => [b]);
    expect(await saveEdit(deleted.store, edit)).toEqual({ kind: 'conflict', stored: null });
  });

  test('overwrites what the owner has seen, and makes again what was deleted', async () => {
    const theirs = { ...a, title: 'theirs' };
    const { store } = storeOf([theirs, b]);
    expect((await saveEdit(store, { ...edit, base: theirs })).kind).toBe('saved');
    const deleted = storeOf([b]);
    expect((await saveEdit(deleted.store, { ...edit, isGone: true })).kind).toBe('saved');
    expect(deleted.calls).toEqual(['create']);
  });

  test('finds an earlier try whose answer was lost, and saves nothing twice', async () => {
    const { store, calls } = storeOf([a, b], () => [{ ...a, title: 'mine' }, b]);
    expect((await saveEdit(store, edit)).kind).toBe('saved');
    expect(calls).toEqual(['update', 'refresh']);
  });

  test('passes on what the server refuses', async () => {
    const { store } = storeOf([a]);
    const refused = { data: { code: 'BAD_REQUEST' } };
    const update = () => Promise.reject(refused);
    await expect(saveEdit({ ...store, update }, edit)).rejects.toBe(refused);
  });
});

describe('saving an order', () => {
  const [a, b, c] = [elementOf('a'), elementOf('b'), elementOf('c')];
  const base = ['a', 'b', 'c'];
  const order = { ids: ['c', 'a', 'b'], base };

  test('stores it, with elements that were added elsewhere at the end', async () => {
    const { store, ids } = storeOf([a, b, c], () => [a, b, c, elementOf('d')]);
    expect(await saveOrder(store, order)).toEqual({ kind: 'saved' });
    expect(ids()).toEqual(['c', 'a', 'b', 'd']);
  });

  test('stops when another order was saved elsewhere, and goes through when it is the same', async () => {
    const other = storeOf([a, b, c], () => [b, a, c]);
    expect(await saveOrder(other.store, order)).toEqual({ kind: 'conflict', stored: ['b', 'a', 'c'] });
    expect(other.ids()).toEqual(['b', 'a', 'c']);
    const same = storeOf([a, b, c], () => [c, a, b]);
    expect(await saveOrder(same.store, order)).toEqual({ kind: 'saved' });
  });
});
