import type { ObjectLiteral } from 'typeorm';
import { ITEM_ENTITIES } from '#server/composition/content/content-register';
import type { Entity } from '#server/core/database/entity';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import type { ItemKindName } from '#shared/contract/version';

const MESSAGES: Entity = contactMessageEntity;
/** Every site has one row of settings, which is not an item. */
const SETTINGS: Entity = siteSettingsEntity;

/**
 * Returns the kind of the item that a row stores. Returns null for other rows, and for messages outside the
 * inbox.
 */
export function findItemKind(entity: Entity, row: ObjectLiteral): ItemKindName | null {
  if (entity === MESSAGES) return row.spam || row.deletedAt ? null : 'message';
  if (entity === SETTINGS) return null;
  const kinds = CONTENT_KIND_NAMES.filter(name => ITEM_ENTITIES[name] === entity);
  return (kinds.length > 1 ? kinds.find(name => name === row.kind) : kinds[0]) ?? null;
}
