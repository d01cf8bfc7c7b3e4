import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { postEntity } from '#server/features/posts/post-entity';
import { projectEntity } from '#server/features/projects/project-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import type { TestApp } from '../app/start-app';

const ENTITIES = [projectEntity, timelineElementEntity, postEntity, contactMessageEntity, versionEntity];

/** Deletes what a test has sent, because long values would dominate the comparison of tables in later tests. */
export function deleteContent({ db }: TestApp): Promise<void> {
  return db.write(async manager => {
    for (const entity of ENTITIES) await manager.deleteAll(entity);
  });
}
