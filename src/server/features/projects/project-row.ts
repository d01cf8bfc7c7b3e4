import type { EntityManager } from 'typeorm';
import type { Fields, RestoreChoices } from '#server/core/content/history';
import { requireListLength } from '#server/core/content/list-length';
import { findChanges } from '#server/core/content/pending-changes';
import { clearOldDescription } from '#server/core/content/picture-description';
import { toPublishingColumns, undatedPlan } from '#server/core/content/publishing-plan';
import { PUBLISHED_ROW } from '#server/core/content/publishing-row';
import { newTimestamps, type SaveRules, toSavedRow } from '#server/core/content/saved-row';
import { toStoredRow } from '#server/core/content/stored-row';
import { newId } from '#server/core/database/new-id';
import { createFieldError } from '#server/core/errors/app-error';
import {
  CATEGORY_REQUIRED,
  NEW_PROJECT,
  PROJECT_LIST_MAX_LENGTH,
  type ProjectChanges,
  type ProjectInput,
  type ProjectUpdate,
  projectChangesSchema,
} from '#shared/contract/project';
import type { Publishing } from '#shared/publishing';
import { withoutUndefined } from '#shared/without-undefined';
import { findFirstCategory, requireListedCategory } from './project-categories-and-statuses';
import { type ProjectRow, projectEntity } from './project-entity';

/** Creates a project, in the first category if none is given. */
export async function createRow(
  manager: EntityManager,
  { draft, publishAt, ...input }: ProjectInput,
): Promise<ProjectRow> {
  requireShortLists(input);
  const id = newId();
  const row = withInput(
    {
      ...newProjectRow(),
      id,
      place: id,
      ...toPublishingColumns({ draft, publishAt }),
    },
    input,
  );
  return { ...row, category: row.category || (await findFirstCategory(manager)) };
}

/**
 * Applies an update to a project.
 * @throws AppError CONFLICT if `expectedUpdatedAt` is not the stored one; BAD_REQUEST for an empty category
 * or too many skills or media
 */
export function updateRow(stored: ProjectRow, update: Omit<ProjectUpdate, 'id'>): ProjectRow {
  requireShortLists(update, stored);
  return toSavedRow(stored, update, SAVE_RULES, (input, publishing) => ({
    ...requireCategory(withInput(stored, input)),
    ...undatedPlan(stored, publishing),
  }));
}

/**
 * Rebuilds a deleted project.
 * @throws AppError CONFLICT if its category no longer exists and no other is chosen
 */
export async function rebuildRow(
  manager: EntityManager,
  fields: Fields,
  { category, slug }: RestoreChoices,
): Promise<ProjectRow> {
  const stored = { ...newProjectRow(), ...toStoredRow(projectEntity, fields) };
  const row = withInput(stored, { category, slug });
  if (category === undefined) await requireListedCategory(manager, row.category);
  return { ...row, place: row.place ?? row.id, category: row.category || (await findFirstCategory(manager)) };
}

type FieldsInput = Omit<ProjectInput, keyof Publishing>;

const FIELDS: readonly (keyof ProjectChanges)[] = projectChangesSchema.keyof().options;

const SAVE_RULES: SaveRules<ProjectRow, ProjectChanges> = {
  kind: 'project',
  fields: FIELDS,
  differ: (row, pending) =>
    findChanges(FIELDS, row, requireCategory(withInput(row, pending), ['pendingChanges'])),
};

function newProjectRow(): ProjectRow {
  const columns = { id: newId(), place: null, slug: null, category: '', categoryKey: null };
  return { ...columns, ...NEW_PROJECT, ...PUBLISHED_ROW, ...newTimestamps(new Date()) };
}

/** Returns the row with the fields of the input, and without spaces around the names that group projects. */
function withInput(row: ProjectRow, input: FieldsInput): ProjectRow {
  const changed = { ...row, ...clearOldDescription('image', row, withoutUndefined(input)) };
  return { ...changed, category: changed.category.trim(), status: changed.status.trim() };
}

/** `path` is the path of the project's fields in the request. */
function requireCategory(row: ProjectRow, path: string[] = []): ProjectRow {
  if (row.category !== '') return row;
  throw createFieldError('BAD_REQUEST', [...path, 'category'], CATEGORY_REQUIRED);
}

/** Refuses a list that is longer than allowed, unless the stored project has one as long. */
function requireShortLists(
  { pendingChanges, ...input }: Omit<ProjectUpdate, 'id'>,
  stored?: ProjectRow,
): void {
  for (const field of ['skills', 'media'] as const) {
    const allowed = Math.max(stored?.[field].length ?? 0, stored?.pendingChanges?.[field]?.length ?? 0);
    const limit = { stored: allowed, maximum: PROJECT_LIST_MAX_LENGTH };
    requireListLength([field], { sent: input[field], ...limit });
    requireListLength(['pendingChanges', field], { sent: pendingChanges?.[field], ...limit });
  }
}
