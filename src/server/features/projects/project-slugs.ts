import { createSlugs } from '#server/core/content/slugs';
import { projectEntity } from './project-entity';

export const projectSlugs = createSlugs({ kind: 'project', items: projectEntity });
