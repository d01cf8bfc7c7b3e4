import type { Project } from '../../../shared/contract/project';
import type { ProjectRow } from './project-entity';

/** A row as the outside sees it. The contract names its fields: the procedures' outputs drop every other column. */
export function presentProject({
  id,
  categoryKey: _key,
  createdAt,
  updatedAt,
  ...fields
}: ProjectRow): Project {
  return { _id: id, ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
