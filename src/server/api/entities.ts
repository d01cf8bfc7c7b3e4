import { revisionEntity } from '../core/revision';
import type { Entity } from '../db/data-source';
import { sampleRowEntity } from '../db/sample-row-entity';
import { ownerEntity, sessionEntity } from '../features/auth/auth-entities';
import { contactMessageEntity } from '../features/contacts/contact-message-entity';
import { noticeEntity } from '../features/notices/notice-entity';
import { projectEntity } from '../features/projects/project-entity';
import { projectCategoryEntity, projectStatusEntity } from '../features/projects/project-list-entities';
import { siteSettingsEntity } from '../features/site/site-entity';
import { skillEntity } from '../features/skills/skill-entity';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import { uploadEntity } from '../features/uploads/upload-entity';
import { viewEntity, viewHourEntity, viewTotalEntity } from '../features/views/view-entities';

/** Every table of the product. */
export const entities = [
  contactMessageEntity,
  noticeEntity,
  ownerEntity,
  projectCategoryEntity,
  projectEntity,
  projectStatusEntity,
  revisionEntity,
  sampleRowEntity,
  sessionEntity,
  siteSettingsEntity,
  skillEntity,
  timelineElementEntity,
  uploadEntity,
  viewHourEntity,
  viewEntity,
  viewTotalEntity,
] as Entity[];
