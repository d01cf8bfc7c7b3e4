import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timelineElementEntity } from '../../src/server/features/timeline/timeline-element-entity';
import type { TimelineElement, TimelineElementInput } from '../../src/shared/contract/timeline-element';
import { TRANSPORTS } from '../support/call-api';
import { type CallContent, createContentCaller } from '../support/call-content';
import { checkRows } from '../support/check-rows';
import { UNKNOWN_ID } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

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

/** How the message begins that is about the field at this path. */
function startOf([name, ...rest]: (string | number)[]): RegExp {
  const words = String(name).replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return new RegExp(`^${words}${typeof rest[0] === 'number' ? ` ${rest[0] + 1}` : ''}\\b`, 'i');
}

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());

/** The timeline becomes these elements, in this order. */
async function storeTimeline(...elements: TimelineElementInput[]): Promise<TimelineElement[]> {
  await app.db.write(manager => manager.deleteAll(timelineElementEntity));
  const stored: TimelineElement[] = [];
  for (const element of elements) stored.push(await app.services.timeline.create(element));
  return stored;
}

describe.each(TRANSPORTS)('the timeline over %s', transport => {
  let call: CallContent;
  let callAsVisitor: CallContent;
  let stored: TimelineElement[];
  let id: string;
  let createdStatus: number;
  beforeAll(() => {
    call = createContentCaller(app, transport, token);
    callAsVisitor = createContentCaller(app, transport);
    createdStatus = transport === 'REST' ? 201 : 200;
  });
  beforeEach(async () => {
    stored = await storeTimeline(
      { title: 'a', type: 'profile', profileSections: SECTIONS },
      { title: 'b', year: 2015 },
      { title: 'c', type: 'current' },
      { title: 'd', type: 'future', futureSections: SECTIONS },
    );
    id = stored[0]?._id ?? '';
  });

  const list = async () => (await callAsVisitor('timeline.list')).body;
  const read = async (wanted: string) =>
    (await app.services.timeline.list()).find(({ _id }) => _id === wanted);
  const titles = async () => (await app.services.timeline.list()).map(({ title }) => title).join('');
  const idOf = (title: string) => stored.find(element => element.title === title)?._id ?? '';

  /** The orders are 0 to n-1, and stored so. */
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

  test('anyone may list it in its order', async () => {
    expect(await callAsVisitor('timeline.list')).toMatchObject({ status: 200, body: stored });
    expect(await titles()).toBe('abcd');
  });

  test('a new element takes the defaults, this year and the last place', async () => {
    const { status, body } = await call('timeline.create', {});
    expect(status).toBe(createdStatus);
    expect(body).toEqual({
      ...DEFAULTS,
      _id: expect.stringMatching(UUID),
      year: new Date().getUTCFullYear(),
      order: 4,
    });
    expect(await list()).toEqual([...stored, body]);
    await expectNoGaps();
  });

  test('a new element with every field keeps every field', async () => {
    const fields = {
      type: 'future',
      year: 1999,
      title: 'Title',
      icon: 'fa-solid fa-gear',
      shortDescription: 'Short',
      longDescription: 'Long',
      profileSections: [{ title: 'P', text: 'p' }],
      futureSections: [{ title: 'F', text: 'f' }],
    };
    const { body } = await call('timeline.create', { ...fields, order: 4 });
    const whole = { ...fields, order: 4, profile: { P: 'p' }, future: { F: 'f' } };
    expect(body).toEqual({ ...whole, _id: expect.stringMatching(UUID) });
    expect(await list()).toEqual([...stored, body]);
  });

  test.each([
    [0, 'xabcd', 0],
    [2, 'abxcd', 2],
    ['1', 'axbcd', 1],
    [4, 'abcdx', 4],
    [99, 'abcdx', 4],
    [Number.MAX_SAFE_INTEGER, 'abcdx', 4],
  ])('a new element with order %j makes room there', async (order, expected, place) => {
    const { body } = await call('timeline.create', { title: 'x', order });
    expect(body).toMatchObject({ title: 'x', order: place });
    expect(await titles()).toBe(expected);
    await expectNoGaps();
  });

  test.each([
    ['2,1,0', '0,1,2'],
    ['0,2,1', '0,1,2'],
    ['1,0,2', '0,1,2'],
    ['5,3,9,3,0', '0,3,3,5,9'],
    ['1783700000001,1783700000000', '1783700000000,1783700000001'],
    [`${Number.MAX_SAFE_INTEGER},${Number.MAX_SAFE_INTEGER - 1}`, '9007199254740990,9007199254740991'],
  ])('elements posted with the orders %s end as %s', async (posted, expected) => {
    await app.db.write(manager => manager.deleteAll(timelineElementEntity));
    for (const order of posted.split(',')) await call('timeline.create', { title: `${order},`, order });
    expect(await titles()).toBe(`${expected},`);
    await expectNoGaps();
  });

  test('of elements posted with one order the later one stands after', async () => {
    for (const title of ['x', 'y', 'z']) await call('timeline.create', { title, order: 1 });
    expect(await titles()).toBe('axyzbcd');
  });

  test('posted orders are forgotten by a reorder and a deletion, and by an element that is moved', async () => {
    await app.db.write(manager => manager.deleteAll(timelineElementEntity));
    const added = await storeTimeline({ title: 'x', order: 10 }, { title: 'y', order: 20 });
    const [x, y] = added.map(({ _id }) => ({ _id, order: 0 }));
    await call('timeline.reorder', { elements: [y, x] });
    await call('timeline.create', { title: 'z', order: 2 });
    expect(await titles()).toBe('yxz');

    await storeTimeline({ title: 'x', order: 10 }, { title: 'y', order: 20 }, { title: 'z', order: 30 });
    const [first, , last] = await app.services.timeline.list();
    await call('timeline.update', { id: last?._id, order: 0 });
    await call('timeline.create', { title: 'v', order: 15 });
    expect(await titles()).toBe('zxvy');

    await call('timeline.remove', { id: first?._id });
    await call('timeline.create', { title: 'w', order: 3 });
    expect(await titles()).toBe('zvyw');
  });

  test('a title may be empty, a year may be text, and unknown keys and ids are dropped', async () => {
    const { body } = await call('timeline.create', {
      _id: UNKNOWN_ID,
      id: UNKNOWN_ID,
      __v: 3,
      position: 0,
      title: '',
      year: '2021',
    });
    expect(body).toMatchObject({ title: '', year: 2021, order: 4 });
    expect(body).not.toHaveProperty('__v');
    expect(Object(body)._id).not.toBe(UNKNOWN_ID);
  });

  test('sections may come as a map, and empty ones are dropped', async () => {
    const { body } = await call('timeline.create', {
      type: 'profile',
      profile: { One: 'first', '': 'x', Two: '', Three: 'third' },
      futureSections: [
        { title: '', text: 'x' },
        { title: 'F', text: 'f' },
      ],
    });
    expect(body).toMatchObject({
      profile: { One: 'first', Three: 'third' },
      profileSections: [
        { title: 'One', text: 'first' },
        { title: 'Three', text: 'third' },
      ],
      future: { F: 'f' },
      futureSections: [{ title: 'F', text: 'f' }],
    });
    expect(await read(Object(body)._id)).toEqual(body);
  });

  test('of a list and a map the list wins, also in creation', async () => {
    const profileSections = [{ title: 'List', text: 'x' }];
    const { body } = await call('timeline.create', { profileSections, profile: { Map: 'y' } });
    expect(body).toMatchObject({ profileSections, profile: { List: 'x' } });
  });

  test('an update replaces what is given and keeps the rest, also what belongs to other types', async () => {
    const { status, body } = await call('timeline.update', { id, type: 'event', year: '2001' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...stored[0], type: 'event', year: 2001 });
    const back = await call('timeline.update', { id, type: 'profile' });
    expect(back.body).toMatchObject({ profileSections: SECTIONS, profile: { '10': 'ten' } });
    expect(await list()).toEqual([back.body, ...stored.slice(1)]);
  });

  test('a whole element sent back as it was changes nothing', async () => {
    for (const element of stored) {
      expect(await call('timeline.update', { ...element, id: element._id })).toMatchObject({ status: 200 });
    }
    await expectUnchanged();
  });

  test('a whole element sent back counts where it was changed: the list, or the map', async () => {
    const profileSections = [{ title: 'New', text: 'new' }];
    const changedList = await call('timeline.update', { ...stored[0], id, profileSections });
    expect(changedList.body).toMatchObject({ profileSections, profile: { New: 'new' } });
    const changedMap = await call('timeline.update', {
      ...Object(changedList.body),
      id,
      profile: { M: 'm' },
    });
    expect(changedMap.body).toMatchObject({
      profileSections: [{ title: 'M', text: 'm' }],
      profile: { M: 'm' },
    });
    expect(await read(id)).toEqual(changedMap.body);
  });

  test('empty values are values', async () => {
    const fields = { title: '', icon: '', shortDescription: '', longDescription: '', profileSections: [] };
    const { body } = await call('timeline.update', { id, ...fields });
    expect(body).toEqual({ ...stored[0], ...fields, profile: {} });
  });

  test.each([
    ['b', 0, 'bacd'],
    ['b', 3, 'acdb'],
    ['b', '2', 'acbd'],
    ['a', 99, 'bcda'],
    ['d', 0, 'dabc'],
    ['c', 2, 'abcd'],
  ])('an update of %s with order %j moves it', async (title, order, expected) => {
    const { status, body } = await call('timeline.update', { id: idOf(title), order });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title, order: expected.indexOf(title) });
    expect(await titles()).toBe(expected);
    await expectNoGaps();
  });

  test('the others close up after a deletion', async () => {
    expect(await call('timeline.remove', { id: idOf('b') })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await titles()).toBe('acd');
    await expectNoGaps();
    expect(await call('timeline.remove', { id: idOf('b') })).toMatchObject({ status: 404 });
  });

  test('an unknown id is 404, also one with spaces at the end', async () => {
    for (const unknown of [UNKNOWN_ID, 'x', `${id} `, '😀', '__proto__']) {
      const body = { code: 'NOT_FOUND', message: 'Timeline element not found.' };
      expect(await call('timeline.update', { id: unknown, title: 'x' })).toMatchObject({ status: 404, body });
      expect(await call('timeline.remove', { id: unknown })).toMatchObject({ status: 404, body });
    }
    await expectUnchanged();
  });

  test('a new order is answered as the whole list', async () => {
    const order = ['d', 'b', 'a', 'c'];
    const elements = order.map((title, place) => ({ _id: idOf(title), order: place }));
    const { status, body } = await call('timeline.reorder', { elements: elements.toReversed() });
    expect(status).toBe(200);
    expect((body as TimelineElement[]).map(({ title }) => title)).toEqual(order);
    expect(await list()).toEqual(body);
    await expectNoGaps();
  });

  test.each([
    [[['c', 0]], 'cabd'],
    [
      [
        ['d', 7],
        ['b', '-3'],
      ],
      'bdac',
    ],
    [
      [
        ['d', 1],
        ['c', 1],
      ],
      'dcab',
    ],
    [[], 'abcd'],
  ])('elements that %j does not name follow as they were', async (named, expected) => {
    const elements = named.map(([title, order]) => ({ _id: idOf(String(title)), order }));
    expect(await call('timeline.reorder', { elements })).toMatchObject({ status: 200 });
    expect(await titles()).toBe(expected);
    await expectNoGaps();
  });

  test('unknown or repeated ids in an order are 400 and change nothing', async () => {
    const [first, second] = [idOf('d'), idOf('c')];
    const elements = [first, UNKNOWN_ID, second, first, `${second} `].map((_id, order) => ({ _id, order }));
    const { status, body } = await call('timeline.reorder', { elements });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Elements 2 id: Not the id of an element',
      code: 'BAD_REQUEST',
      issues: [
        { path: ['elements', 1, '_id'] },
        { path: ['elements', 3, '_id'] },
        { path: ['elements', 4, '_id'] },
      ],
    });
    await expectUnchanged();
  });

  test('an order that is none is 400', () =>
    checkRows(
      [
        ['no list', {}, ['elements']],
        ['null', { elements: null }, ['elements']],
        ['a list of ids', { elements: ['x'] }, ['elements', 0]],
        ['no id', { elements: [{ order: 0 }] }, ['elements', 0, '_id']],
        ['no order', { elements: [{ _id: 'x' }] }, ['elements', 0, 'order']],
        [
          'an order that is no number',
          { elements: [{ _id: 'x', order: 'first' }] },
          ['elements', 0, 'order'],
        ],
        ['a fraction', { elements: [{ _id: 'x', order: 1.5 }] }, ['elements', 0, 'order']],
        ['a NUL', { elements: [{ _id: 'x\0', order: 1 }] }, ['elements', 0, '_id']],
        [
          'too many',
          { elements: Array.from({ length: 10_001 }, () => ({ _id: 'x', order: 1 })) },
          ['elements'],
        ],
      ],
      async (_case, input, path) => {
        expect(await call('timeline.reorder', input)).toMatchObject({
          status: 400,
          body: { code: 'BAD_REQUEST', issues: [{ path }] },
        });
        await expectUnchanged();
      },
    ));

  test.each([
    ['a type that is none', { type: 'past' }, ['type']],
    ['a year in words', { year: 'soon' }, ['year']],
    ['a year that is null', { year: null }, ['year']],
    ['a year that no column holds', { year: 9_999_999_999 }, ['year']],
    ['an order below 0', { order: -1 }, ['order']],
    ['a title that is a number', { title: 7 }, ['title']],
    ['a title that is null', { title: null }, ['title']],
    ['a title that is too long', { title: 'x'.repeat(1_001) }, ['title']],
    ['a text that is too long', { longDescription: 'x'.repeat(100_001) }, ['longDescription']],
    ['an icon with a quote', { icon: 'fa-x" onload="x' }, ['icon']],
    ['a NUL', { shortDescription: 'a\0' }, ['shortDescription']],
    ['sections that are a map', { profileSections: { A: 'x' } }, ['profileSections']],
    ['a section without a text', { profileSections: [{ title: 'A' }] }, ['profileSections', 0, 'text']],
    ['a map that is a list', { future: [] }, ['future']],
    ['a map of maps', { future: { A: {} } }, ['future', 'A']],
    [
      'equal titles',
      { futureSections: [...SECTIONS, { title: 'B', text: 'x' }] },
      ['futureSections', 3, 'title'],
    ],
    ['equal titles in a map', { profile: { A: 'x', 'A ': 'y' } }, ['profile', 'A ']],
  ])('%s is 400, in creation and in an update', async (_case, input, path) => {
    for (const answer of [
      await call('timeline.create', input),
      await call('timeline.update', { ...input, id }),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(startOf(path)), code: 'BAD_REQUEST', issues: [{ path }] },
      });
    }
    await expectUnchanged();
  });

  test('titles that objects inherit are titles like any other, and harm nothing', async () => {
    const map: unknown = JSON.parse(
      '{"__proto__":"x","constructor":"y","toString":"z","hasOwnProperty":"w"}',
    );
    const { body } = await call('timeline.update', { id, profile: map });
    expect(JSON.stringify(Object(body).profile)).toBe(JSON.stringify(map));
    expect(JSON.stringify((await read(id))?.profile)).toBe(JSON.stringify(map));
    const again = await call('timeline.update', {
      id,
      profileSections: [{ title: '__proto__', text: 'only' }],
    });
    expect(JSON.stringify(Object(again.body).profile)).toBe('{"__proto__":"only"}');
    expect(Reflect.get({}, 'only')).toBeUndefined();
  });

  test('texts come back as they were sent', async () => {
    const text = '👩‍💻 مشروع \u202eabc\u202c e\u0301 日本語 <b>\'"\\ %_\r\n\tx  ';
    const fields = {
      title: text,
      shortDescription: text,
      longDescription: text,
      futureSections: [{ title: text, text }],
    };
    const { body } = await call('timeline.create', fields);
    expect(body).toMatchObject({ ...fields, future: { [text]: text } });
    expect(await read(Object(body)._id)).toEqual(body);
  });

  test('visitors are refused and change nothing', async () => {
    for (const answer of [
      await callAsVisitor('timeline.create', {}),
      await callAsVisitor('timeline.create', { year: 'nonsense' }),
      await callAsVisitor('timeline.update', { id, title: 'x' }),
      await callAsVisitor('timeline.remove', { id }),
      await callAsVisitor('timeline.reorder', { elements: [] }),
      await callAsVisitor('timeline.listVersioned'),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    }
    await expectUnchanged();
  });

  test('the version is answered with the list and grows with every change', async () => {
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

  test('a change that expects another version is 409 and changes nothing', async () => {
    const { version } = await app.services.timeline.listVersioned();
    for (const expectedVersion of [version - 1, version + 1]) {
      for (const answer of [
        await call('timeline.update', { id, title: 'x', order: 3, expectedVersion }),
        await call('timeline.reorder', { elements: [{ _id: idOf('d'), order: 0 }], expectedVersion }),
      ]) {
        const message = 'The timeline was changed elsewhere';
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

  test('an event has a kind and an end once they are set, and not before its start', async () => {
    const created = await call('timeline.create', { year: 2019, kind: 'work', endDate: '2021-06' });
    expect(created.body).toMatchObject({ year: 2019, kind: 'work', endDate: '2021-06' });
    const { _id: id } = Object(created.body);
    expect(await call('timeline.update', { id, endDate: '2018' })).toMatchObject({
      status: 400,
      body: {
        message: 'End date: The end must not be before the year it began in.',
        issues: [{ path: ['endDate'] }],
      },
    });
    expect(await call('timeline.update', { id, year: 2022 })).toMatchObject({ status: 400 });
    // A client that does not know of them changes the rest.
    expect((await call('timeline.update', { id, title: 'T' })).body).toMatchObject({ endDate: '2021-06' });
    const { body } = await call('timeline.update', { id, kind: null, endDate: null });
    expect(Object.keys(Object(body)).filter(name => /kind|endDate/.test(name))).toEqual([]);
  });

  test('an expected version is a whole number from 0', () =>
    checkRows([[-1], ['x'], [1.5], [null]], async expectedVersion => {
      const issues = [{ path: ['expectedVersion'] }];
      for (const answer of [
        await call('timeline.update', { id, expectedVersion }),
        await call('timeline.reorder', { elements: [], expectedVersion }),
      ]) {
        expect(answer).toMatchObject({ status: 400, body: { issues } });
      }
    }));
});

test('wrong methods are 405 and say which are right', async () => {
  for (const [method, path, allowed] of [
    ['DELETE', '/timeline', 'GET, HEAD, POST'],
    ['GET', `/timeline/${UNKNOWN_ID}`, 'PUT, DELETE'],
    ['POST', '/timeline/reorder', 'PUT'],
  ] as const) {
    const { status, headers } = await app.rest(method, path, { token });
    expect({ path, status, allow: headers.get('allow') }).toEqual({ path, status: 405, allow: allowed });
  }
});
