import { In, type ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { Database } from '../database/database';
import type { Entity } from '../database/entity';
import { readFields } from '../database/read-fields';
import type { ItemTarget, TrashedItems, VersionedItems } from './content-kind';
import type { Fields } from './history';

type ItemKind<Input extends { draft?: boolean | undefined }, Changes> = {
  db: Database;
  entity: Entity;
  /** Restricts the table to rows of this kind. */
  within?: ObjectLiteral;
  /** Validates a new item. */
  input: z.ZodType<Input>;
  /** Validates the fields of a restored version. */
  changes: z.ZodType<Changes>;
  service: {
    create(input: Input): Promise<{ _id: string }>;
    update(update: (Input | Changes) & { id: string }): Promise<unknown>;
    /** @throws AppError NOT_FOUND */
    remove(id: string): Promise<void>;
    putBack: TrashedItems['putBack'];
  };
  forget: TrashedItems['forget'];
};

/** Creates the versions, trash and imports of a kind whose items are rows of a table, saved one by one. */
export function itemCapabilities<Input extends { draft?: boolean | undefined }, Changes>({
  db,
  entity,
  within = {},
  input,
  changes,
  service,
  forget,
}: ItemKind<Input, Changes>): {
  versions: VersionedItems;
  trash: TrashedItems;
  imports: ItemTarget;
} {
  const rows = () => db.read<{ id: string }>(entity);

  async function read(ids: string[]): Promise<Map<string, Fields>> {
    if (ids.length === 0) return new Map();
    const found = await rows().findBy({ id: In(ids), ...within });
    // Imports compare these fields with stored JSON.
    return new Map(found.map(row => [row.id, JSON.parse(JSON.stringify(row))]));
  }

  return {
    versions: {
      read: async id => {
        const row = await rows().findOneBy({ id, ...within });
        return row && { ...row };
      },
      save: (id, fields) => service.update({ ...readFields(changes, fields), id }),
    },
    trash: { putBack: service.putBack, forget },
    imports: {
      form: 'items',
      read,
      create: async fields => (await service.create({ ...readFields(input, fields), draft: true }))._id,
      update: async (id, fields) => {
        await service.update({ ...readFields(input, fields), id });
      },
      remove: async ids => {
        const found = await read(ids);
        for (const id of found.keys()) await service.remove(id);
        return found.size;
      },
    },
  };
}
