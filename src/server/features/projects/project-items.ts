import type { EntityManager } from 'typeorm';
import { countTurn } from '#server/core/content/cover-turn';
import type { RestoreChoices } from '#server/core/content/history';
import type { ItemRules } from '#server/core/content/item-service';
import { requireDeclaredLengths } from '#server/core/content/list-length';
import { createPlaces } from '#server/core/content/order';
import { findChanges } from '#server/core/content/pending-changes';
import { clearOldDescription } from '#server/core/content/picture-description';
import { toPublishingColumns, undatedPlan } from '#server/core/content/publishing-plan';
import { PUBLISHED_ROW } from '#server/core/content/publishing-row';
import { newTimestamps, readUpdate, savedTimes } from '#server/core/content/saved-row';
import { newId } from '#server/core/database/new-id';
import { createFieldError } from '#server/core/errors/app-error';
import {
  CATEGORY_REQUIRED,
  NEW_PROJECT,
  type Project,
  type ProjectChanges,
  type ProjectInput,
  type ProjectUpdate,
  projectChangesSchema,
  projectFields,
  projectInputSchema,
} from '#shared/contract/project';
import type { Publishing } from '#shared/publishing';
import { withoutUndefined } from '#shared/without-undefined';
import {
  ensureNamesListed,
  findFirstCategory,
  hashName,
  requireListedCategory,
} from './project-categories-and-statuses';
import { type ProjectRow, projectEntity, projectRules, projectSlugs } from './project-entity';
import { presentProject } from './project-presenter';

export const projectOrder = createPlaces(projectEntity, 'project');

/** The projects as items that are saved one by one. */
export const projectItems: ItemRules<ProjectRow, Project, ProjectInput, ProjectUpdate> = {
  kind: 'project',
  entity: projectEntity,
  nameFields: ['title'],
  order: projectOrder,
  slugs: projectSlugs,
  input: projectInputSchema,
  changes: projectRules,
  present: presentProject,
  blank,
  make,
  change,
  complete,
};

/** Creates a project, in the first category if none is given. */
async function make(
  manager: EntityManager,
  { draft, publishAt, ...input }: ProjectInput,
): Promise<ProjectRow> {
  requireDeclaredLengths(projectFields, input);
  const given = withInput({ ...blank(), ...toPublishingColumns({ draft, publishAt }) }, input);
  const category = given.category || (await findFirstCategory(manager));
  const siblings = { categoryKey: hashName(category) };
  const coverTurn = input.coverTurn ?? (await countTurn(manager, projectEntity, siblings));
  return withListedNames(manager, { ...given, category, coverTurn });
}

/**
 * Applies an update to a project.
 * @throws AppError CONFLICT if `expectedUpdatedAt` is not the stored one; BAD_REQUEST for an empty category
 * or too many skills or media
 */
async function change(
  manager: EntityManager,
  stored: ProjectRow,
  update: ProjectUpdate,
): Promise<ProjectRow> {
  requireDeclaredLengths(projectFields, update, stored);
  const { input, publishing, pending } = readUpdate(stored, update, 'project');
  const changed = { ...requireCategory(withInput(stored, input)), ...undatedPlan(stored, publishing) };
  const row = {
    ...changed,
    ...savedTimes(stored, changed, FIELDS, update),
    pendingChanges:
      pending &&
      findChanges(FIELDS, changed, requireCategory(withInput(changed, pending), ['pendingChanges'])),
  };
  const isListed = stored.categoryKey !== null && !findChanges(NAMING, stored, row);
  return isListed ? row : withListedNames(manager, row);
}

/**
 * Completes a restored project.
 * @throws AppError CONFLICT if its category no longer exists and no other is chosen
 */
async function complete(
  manager: EntityManager,
  stored: ProjectRow,
  { category }: RestoreChoices,
): Promise<ProjectRow> {
  const row = withInput(stored, { category });
  if (category === undefined) await requireListedCategory(manager, row.category);
  return withListedNames(manager, { ...row, category: row.category || (await findFirstCategory(manager)) });
}

/** If none of these changes, the names of a stored project are already listed. */
const NAMING = ['category', 'status', 'pendingChanges'] as const;

async function withListedNames(manager: EntityManager, row: ProjectRow): Promise<ProjectRow> {
  return { ...row, ...(await ensureNamesListed(manager, row)) };
}

type FieldsInput = Omit<ProjectInput, keyof Publishing>;

const FIELDS: readonly (keyof ProjectChanges)[] = projectChangesSchema.keyof().options;

function blank(): ProjectRow {
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
