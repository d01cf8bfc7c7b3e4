import { revisionEntity } from '#server/core/content/revision';
import type { Entity } from '#server/core/database/entity';
import { leaseEntity } from '#server/core/database/lease-entity';
import { rateLimitEntity } from '#server/core/procedures/rate-limit-entity';
import { firstSignInEntity, ownerEntity, sessionEntity } from '#server/features/auth/auth-entities';
import { backupStateEntity } from '#server/features/backup/backup-state-entity';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { noticeEntity } from '#server/features/notices/notice-entity';
import { previewLinkEntity } from '#server/features/previews/preview-link-entity';
import { setupStateEntity } from '#server/features/setup/setup-state-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { uploadUseEntity } from '#server/features/uploads/uses/upload-use-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { viewEntity, viewHourEntity, viewTotalEntity } from '#server/features/views/view-entities';
import { CONTENT_TABLES } from './content/content-register';
import { importedItemEntity, importRunEntity } from './import-tables';

/** Every table of the product. */
export const entities: Entity[] = [
  ...CONTENT_TABLES,
  uploadEntity,
  uploadUseEntity,
  versionEntity,
  contactMessageEntity,
  importedItemEntity,
  importRunEntity,
  noticeEntity,
  viewEntity,
  viewHourEntity,
  viewTotalEntity,
  previewLinkEntity,
  ownerEntity,
  firstSignInEntity,
  sessionEntity,
  revisionEntity,
  setupStateEntity,
  backupStateEntity,
  leaseEntity,
  rateLimitEntity,
];
