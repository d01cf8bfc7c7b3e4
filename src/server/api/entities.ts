import type { Entity } from '../core/entity';
import { revisionEntity } from '../core/revision';
import { ownerEntity, sessionEntity } from '../features/auth/auth-entities';
import { backupStateEntity } from '../features/backup/backup-state-entity';
import { contentImportEntity, importedRowEntity } from '../features/backup/import-entities';
import { contactMessageEntity } from '../features/contacts/contact-message-entity';
import { importedItemEntity, importRunEntity } from '../features/imports/import-entities';
import { noticeEntity } from '../features/notices/notice-entity';
import { postEntity } from '../features/posts/post-entity';
import { postSlugs } from '../features/posts/post-slugs';
import { previewLinkEntity } from '../features/previews/preview-link-entity';
import { projectEntity } from '../features/projects/project-entity';
import { projectCategoryEntity, projectStatusEntity } from '../features/projects/project-list-entities';
import { projectSlugs } from '../features/projects/project-slugs';
import { setupStateEntity } from '../features/setup/setup-state-entity';
import { siteSettingsEntity } from '../features/site/site-entity';
import { skillEntity } from '../features/skills/skill-entity';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import { uploadEntity } from '../features/uploads/upload-entity';
import { versionEntity } from '../features/versions/version-entity';
import { viewEntity, viewHourEntity, viewTotalEntity } from '../features/views/view-entities';

/** Every table of the product; those that name stored files in the order in which they are told to the owner. */
export const entities: Entity[] = [
  projectEntity,
  projectCategoryEntity,
  projectStatusEntity,
  projectSlugs.entity,
  skillEntity,
  timelineElementEntity,
  postEntity,
  postSlugs.note.entity,
  postSlugs.page.entity,
  siteSettingsEntity,
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
