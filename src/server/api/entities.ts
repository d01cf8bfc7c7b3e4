import { CONTENT_ENTITIES } from '../content/content-kinds';
import type { Entity } from '../core/entity';
import { revisionEntity } from '../core/revision';
import { ownerEntity, sessionEntity } from '../features/auth/auth-entities';
import { backupStateEntity } from '../features/backup/backup-state-entity';
import { contentImportEntity, importedRowEntity } from '../features/backup/import-entities';
import { contactMessageEntity } from '../features/contacts/contact-message-entity';
import { importedItemEntity, importRunEntity } from '../features/imports/import-entities';
import { noticeEntity } from '../features/notices/notice-entity';
import { previewLinkEntity } from '../features/previews/preview-link-entity';
import { setupStateEntity } from '../features/setup/setup-state-entity';
import { uploadEntity } from '../features/uploads/upload-entity';
import { versionEntity } from '../features/versions/version-entity';
import { viewEntity, viewHourEntity, viewTotalEntity } from '../features/views/view-entities';

/** Every table of the product; those that name stored files in the order in which they are told to the owner. */
export const entities: Entity[] = [
  ...CONTENT_ENTITIES,
  versionEntity,
  uploadEntity,
  contactMessageEntity,
  importedItemEntity,
  importRunEntity,
  noticeEntity,
  viewEntity,
  viewHourEntity,
  viewTotalEntity,
  previewLinkEntity,
  ownerEntity,
  sessionEntity,
  revisionEntity,
  setupStateEntity,
  backupStateEntity,
  contentImportEntity,
  importedRowEntity,
];
