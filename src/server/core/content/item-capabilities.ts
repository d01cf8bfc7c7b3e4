import { In, type ObjectLiteral } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { parseFields } from '#server/core/errors/parse-fields';
import type { ItemTarget, OpenContentKind, TrashedItems, VersionedItems } from './content-kind';
import type { StoredFields } from './history';
import type { ItemRow, ItemTable } from './item-service';
import { nameRow } from './name-row';
import { isPublishable } from './publishing-row';

type ItemService<Input, Update> = {
  create(input: Input): Promise<{ _id: string }>;
  update(update: (Input | Omit<Update, 'id'>) & { id: string }): Promise<unknown>;
  /** @throws AppError NOT_FOUND */
  remove(id: string): Promise<void>;
  restore: TrashedItems['restore'];
};

type ItemCapabilities = {
  versions: VersionedItems;
  trash: TrashedItems;
  imports: ItemTarget;
  formerAddresses: OpenContentKind['formerAddresses'];
};

/** Creates the versions, trash and imports of a kind whose items are rows of a table, saved one by one. */
export function itemCapabilities<Row extends ItemRow, Input, Update>(
  db: Database,
  service: ItemService<Input, Update>,
  { within = {}, nameFields, slugs, input, changes, getKey, ...table }: ItemTable<Row, Input, Update>,
): ItemCapabilities {
  const entity: Entity = table.entity;
  const hasDrafts = isPublishable(entity);
  const rows = () => db.read(entity);
  const select = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, true]));

  async function read(ids: string[]): Promise<Map<string, StoredFields>> {
    if (ids.length === 0) return new Map();
    const found = await rows().findBy({ id: In(ids), ...within });
    // Imports compare these fields with stored JSON, so they must be JSON values too.
    return new Map(found.map(row => [String(row.id), JSON.parse(JSON.stringify(row))]));
  }

  return {
    formerAddresses: slugs?.formerAddresses ?? 'none',
    versions: {
      read: async id => {
        const row = await rows().findOneBy({ id, ...within });
        return row && { ...row };
      },
      save: (id, fields) => service.update({ ...parseFields(changes, fields), id }),
    },
    trash: {
      restore: service.restore,
      forget: async (manager, id) => slugs?.forget(manager, id),
    },
    imports: {
      form: 'items',
      read,
      create: async fields => {
        const draft = hasDrafts && { draft: true };
        return (await service.create({ ...parseFields(input, fields), ...draft }))._id;
      },
      update: async (id, fields) => {
        await service.update({ ...parseFields(input, fields), id });
      },
      remove: async ids => {
        const found = await read(ids);
        for (const id of found.keys()) await service.remove(id);
        return found.size;
      },
      listDrafts: async ids => {
        if (ids.length === 0 || !hasDrafts) return [];
        const where: ObjectLiteral = { id: In(ids), draft: true, ...within };
        const drafts = await rows().find({ select: { id: true }, where });
        return drafts.map(({ id }) => id);
      },
      addFormerAddresses: async (id, addresses) =>
        slugs && db.write(manager => slugs.addFormer(manager, id, addresses)),
      listSlugs: async () => slugs?.list(db) ?? [],
      readNames: async () => {
        const found = await rows().find({ select: select(['id', ...nameFields]), where: within });
        return found.map(row => nameRow(row, nameFields));
      },
      duplicates: getKey
        ? { getKey, readKeys: async () => (await rows().findBy(within)).map(row => getKey({ ...row })) }
        : 'none',
    },
  };
}
