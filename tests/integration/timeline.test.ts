import { beforeEach, expect, test } from 'vitest';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import type { TimelineElement, TimelineElementInput } from '#shared/contract/timeline-element';
import { createContentCaller } from '../support/app/call-content';
import { startAppForFile } from '../support/app/managed-app';
import { UNKNOWN_ID } from '../support/content/project-factory';

const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const DEFAULTS = {
  type: 'event',
  title: 'New Event',
  icon: 'fa-star',
  shortDescription: 'Short description',
  longDescription: 'Long description',
  profile: {},
  profileSections: [],
  future: {},
  futureSections: [],
};
const SECTIONS = [
  { title: '10', text: 'ten' },
  { title: 'B', text: 'second' },
  { title: '2', text: 'two' },
];

const app = await startAppForFile();
const { token } = await app.signIn();

/** Replaces the timeline with these elements, in this order. */
async function storeTimeline(...elements: TimelineElementInput[]): Promise<TimelineElement[]> {
  await app.db.write(manager => manager.deleteAll(timelineElementEntity));
  const stored: TimelineElement[] = [];
  for (const element of elements) stored.push(await app.services.timeline.create(element));
  return stored;
}

const call = createContentCaller(app, token);
let stored: TimelineElement[];
let id: string;
beforeEach(async () => {
  stored = await storeTimeline(
    { title: 'a', type: 'profile', profileSections: SECTIONS },
    { title: 'b', year: 2015 },
    { title: 'c', type: 'current' },
    { title: 'd', type: 'future', futureSections: SECTIONS },
  );
  id = getId('a');
});

const list = async () => (await call('timeline.list')).body;
const titles = async () => (await app.services.timeline.list()).map(({ title }) => title).join('');
const getId = (title: string) => stored.find(element => element.title === title)?._id ?? '';

/** Checks that the orders run from 0 to n-1, in the response and in the database. */
async function expectNoGaps() {
  const elements = await app.services.timeline.list();
  expect(elements.map(({ order }) => order)).toEqual(elements.map((_, index) => index));
  const rows = await app.db.read(timelineElementEntity).find({ order: { position: 'ASC' } });
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
}

async function expectUnchanged() {
  expect(await list()).toEqual(stored);
  await expectNoGaps();
}

test('a new element has the defaults, the current year and the last position', async () => {
  const { status, body } = await call('timeline.create', {});
  expect(status).toBe(201);
  const year = new Date().getUTCFullYear();
  expect(body).toEqual({ ...DEFAULTS, _id: expect.stringMatching(UUID), year, order: 4 });
  expect(await list()).toEqual([...stored, body]);
  await expectNoGaps();
});

test.each([
  [0, 'xabcd', 0],
  ['2', 'abxcd', 2],
  [4, 'abcdx', 4],
  [Number.MAX_SAFE_INTEGER, 'abcdx', 4],
])('a new element with order %j is inserted at that position', async (order, expected, position) => {
  const { body } = await call('timeline.create', { title: 'x', order });
  expect(body).toMatchObject({ title: 'x', order: position });
  expect(await titles()).toBe(expected);
  await expectNoGaps();
});

test('an event cannot end before its year', async () => {
  const { body } = await call('timeline.create', { type: 'event', year: 2020, endDate: '2022-06' });
  const { _id: ended } = Object(body);
  for (const update of [{ year: 2024 }, { pendingChanges: { endDate: '2019' } }])
    expect(await call('timeline.update', { id: ended, ...update })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['endDate'] }] },
    });
  expect(await list()).toEqual([...stored, body]);
});

test('an element has at most 200 sections', async () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Section ${index}`, text: 'x' }));
  const map = (count: number) => Object.fromEntries(sections(count).map(({ title, text }) => [title, text]));
  expect((await call('timeline.create', { profileSections: sections(200) })).status).toBe(201);
  expect((await call('timeline.update', { id, future: map(200) })).status).toBe(200);
  for (const [name, value] of Object.entries({ profileSections: sections(201), future: map(201) })) {
    const issues = [{ path: [name], message: 'Must have at most 200 items' }];
    const { status, body } = await call('timeline.update', { id, [name]: value });
    expect({ status, body }).toMatchObject({ status: 400, body: { issues } });
  }
});

test('an update changes only the given fields, and preserves even the sections of other types', async () => {
  const { status, body } = await call('timeline.update', { id, type: 'event', year: '2001' });
  expect(status).toBe(200);
  expect(body).toEqual({ ...stored[0], type: 'event', year: 2001 });
  const back = await call('timeline.update', { id, type: 'profile' });
  expect(back.body).toMatchObject({ profileSections: SECTIONS, profile: { '10': 'ten' } });
  expect(await list()).toEqual([back.body, ...stored.slice(1)]);
});

test.each([
  ['b', 0, 'bacd'],
  ['b', '2', 'acbd'],
  ['a', 99, 'bcda'],
  ['c', 2, 'abcd'],
])('%s moves when it is updated with order %j', async (title, order, expected) => {
  const { status, body } = await call('timeline.update', { id: getId(title), order });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title, order: expected.indexOf(title) });
  expect(await titles()).toBe(expected);
  await expectNoGaps();
});

test('a deletion closes the gap in the orders', async () => {
  const remove = () => call('timeline.remove', { id: getId('b') });
  expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
  expect(await titles()).toBe('acd');
  await expectNoGaps();
  const message = 'Timeline element not found.';
  expect(await remove()).toMatchObject({ status: 404, body: { message } });
});

test('the response to a reorder has the complete list', async () => {
  const order = ['d', 'b', 'a', 'c'];
  const elements = order.map((title, position) => ({ _id: getId(title), order: position }));
  const { status, body } = await call('timeline.reorder', { elements: elements.toReversed() });
  expect(status).toBe(200);
  expect((body as TimelineElement[]).map(({ title }) => title)).toEqual(order);
  expect(await list()).toEqual(body);
  await expectNoGaps();
});

test.each([
  [{ c: 0 }, 'cabd'],
  [{ d: 7, b: '-3' }, 'bdac'],
  [{ d: 1, c: 1 }, 'dcab'],
])('elements that the order %j does not name follow in sequence', async (named, expected) => {
  const elements = Object.entries(named).map(([title, order]) => ({ _id: getId(title), order }));
  expect(await call('timeline.reorder', { elements })).toMatchObject({ status: 200 });
  expect(await titles()).toBe(expected);
  await expectNoGaps();
});

test('an order with unknown or repeated IDs returns 400 and changes nothing', async () => {
  const [first, second] = [getId('d'), getId('c')];
  const elements = [first, UNKNOWN_ID, second, first, `${second} `].map((_id, order) => ({ _id, order }));
  const { status, body } = await call('timeline.reorder', { elements });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: 'Elements 2 id must belong to an element',
    code: 'BAD_REQUEST',
    issues: [
      { path: ['elements', 1, '_id'] },
      { path: ['elements', 3, '_id'] },
      { path: ['elements', 4, '_id'] },
    ],
  });
  await expectUnchanged();
});

test('the timeline has a version, which grows with every change', async () => {
  const version = async () => Object((await call('timeline.listVersioned')).body).version;
  const before = await version();
  expect(await call('timeline.listVersioned')).toMatchObject({
    status: 200,
    body: { version: before, elements: stored },
  });
  await call('timeline.create', {});
  await call('timeline.update', { id, title: 'x' });
  await call('timeline.reorder', { elements: [] });
  await call('timeline.remove', { id });
  expect(await version()).toBe(before + 4);
  await call('timeline.remove', { id });
  await call('timeline.reorder', { elements: [{ _id: UNKNOWN_ID, order: 0 }] });
  expect(await version()).toBe(before + 4);
});

test('a change that expects another version returns 409 and changes nothing', async () => {
  const { version } = await app.services.timeline.listVersioned();
  for (const expectedVersion of [version - 1, version + 1]) {
    for (const answer of [
      await call('timeline.update', { id, title: 'x', order: 3, expectedVersion }),
      await call('timeline.reorder', { elements: [{ _id: getId('d'), order: 0 }], expectedVersion }),
    ]) {
      const message = 'The timeline was changed elsewhere.';
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', message } });
    }
  }
  await expectUnchanged();
  expect(await call('timeline.update', { id, title: 'x', expectedVersion: version })).toMatchObject({
    status: 200,
  });
  const expectedVersion = version + 1;
  expect(await call('timeline.reorder', { elements: [], expectedVersion })).toMatchObject({ status: 200 });
});
