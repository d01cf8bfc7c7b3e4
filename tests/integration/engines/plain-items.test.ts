import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { entities } from '#server/composition/entities';
import type { ItemChange } from '#server/core/content/history';
import { itemCapabilities } from '#server/core/content/item-capabilities';
import { createItemService, type ItemRules } from '#server/core/content/item-service';
import { BY_POSITION, createPositions, LAST } from '#server/core/content/order';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { newId } from '#server/core/database/new-id';
import { openTestDatabase } from '../../support/database/open-test-database';
import { createPreparedDatabase } from '../../support/database/prepared-database';

// Items without title, slug, drafts and timestamps, so that the shared parts cannot start to expect these.

type SayingRow = { id: string; position: number; words: string };
type Saying = { _id: string; words: string };

const sayingEntity = defineEntity<SayingRow>({
  name: 'saying',
  // A list that exists serializes the changes of the test.
  revision: 'skills',
  backup: null,
  columns: { id: { ...column.id, primary: true }, position: column.integer, words: column.name },
});

const input = z.object({ words: z.string() });
const order = createPositions(sayingEntity, 'saying');
const items: ItemRules<SayingRow, Saying, { words: string }, { id: string; words: string }> = {
  kind: 'skills',
  noun: 'saying',
  entity: sayingEntity,
  nameFields: ['words'],
  order,
  input,
  changes: input,
  present: ({ id, words }) => ({ _id: id, words }),
  blank: () => ({ id: newId(), position: LAST, words: '' }),
  make: (_manager, { words }) => ({ ...items.blank(), words }),
  change: (_manager, stored, { words }) => ({ ...stored, words }),
};

const database = await createPreparedDatabase();
const db = await openTestDatabase(database, { entities: [...entities, sayingEntity] });
afterAll(() => db.close().then(database.remove));
await db.write(manager =>
  manager.query('CREATE TABLE saying (id varchar(36) PRIMARY KEY, position int, words varchar(100))'),
);

const changes: ItemChange[] = [];
const history = {
  record: async (_: unknown, change: ItemChange) => void changes.push(change),
  forget: async () => undefined,
  isUnchanged: async () => true,
};
const { items: sayings, runInTurn } = createItemService(db, history, items);
const { imports, trash, versions, formerAddresses } = itemCapabilities(db, sayings, items);

async function listWords(): Promise<string> {
  const rows = await db.read(sayingEntity).find({ order: BY_POSITION });
  return rows.map(({ words, position }) => `${words}${position}`).join(' ');
}

test('items without title, slug and drafts are ordered, restored, versioned and imported', async () => {
  const a = await sayings.create({ words: 'a' });
  const b = await sayings.create({ words: 'b' });
  const c = await sayings.create({ words: 'c' });
  const d = await sayings.create({ words: 'd' });
  expect(await listWords()).toBe('a0 b1 c2 d3');

  await runInTurn(manager => order.reorder(manager, [d._id, b._id]));
  expect(await listWords()).toBe('a0 d1 c2 b3');
  const unknown = runInTurn(manager => order.reorder(manager, [a._id, a._id, 'x']));
  await expect(unknown).rejects.toMatchObject({ code: 'BAD_REQUEST', issues: [{}, {}] });

  await sayings.remove(d._id);
  expect(await listWords()).toBe('a0 c1 b2');
  const deletion = changes.at(-1);
  expect(deletion).toMatchObject({ id: d._id, before: { name: 'd' }, after: null });
  await trash.restore([async () => deletion?.before?.fields ?? {}], {});
  expect(await listWords()).toBe('a0 d1 c2 b3');

  await versions.save(b._id, { words: 'B' });
  expect(await versions.read(b._id)).toMatchObject({ words: 'B', position: 3 });

  const imported = await imports.create({ words: 'e' });
  expect(await imports.listDrafts([imported])).toEqual([]);
  expect(await imports.listSlugs()).toEqual([]);
  await imports.addFormerAddresses(imported, ['/e']);
  expect(formerAddresses).toBe('none');
  expect((await imports.readNames()).sort()).toEqual(['B', 'a', 'c', 'd', 'e']);

  await sayings.discard(c._id);
  expect(await imports.remove([a._id, 'x'])).toBe(1);
  expect(await listWords()).toBe('d0 B1 e2');
});
