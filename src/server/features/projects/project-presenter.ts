import { LATER_PROJECT_FIELDS, PROJECT_FIELDS, type Project } from '../../../shared/contract/project';
import { pick, pickFilled } from '../../core/pick';
import { presentPublishing, type Viewer } from '../../core/publishing';
import { presentMoments } from '../../core/saved-row';
import type { ProjectRow } from './project-entity';

/** Absent where there is none. */
export function presentSlug(slug: string | null): { slug?: string } {
  return slug === null ? {} : { slug };
}

/** A row as the outside sees it, with the fields that the contract names. */
export function presentProject(row: ProjectRow, viewer: Viewer): Project {
  return {
    _id: row.id,
    ...presentSlug(row.slug),
    ...pick(row, PROJECT_FIELDS),
    ...pickFilled(row, LATER_PROJECT_FIELDS),
    ...(viewer === 'owner' && presentPublishing(row)),
    ...presentMoments(row, viewer),
  };
}
