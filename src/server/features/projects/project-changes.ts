import { findChanges, toPublishingColumns } from '#server/core/content/published-rows';
import { type SaveRules, toSavedRow } from '#server/core/database/saved-row';
import { AppError } from '#server/core/errors/app-error';
import { withoutUndefined } from '#server/core/runtime/without-undefined';
import {
  CATEGORY_REQUIRED,
  type ProjectChanges,
  type ProjectInput,
  type ProjectUpdate,
  projectChangesSchema,
} from '#shared/contract/project';
import type { Publishing } from '#shared/publishing';
import type { ProjectRow } from './project-entity';

/**
 * Applies an update to a project.
 * @throws AppError CONFLICT when `expectedUpdatedAt` is not the stored one; BAD_REQUEST for an empty category
 */
export function withUpdate(stored: ProjectRow, update: Omit<ProjectUpdate, 'id'>): ProjectRow {
  return toSavedRow(stored, update, SAVE_RULES, (input, publishing) => ({
    ...withInput(stored, input, []),
    ...toPublishingColumns(publishing),
  }));
}

type FieldsInput = Omit<ProjectInput, keyof Publishing>;

const FIELDS: readonly (keyof ProjectChanges)[] = projectChangesSchema.keyof().options;

const SAVE_RULES: SaveRules<ProjectRow, ProjectChanges> = {
  kind: 'project',
  fields: FIELDS,
  differ: (row, pending) => findChanges(FIELDS, row, withInput(row, pending, ['pendingChanges'])),
};

/** `path`: the path of the fields in the request. */
function withInput(row: ProjectRow, input: FieldsInput, path: string[]): ProjectRow {
  const changed = { ...row, ...withoutUndefined(input) };
  changed.category = changed.category.trim();
  changed.status = changed.status.trim();
  if (changed.category !== '') return changed;
  throw new AppError('BAD_REQUEST', CATEGORY_REQUIRED, {
    issues: [{ path: [...path, 'category'], message: CATEGORY_REQUIRED }],
  });
}
