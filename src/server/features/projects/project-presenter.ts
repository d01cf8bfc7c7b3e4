import type { Project } from '../../../shared/contract/project';
import { presentPublishing, type Viewer } from '../../core/publishing';
import { presentMoments } from '../../core/saved-row';
import type { ProjectRow } from './project-entity';

/** Absent where there is none. */
export function presentSlug(slug: string | null): { slug?: string } {
  return slug === null ? {} : { slug };
}

/** A row as the outside sees it. The contract names its fields: the procedures' outputs drop every other column. */
export function presentProject(row: ProjectRow, viewer: Viewer): Project {
  const {
    id,
    slug,
    categoryKey: _key,
    place: _place,
    keyFigures,
    metaTitle,
    metaDescription,
    draft,
    publishAt,
    pendingChanges,
    seenUpdatedAt: _seen,
    ...fields
  } = row;
  return {
    _id: id,
    ...presentSlug(slug),
    ...fields,
    ...(keyFigures.length > 0 && { keyFigures }),
    ...(metaTitle && { metaTitle }),
    ...(metaDescription && { metaDescription }),
    ...(viewer === 'owner' && presentPublishing({ draft, publishAt, pendingChanges })),
    ...presentMoments(row, viewer),
  };
}
