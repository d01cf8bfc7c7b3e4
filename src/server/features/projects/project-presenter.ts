import type { Project } from '../../../shared/contract/project';
import type { ProjectRow } from './project-entity';

/** A row as the outside sees it: every field by name, so that a new column cannot leak. */
export function presentProject(row: ProjectRow): Project {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    details: row.details,
    learned: row.learned,
    image: row.image,
    imageAlt: row.imageAlt,
    skills: row.skills,
    github: row.github,
    live: row.live,
    status: row.status,
    timeline: row.timeline,
    category: row.category,
    featured: row.featured,
    public: row.public,
    media: row.media,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
