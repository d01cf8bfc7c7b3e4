import { createSlugs } from '#server/core/content/slugs';
import { projectEntity } from './project-entity';

/** The addresses of projects. */
export const projectSlugs = createSlugs({ kind: 'project', items: projectEntity });
