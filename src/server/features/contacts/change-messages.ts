import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { isId } from '#server/core/database/new-id';
import { type ContactMessageRow, contactMessageEntity } from './contact-message-entity';

/** Changes the messages that match the condition, and returns how many there were. */
export async function changeMessages(
  manager: EntityManager,
  ids: string[],
  where: FindOptionsWhere<ContactMessageRow>,
  changes: Partial<ContactMessageRow>,
): Promise<number> {
  const validIds = [...new Set(ids.filter(isId))];
  if (validIds.length === 0) return 0;
  const { affected } = await manager.update(contactMessageEntity, { ...where, id: In(validIds) }, changes);
  return affected ?? 0;
}
