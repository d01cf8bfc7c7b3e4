import type { ContentTable } from '../core/content/content-kind';
import { revisionEntity } from '../core/content/revision';
import type { Entity } from '../core/database/entity';
import { ownerEntity, sessionEntity } from '../features/auth/auth-entities';
import { backupStateEntity } from '../features/backup/backup-state-entity';
import { contactMessageEntity } from '../features/contacts/contact-message-entity';
import { noticeEntity } from '../features/notices/notice-entity';
import { previewLinkEntity } from '../features/previews/preview-link-entity';
import { setupStateEntity } from '../features/setup/setup-state-entity';
import { uploadTable } from '../features/uploads/upload-entity';
import { versionEntity } from '../features/versions/version-entity';
import { viewEntity, viewHourEntity, viewTotalEntity } from '../features/views/view-entities';
import { importedItemEntity, importedRowEntity, importRunEntity } from '../imports/import-run';
import { CONTENT_TABLES } from './content/content-register';

/** The tables that an import may change: content, and its files. */
export const importedTables: readonly ContentTable[] = [...CONTENT_TABLES, uploadTable];

/** Every table of the product. Tables that name stored files are in the order in which uses are listed to the owner. */
export const entities: Entity[] = [
  ...importedTables.map(({ entity }) => entity),
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
  sessionEntity,
  revisionEntity,
  setupStateEntity,
  backupStateEntity,
  importedRowEntity,
];
