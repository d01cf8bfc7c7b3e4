import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HISTORY } from '#server/core/content/history';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { createTimelineService } from '#server/features/timeline/timeline-service';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { failAt } from '../../support/database/failing-database';
import { openForFile } from '../../support/database/temporary-database';

const db = await openForFile();
const timeline = createTimelineService(db, NO_HISTORY);
let before: { version: number; elements: TimelineElement[] };
beforeEach(async () => {
  await db.write(manager => manager.deleteAll(timelineElementEntity));
  for (const title of ['a', 'b', 'c', 'd', 'e']) await timeline.create({ title });
  before = await timeline.listVersioned();
});

function getIdAt(position: number): string {
  return before.elements[position]?._id ?? '';
}

function createReversedOrder() {
  return { elements: before.elements.map(({ _id, order }) => ({ _id, order: -order })) };
}

/** Creates a service whose transactions fail at the update with this number. */
const createServiceFailingAtUpdate = (count: number) =>
  createTimelineService(failAt(db, 'update', count), NO_HISTORY);

describe('the timeline stays unchanged', () => {
  test.each([1, 2, 3, 4])('when a reorder fails at update number %i', async count => {
    const service = createServiceFailingAtUpdate(count);
    await expect(service.reorder(createReversedOrder())).rejects.toThrow('broken off');
    expect(await timeline.listVersioned()).toEqual(before);
  });

  test('when a deletion, a creation or a move fails', async () => {
    await expect(createServiceFailingAtUpdate(2).remove(getIdAt(1))).rejects.toThrow('broken off');
    await expect(createServiceFailingAtUpdate(2).create({ order: 0 })).rejects.toThrow('broken off');
    const move = createServiceFailingAtUpdate(3).update({ id: getIdAt(0), title: 'moved', order: 4 });
    await expect(move).rejects.toThrow('broken off');
    expect(await timeline.listVersioned()).toEqual(before);
  });
});

test('restoring several deleted elements restores all of them or none', async () => {
  const row = await db.read(timelineElementEntity).findOneByOrFail({ id: getIdAt(1) });
  await timeline.remove(row.id);
  const left = await timeline.listVersioned();
  const failing = () => Promise.reject(new Error('broken off'));
  await expect(timeline.restore([async () => ({ ...row }), failing])).rejects.toThrow('broken off');
  expect(await timeline.listVersioned()).toEqual(left);
  await timeline.restore([async () => ({ ...row })]);
  expect(await timeline.list()).toMatchObject(before.elements.map(({ _id, order }) => ({ _id, order })));
});

describe('gaps in the stored timeline positions', () => {
  beforeEach(async () => {
    // Deleting a row without the service leaves a gap.
    await db.write(manager => manager.delete(timelineElementEntity, { id: getIdAt(1) }));
  });

  test('are invisible to readers', async () => {
    const elements = await timeline.list();
    expect(elements.map(({ title, order }) => `${title}${order}`)).toEqual(['a0', 'c1', 'd2', 'e3']);
  });

  test('are closed by the next change', async () => {
    expect(await timeline.update({ id: getIdAt(2), title: 'C' })).toMatchObject({ order: 1 });
    const rows = await db.read(timelineElementEntity).find({ order: { position: 'ASC' } });
    expect(rows.map(({ title, position }) => `${title}${position}`)).toEqual(['a0', 'C1', 'd2', 'e3']);
  });
});

describe('simultaneous changes of the timeline', () => {
  test('leave positions from 0 to n-1', async () => {
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => timeline.create({ title: `new ${index}`, order: index })),
      timeline.remove(getIdAt(0)),
      timeline.remove(getIdAt(4)),
      timeline.update({ id: getIdAt(2), order: 0 }),
      timeline.reorder({ elements: [{ _id: getIdAt(3), order: 0 }] }),
    ]);
    const rows = await db.read(timelineElementEntity).find({ order: { position: 'ASC' } });
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 9 }, (_, index) => index));
  });

  test('succeed only once when they expect the same version', async () => {
    const expectedVersion = before.version;
    const outcomes = await Promise.allSettled(
      before.elements.map(({ _id }) => timeline.reorder({ elements: [{ _id, order: 0 }], expectedVersion })),
    );
    const winners = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(winners).toHaveLength(1);
    expect(await timeline.list()).toEqual(winners[0]);
  });
});
