import { createSlugs } from '../../core/slugs';
import { projectEntity } from './project-entity';

/** The addresses of projects. */
export const projectSlugs = createSlugs({ kind: 'project', items: projectEntity });
