import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { type TimelineElement, timelineElementUpdateSchema } from '#shared/contract/timeline-element';
import { toSectionMap } from '#shared/timeline';
import { createContentCaller } from '../support/app/call-content';
import { startAppForFile } from '../support/app/managed-app';
import { runs } from '../support/property-runs';

const KINDS = [
  { map: 'profile', list: 'profileSections' },
  { map: 'future', list: 'futureSections' },
] as const;

const app = await startAppForFile();
const { token } = await app.signIn();

beforeEach(() => app.db.write(manager => manager.deleteAll(timelineElementEntity)));

const call = createContentCaller(app, token);

test('a stale copy may send even an earlier list if it includes the expected version', async () => {
  const { body } = await call('timeline.create', {});
  const { _id: id } = Object(body);
  const filled = await call('timeline.update', { id, profile: { A: 'a' } });
  const { version: expectedVersion } = await app.services.timeline.listVersioned();
  const emptied = { ...Object(filled.body), id, profileSections: [], expectedVersion };
  const { body: answer } = await call('timeline.update', emptied);
  expect(answer).toMatchObject({ profileSections: [], profile: {} });
});

test('an empty list is treated as stale for elements stored before their lists were recorded', async () => {
  const { _id: id } = await app.services.timeline.create({ profile: { A: 'a' } });
  await app.db.write(manager => manager.update(timelineElementEntity, { id }, { answeredSections: null }));
  const update = { id, profileSections: [], profile: { A: 'a', B: 'b' } };
  expect((await app.services.timeline.update(update)).profile).toEqual({ A: 'a', B: 'b' });
});

const sectionsArbitrary = fc.uniqueArray(
  fc.record({
    title: fc.constantFrom('A', 'B', '10', '2', '__proto__'),
    text: fc.constantFrom('x', 'y', 'z'),
  }),
  { selector: ({ title }) => title, maxLength: 3 },
);
/** A client sends back one of the copies it has received, with the map or the list changed. */
const stepArbitrary = fc.record({
  copy: fc.nat(),
  kind: fc.constantFrom(...KINDS),
  changed: fc.constantFrom('map', 'list', 'neither'),
  sections: sectionsArbitrary,
});

test('any stale copy that is sent back stores exactly what was changed in it', async () => {
  await fc.assert(
    fc.asyncProperty(sectionsArbitrary, fc.array(stepArbitrary, { maxLength: 8 }), async (first, steps) => {
      const { timeline } = app.services;
      const copies: TimelineElement[] = [await timeline.create({ profileSections: first })];
      for (const { copy, kind, changed, sections } of steps) {
        const old = copies[copy % copies.length] ?? expect.fail('no copy');
        const isAnswered = copies.some(each => isSame(each[kind.list], sections));
        // A list from an earlier response is indistinguishable from a stale copy unless the version is given.
        if (changed === 'list' && isAnswered) continue;
        const changes = {
          map: { [kind.map]: toSectionMap(sections) },
          list: { [kind.list]: sections },
          neither: {},
        };
        const update = { ...old, id: old._id, ...changes[changed] };
        const stored = await timeline.update(timelineElementUpdateSchema.parse(update));
        const expected = changed === 'neither' ? old[kind.list] : sections;
        expect(toSectionMap(stored[kind.list])).toEqual(toSectionMap(expected));
        if (changed === 'list') expect(stored[kind.list]).toEqual(sections);
        copies.push(stored);
      }
    }),
    runs(40),
  );
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('an older copy of an event', () => {
  /** Creates an event whose end date was set after the copy was read. */
  async function createEnded(endDate: string) {
    const { body } = await call('timeline.create', { type: 'event', year: 2020 });
    const { _id: id, ...copy } = Object(body);
    await call('timeline.update', { id, endDate });
    return { id, copy };
  }

  test('removes an end date before its new year', async () => {
    const { id, copy } = await createEnded('2022-06');
    const { status, body } = await call('timeline.update', { id, ...copy, year: 2024 });
    expect({ status, body }).toMatchObject({ status: 200, body: { _id: id, year: 2024 } });
    expect(body).not.toHaveProperty('endDate');
    const [stored] = await app.services.timeline.list();
    expect(stored).toMatchObject({ year: 2024 });
    expect(stored).not.toHaveProperty('endDate');
  });

  test('preserves an end date in its new year or later', async () => {
    const { id, copy } = await createEnded('2022-06');
    const answer = await call('timeline.update', { id, ...copy, year: 2022 });
    expect(answer).toMatchObject({ status: 200, body: { year: 2022, endDate: '2022-06' } });
  });

  test('removes an unpublished end date before its new year', async () => {
    const { id, copy } = await createEnded('2030');
    await call('timeline.update', { id, pendingChanges: { endDate: '2022', title: 'Soon' } });
    const answer = await call('timeline.update', { id, ...copy, year: 2024 });
    expect(answer).toMatchObject({
      status: 200,
      body: { endDate: '2030', pendingChanges: { title: 'Soon' } },
    });
  });

  test.each([
    ['only the year is sent', {}],
    ['an end date is sent', { endDate: '2022' }],
  ])('is refused when %s that would end before it starts', async (_name, sent) => {
    const { id, copy } = await createEnded('2022-06');
    const update = 'endDate' in sent ? { ...copy, ...sent } : sent;
    expect(await call('timeline.update', { id, ...update, year: 2024 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['endDate'] }] },
    });
    expect(await app.services.timeline.list()).toMatchObject([{ year: 2020, endDate: '2022-06' }]);
  });
});
