import { In, type ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { parseFields } from '#server/core/errors/parse-fields';
import type { ItemTarget, OpenContentKind, TrashedItems, VersionedItems } from './content-kind';
import type { Fields } from './history';
import type { createSlugs } from './slugs';

type ItemKind<Input extends { draft?: boolean | undefined }, Changes> = {
  db: Database;
  entity: Entity;
  /** Restricts the table to rows of this kind. */
  within?: ObjectLiteral;
  input: z.ZodType<Input>;
  changes: z.ZodType<Changes>;
  service: {
    create(input: Input): Promise<{ _id: string }>;
    update(update: (Input | Changes) & { id: string }): Promise<unknown>;
    /** @throws AppError NOT_FOUND */
    remove(id: string): Promise<void>;
    restore: TrashedItems['restore'];
  };
  /** The slugs of its items. `none` means that they have no pages of their own. */
  slugs: Pick<ReturnType<typeof createSlugs>, 'list' | 'addFormer' | 'formerAddresses' | 'forget'> | 'none';
  /** Returns a key that equal items share, so that imports don't repeat an existing item. */
  getKey?: (fields: Fields) => string;
};

/** Creates the versions, trash and imports of a kind whose items are rows of a table, saved one by one. */
export function itemCapabilities<Input extends { draft?: boolean | undefined }, Changes>({
  db,
  entity,
  within = {},
  input,
  changes,
  service,
  slugs,
  getKey,
}: ItemKind<Input, Changes>): {
  versions: VersionedItems;
  trash: TrashedItems;
  imports: ItemTarget;
  formerAddresses: OpenContentKind['formerAddresses'];
} {
  const rows = () => db.read<{ id: string; title: string; draft: boolean }>(entity);

  async function read(ids: string[]): Promise<Map<string, Fields>> {
    if (ids.length === 0) return new Map();
    const found = await rows().findBy({ id: In(ids), ...within });
    // Imports compare these fields with stored JSON, so they must be JSON values too.
    return new Map(found.map(row => [row.id, JSON.parse(JSON.stringify(row))]));
  }

  return {
    formerAddresses: slugs === 'none' ? 'none' : slugs.formerAddresses,
    versions: {
      read: async id => {
        const row = await rows().findOneBy({ id, ...within });
        return row && { ...row };
      },
      save: (id, fields) => service.update({ ...parseFields(changes, fields), id }),
    },
    trash: {
      restore: service.restore,
      forget: async (manager, id) => {
        if (slugs !== 'none') await slugs.forget(manager, id);
      },
    },
    imports: {
      form: 'items',
      read,
      create: async fields => (await service.create({ ...parseFields(input, fields), draft: true }))._id,
      update: async (id, fields) => {
        await service.update({ ...parseFields(input, fields), id });
      },
      remove: async ids => {
        const found = await read(ids);
        for (const id of found.keys()) await service.remove(id);
        return found.size;
      },
      listDrafts: async ids => {
        if (ids.length === 0) return [];
        const drafts = await rows().find({
          select: { id: true },
          where: { id: In(ids), draft: true, ...within },
        });
        return drafts.map(({ id }) => id);
      },
      addFormerAddresses: async (id, addresses) => {
        if (slugs !== 'none') await db.write(manager => slugs.addFormer(manager, id, addresses));
      },
      listSlugs: async () => (slugs === 'none' ? [] : slugs.list(db)),
      readTitles: async () => {
        const found = await rows().find({ select: { id: true, title: true }, where: within });
        return found.map(({ title }) => title);
      },
      duplicates: getKey
        ? { getKey, readKeys: async () => (await rows().findBy(within)).map(row => getKey({ ...row })) }
        : 'none',
    },
  };
}
