import { type FindOptionsWhere, LessThanOrEqual, MoreThan } from 'typeorm';
import {
  computeDeletionTime,
  LONG_AGO,
  type TrashedItem,
  type TrashSource,
} from '#server/core/content/trash-source';
import type { Database } from '#server/core/database/database';
import { isId } from '#server/core/database/new-id';
import { changeMessages } from './change-messages';
import { IN_INBOX } from './contact-inbox';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';

const IN_TRASH: FindOptionsWhere<ContactMessageRow> = { deletedAt: MoreThan(LONG_AGO) };

/**
 * Deletes and restores messages. They stay in their table, so that one statement deletes or restores many.
 */
export function createContactTrash(db: Database) {
  /** Moves messages from the inbox to the trash, and returns how many there were. */
  function remove(ids: string[]): Promise<number> {
    return db.write(async manager => {
      const deletedAt = await computeDeletionTime(manager, contactMessageEntity);
      return changeMessages(manager, ids, IN_INBOX, { deletedAt });
    });
  }

  /** Restores messages from the trash, ignoring other IDs, and returns how many there were. */
  function restore(ids: string[]): Promise<number> {
    return db.write(manager => changeMessages(manager, ids, IN_TRASH, { deletedAt: null }));
  }

  const trash: TrashSource = {
    list: () => listTrashed(db),
    listDeletedUntil: (time, limit) => listDeletedUntil(db, time, limit),
    restore: async id => (await restore([id])) > 0,
    remove: id => forget(db, id),
  };
  return { remove, restore, trash };
}

/** Reads the size of each text instead of the text. */
async function listTrashed(db: Database): Promise<TrashedItem[]> {
  const { entities, raw } = await db
    .read(contactMessageEntity)
    .createQueryBuilder('message')
    .select(['message.id', 'message.name', 'message.deletedAt'])
    .addSelect('OCTET_LENGTH(message.message)', 'bytes')
    .where(IN_TRASH)
    .getRawAndEntities<{ bytes: number | string }>();
  return entities.flatMap(({ id, name, deletedAt }, index) =>
    deletedAt === null
      ? []
      : {
          _id: id,
          kind: 'message',
          name: `Message from ${name}`,
          bytes: Number(raw[index]?.bytes),
          trashedAt: deletedAt,
        },
  );
}

async function listDeletedUntil(db: Database, time: Date, limit: number): Promise<string[]> {
  const rows = await db.read(contactMessageEntity).find({
    select: { id: true },
    where: { deletedAt: LessThanOrEqual(time) },
    order: { deletedAt: 'ASC' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

function forget(db: Database, id: string): Promise<boolean> {
  return db.write(async manager => {
    if (!isId(id)) return false;
    const { affected } = await manager.delete(contactMessageEntity, { ...IN_TRASH, id });
    return affected === 1;
  });
}
