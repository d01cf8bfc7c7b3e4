import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import type { TimelineElement, TimelineElementInput } from '#shared/contract/timeline-element';
import { TRANSPORTS } from '../support/call-api';
import { type CallContent, createContentCaller } from '../support/call-content';
import { checkRows } from '../support/check-rows';
import { startAppForFile } from '../support/managed-app';
import { UNKNOWN_ID } from '../support/project-factory';

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

/** Matches the beginning of the message about the field at this path. */
function toMessagePattern([name, ...rest]: (string | number)[]): RegExp {
  const words = String(name).replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return new RegExp(`^${words}${typeof rest[0] === 'number' ? ` ${rest[0] + 1}` : ''}\\b`, 'i');
}

const app = await startAppForFile();
const { token } = await app.signIn();

/** Replaces the timeline with these elements, in this order. */
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
  const read = async (elementId: string) =>
    (await app.services.timeline.list()).find(({ _id }) => _id === elementId);
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

  test('lists its elements in order for anyone', async () => {
    expect(await callAsVisitor('timeline.list')).toMatchObject({ status: 200, body: stored });
    expect(await titles()).toBe('abcd');
  });

  test('gives a new element the defaults, the current year and the last position', async () => {
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

  test('stores every field of a new element', async () => {
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
    const complete = { ...fields, order: 4, profile: { P: 'p' }, future: { F: 'f' } };
    expect(body).toEqual({ ...complete, _id: expect.stringMatching(UUID) });
    expect(await list()).toEqual([...stored, body]);
  });

  test.each([
    [0, 'xabcd', 0],
    [2, 'abxcd', 2],
    ['1', 'axbcd', 1],
    [4, 'abcdx', 4],
    [99, 'abcdx', 4],
    [Number.MAX_SAFE_INTEGER, 'abcdx', 4],
  ])('inserts a new element with order %j at that position', async (order, expected, position) => {
    const { body } = await call('timeline.create', { title: 'x', order });
    expect(body).toMatchObject({ title: 'x', order: position });
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
  ])('sorts elements posted with the orders %s as %s', async (posted, expected) => {
    await app.db.write(manager => manager.deleteAll(timelineElementEntity));
    for (const order of posted.split(',')) await call('timeline.create', { title: `${order},`, order });
    expect(await titles()).toBe(`${expected},`);
    await expectNoGaps();
  });

  test('places elements posted with the same order in the sequence they arrived', async () => {
    for (const title of ['x', 'y', 'z']) await call('timeline.create', { title, order: 1 });
    expect(await titles()).toBe('axyzbcd');
  });

  test('forgets posted orders after a reorder or a deletion, and when an element is moved', async () => {
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

  test('accepts an empty title and a year as text, and drops unknown keys and IDs', async () => {
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

  test('accepts sections as a map and drops empty ones', async () => {
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

  test('accepts 200 sections of an element, and refuses more', async () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ title: `Section ${index}`, text: 'x' }));
    const map = (count: number) =>
      Object.fromEntries(sections(count).map(({ title, text }) => [title, text]));
    expect((await call('timeline.create', { profileSections: sections(200) })).status).toBe(createdStatus);
    expect((await call('timeline.update', { id, future: map(200) })).status).toBe(200);
    for (const [name, value] of Object.entries({ profileSections: sections(201), future: map(201) })) {
      const issues = [{ path: [name], message: 'Must have at most 200 items' }];
      const { status, body } = await call('timeline.update', { id, [name]: value });
      expect({ status, body }).toMatchObject({ status: 400, body: { issues } });
    }
  });

  test('prefers the list of sections to the map when a new element has both', async () => {
    const profileSections = [{ title: 'List', text: 'x' }];
    const { body } = await call('timeline.create', { profileSections, profile: { Map: 'y' } });
    expect(body).toMatchObject({ profileSections, profile: { List: 'x' } });
  });

  test('updates only the given fields and preserves the rest, even the sections of other types', async () => {
    const { status, body } = await call('timeline.update', { id, type: 'event', year: '2001' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...stored[0], type: 'event', year: 2001 });
    const back = await call('timeline.update', { id, type: 'profile' });
    expect(back.body).toMatchObject({ profileSections: SECTIONS, profile: { '10': 'ten' } });
    expect(await list()).toEqual([back.body, ...stored.slice(1)]);
  });

  test('changes nothing when a complete element is sent back unchanged', async () => {
    for (const element of stored) {
      expect(await call('timeline.update', { ...element, id: element._id })).toMatchObject({ status: 200 });
    }
    await expectUnchanged();
  });

  test('takes the sections of a complete element from the list or the map, whichever has changed', async () => {
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

  test('stores empty values in an update', async () => {
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
  ])('moves %s when it is updated with order %j', async (title, order, expected) => {
    const { status, body } = await call('timeline.update', { id: getId(title), order });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title, order: expected.indexOf(title) });
    expect(await titles()).toBe(expected);
    await expectNoGaps();
  });

  test('closes the gap in the orders after a deletion', async () => {
    expect(await call('timeline.remove', { id: getId('b') })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await titles()).toBe('acd');
    await expectNoGaps();
    expect(await call('timeline.remove', { id: getId('b') })).toMatchObject({ status: 404 });
  });

  test('returns 404 for an unknown ID, even one that differs only by trailing spaces', async () => {
    for (const unknown of [UNKNOWN_ID, 'x', `${id} `, '😀', '__proto__']) {
      const body = { code: 'NOT_FOUND', message: 'Timeline element not found.' };
      expect(await call('timeline.update', { id: unknown, title: 'x' })).toMatchObject({ status: 404, body });
      expect(await call('timeline.remove', { id: unknown })).toMatchObject({ status: 404, body });
    }
    await expectUnchanged();
  });

  test('returns the complete list after a reorder', async () => {
    const order = ['d', 'b', 'a', 'c'];
    const elements = order.map((title, position) => ({ _id: getId(title), order: position }));
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
  ])(
    'leaves elements that the order %j does not name in sequence after the others',
    async (named, expected) => {
      const elements = named.map(([title, order]) => ({ _id: getId(String(title)), order }));
      expect(await call('timeline.reorder', { elements })).toMatchObject({ status: 200 });
      expect(await titles()).toBe(expected);
      await expectNoGaps();
    },
  );

  test('returns 400 and changes nothing when an order has unknown or repeated IDs', async () => {
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

  test('returns 400 for an invalid order', () =>
    checkRows(
      [
        ['no list', {}, ['elements']],
        ['null', { elements: null }, ['elements']],
        ['a list of ids', { elements: ['x'] }, ['elements', 0]],
        ['no id', { elements: [{ order: 0 }] }, ['elements', 0, '_id']],
        ['no order', { elements: [{ _id: 'x' }] }, ['elements', 0, 'order']],
        [
          'an order that is not a number',
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
    ['an unknown type', { type: 'past' }, ['type']],
    ['a year in words', { year: 'soon' }, ['year']],
    ['a year that is null', { year: null }, ['year']],
    ['a year that is too large for its column', { year: 9_999_999_999 }, ['year']],
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
  ])('returns 400 for %s, when creating and when updating', async (_case, input, path) => {
    for (const answer of [
      await call('timeline.create', input),
      await call('timeline.update', { ...input, id }),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: {
          message: expect.stringMatching(toMessagePattern(path)),
          code: 'BAD_REQUEST',
          issues: [{ path }],
        },
      });
    }
    await expectUnchanged();
  });

  test('stores titles that match inherited object properties like any other title', async () => {
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

  test('returns texts exactly as they were sent', async () => {
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

  test('refuses changes by visitors', async () => {
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

  test('returns its version with the list, and increments it with every change', async () => {
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

  test('returns 409 and changes nothing when a change expects another version', async () => {
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

  test('stores the kind and the end date of an event, and refuses an end before the start', async () => {
    const created = await call('timeline.create', { year: 2019, kind: 'work', endDate: '2021-06' });
    expect(created.body).toMatchObject({ year: 2019, kind: 'work', endDate: '2021-06' });
    const { _id: id } = Object(created.body);
    expect(await call('timeline.update', { id, endDate: '2018' })).toMatchObject({
      status: 400,
      body: {
        message: 'End date: The end must not be before the year of the start.',
        issues: [{ path: ['endDate'] }],
      },
    });
    expect(await call('timeline.update', { id, year: 2022 })).toMatchObject({ status: 400 });
    // A client that does not know these fields can change the others.
    expect((await call('timeline.update', { id, title: 'T' })).body).toMatchObject({ endDate: '2021-06' });
    const { body } = await call('timeline.update', { id, kind: null, endDate: null });
    expect(Object.keys(Object(body)).filter(name => /kind|endDate/.test(name))).toEqual([]);
  });

  test('returns 400 unless the expected version is an integer of at least 0', () =>
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

test('an unsupported method returns 405 and lists the allowed ones', async () => {
  for (const [method, path, allowed] of [
    ['DELETE', '/timeline', 'GET, HEAD, POST'],
    ['GET', `/timeline/${UNKNOWN_ID}`, 'PUT, DELETE'],
    ['POST', '/timeline/reorder', 'PUT'],
  ] as const) {
    const { status, headers } = await app.rest(method, path, { token });
    expect({ path, status, allow: headers.get('allow') }).toEqual({ path, status: 405, allow: allowed });
  }
});
