import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_HISTORY } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { createSkillService, type SkillService } from '#server/features/skills/skill-service';
import type { SkillInput, SkillList } from '#shared/contract/skill';
import { openTestDatabase } from '../../support/open-test-database';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

let database: TestDatabase;
let db: Database;
let skills: SkillService;
let before: SkillList;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await openTestDatabase(database);
  skills = createSkillService(db, async () => [], NO_HISTORY);
});
afterAll(async () => {
  await db?.close();
  await database?.remove();
});
beforeEach(async () => {
  before = await skills.saveList(createList('old', 1_200));
});

/** Creates a list. 1,200 skills need several inserts. */
function createList(mark: string, length: number): SkillInput[] {
  return Array.from({ length }, (_, index) => ({
    name: `${mark} ${index}`,
    category: mark,
    description: mark,
    icon: '',
    color: '#000000',
    isCore: false,
  }));
}

/** Creates a service whose transactions fail at the given statement. */
function createServiceFailingAt(method: 'deleteAll' | 'insert', count: number): SkillService {
  const failing = (manager: EntityManager) => {
    let left = count;
    return new Proxy(manager, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]) => {
          if (name === method) left -= 1;
          if (name === method && left === 0) throw new Error('broken off');
          return Reflect.apply(value, target, values);
        };
      },
    });
  };
  const broken: Database = { ...db, write: work => db.write(manager => work(failing(manager))) };
  return createSkillService(broken, async () => [], NO_HISTORY);
}

describe('a failed save of the skills', () => {
  test.each([
    ['deleteAll', 1],
    ['insert', 1],
    ['insert', 2],
    ['insert', 3],
  ] as const)('at %s number %i leaves the old list and its version unchanged', async (method, count) => {
    const saving = createServiceFailingAt(method, count).saveList(createList('new', 1_200));
    await expect(saving).rejects.toThrow('broken off');
    expect(await skills.listVersioned()).toEqual(before);
  });

  test('does not block the next one', async () => {
    const saving = createServiceFailingAt('insert', 2).saveList(createList('new', 1_200));
    await expect(saving).rejects.toThrow('broken off');
    const after = await skills.saveList(createList('next', 3), before.version);
    expect(await skills.listVersioned()).toEqual(after);
  });
});

describe('simultaneous saves of the skills', () => {
  test('store one complete list, and readers never see a mix', async () => {
    const marks = Array.from({ length: 8 }, (_, index) => `version ${index}`);
    let isSaving = true;
    const seen = new Set<string>();
    const reading = (async () => {
      while (isSaving) {
        const list = await skills.list();
        seen.add(`${list[0]?.category} ${list.length}`);
        expect(new Set(list.map(({ category }) => category)).size).toBe(1);
      }
    })();
    const saved = await Promise.all(marks.map(mark => skills.saveList(createList(mark, 700))));
    isSaving = false;
    await reading;
    expect([...seen].filter(one => one !== 'old 1200' && !/^version \d 700$/.test(one))).toEqual([]);
    const last = saved.toSorted((a, b) => a.version - b.version).at(-1);
    expect(await skills.listVersioned()).toEqual(last);
    expect(new Set(saved.map(({ version }) => version)).size).toBe(marks.length);
  });

  test('succeed only once when they expect the same version', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => skills.saveList(createList(`v${index}`, 2), before.version)),
    );
    const winners = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await skills.listVersioned()).toEqual(winners[0]);
  });
});
