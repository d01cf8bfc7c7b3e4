import type { ObjectLiteral } from 'typeorm';
import { CONTENT_TABLES } from '#server/composition/content/content-register';
import type { Entity } from '#server/core/database/entity';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import type { ItemKindName } from '#shared/contract/version';

const VERSIONS = new Map(CONTENT_TABLES.map(({ entity, version }) => [entity, version]));
const MESSAGES: Entity = contactMessageEntity;
/** Every site has one row of settings, which is not an item. */
const SETTINGS: Entity = siteSettingsEntity;

/**
 * Returns the kind of the item that a row stores. Returns null for other rows, and for messages outside the
 * inbox.
 */
export function findItemKind(entity: Entity, row: ObjectLiteral): ItemKindName | null {
  if (entity === MESSAGES) return row.spam || row.deletedAt ? null : 'message';
  const version = VERSIONS.get(entity) ?? 'none';
  if (entity === SETTINGS || version === 'none') return null;
  return typeof version === 'function' ? version(row).kind : version.kind;
}
