import { afterEach, expect, test, vi } from 'vitest';
import { oneProcess } from '#server/core/database/lease';
import { newId } from '#server/core/database/new-id';
import { createLogger } from '#server/core/runtime/logger';
import { createTrashSweep } from '#server/features/versions/trash-sweep';
import { versionEntity } from '#server/features/versions/version-entity';
import { startAppForFile } from '../../support/app/managed-app';
import { countTurns } from '../../support/longest-wait';

const ITEMS = 1_000;
/** The number that one sweep deletes. */
const SWEPT = 500;

const app = await startAppForFile();
const { token } = await app.signIn();
afterEach(() => vi.restoreAllMocks());

async function trashItems(count: number, trashedAt = new Date()): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    itemId: newId(),
    kind: 'note' as const,
    number: 1,
    name: `Note ${index}`,
    bytes: 2,
    savedAt: null,
    savedBy: null,
    changes: [],
    isPublished: true,
    trashedAt,
    files: [],
    data: {},
  }));
  await app.db.write(manager => manager.insert(versionEntity, rows));
}

const countTrashed = async () => (await app.services.trash.list()).length;

test('emptying a trash with many items does not hold up other requests', async () => {
  await trashItems(ITEMS);
  const turns = await countTurns(async () => {
    expect(await app.rest('DELETE', '/trash', { token })).toMatchObject({ body: { count: ITEMS } });
  });
  // The request itself takes a few.
  expect(turns).toBeGreaterThan(8);
  expect(await countTrashed()).toBe(0);
});

test('the sweep of many expired items does not hold up requests', async () => {
  await trashItems(SWEPT, new Date(0));
  const { sweep } = createTrashSweep({
    trash: app.services.trash,
    leases: oneProcess.createLeases(app.db),
    log: createLogger('silent'),
  });
  await sweep();
  expect(await countTurns(() => sweep())).toBeGreaterThan(3);
  expect(await countTrashed()).toBe(0);
});

test('emptying the trash reports how many items it deleted before the database failed', async () => {
  await trashItems(5);
  const { write } = app.db;
  vi.spyOn(app.db, 'write')
    .mockImplementationOnce(write)
    .mockImplementationOnce(write)
    .mockRejectedValue(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
  const message = '2 of 5 items were deleted. The database is not available. Please try again.';
  expect(await app.rest('DELETE', '/trash', { token })).toMatchObject({
    status: 503,
    body: { message, code: 'SERVICE_UNAVAILABLE' },
  });
  await expect(app.trpc(token).trash.empty.mutate()).rejects.toThrow('0 of 3 items were deleted');
  vi.restoreAllMocks();
  expect(await app.rest('DELETE', '/trash', { token })).toMatchObject({ body: { count: 3 } });
});
