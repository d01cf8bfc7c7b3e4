import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HISTORY } from '#server/core/content/history';
import { createSkillService } from '#server/features/skills/skill-service';
import type { SkillList } from '#shared/contract/skill';
import { markedSkills } from '../../support/content/marked-content';
import { failAt } from '../../support/database/failing-database';
import { openForFile } from '../../support/database/temporary-database';

/** The number of skills that need several inserts. */
const SEVERAL_INSERTS = 1_200;

const db = await openForFile();
const skills = createSkillService(db, async () => [], NO_HISTORY);
let before: SkillList;
beforeEach(async () => {
  before = await skills.saveList(markedSkills('old', SEVERAL_INSERTS));
});

/** Saves a list with a service whose transactions fail at the given statement. */
const failToSave = (method: 'deleteAll' | 'insert', count: number) =>
  createSkillService(failAt(db, method, count), async () => [], NO_HISTORY).saveList(
    markedSkills('new', SEVERAL_INSERTS),
  );

describe('a failed save of the skills', () => {
  test.each([
    ['deleteAll', 1],
    ['insert', 1],
    ['insert', 2],
    ['insert', 3],
  ] as const)('at %s number %i leaves the old list and its version unchanged', async (method, count) => {
    await expect(failToSave(method, count)).rejects.toThrow('broken off');
    expect(await skills.listVersioned()).toEqual(before);
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
    const saved = await Promise.all(marks.map(mark => skills.saveList(markedSkills(mark, 700))));
    isSaving = false;
    await reading;
    expect([...seen].filter(one => one !== 'old 1200' && !/^version \d 700$/.test(one))).toEqual([]);
    const last = saved.toSorted((a, b) => a.version - b.version).at(-1);
    expect(await skills.listVersioned()).toEqual(last);
    expect(new Set(saved.map(({ version }) => version)).size).toBe(marks.length);
  });

  test('succeed only once when they expect the same version', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => skills.saveList(markedSkills(`v${index}`, 2), before.version)),
    );
    const winners = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await skills.listVersioned()).toEqual(winners[0]);
  });
});
