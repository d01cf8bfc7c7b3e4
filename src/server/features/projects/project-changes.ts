import {
  type ProjectChanges,
  type ProjectInput,
  type ProjectUpdate,
  projectChangesSchema,
} from '../../../shared/contract/project';
import { CATEGORY_REQUIRED } from '../../../shared/new-project';
import type { Publishing } from '../../../shared/publishing';
import { AppError } from '../../core/app-error';
import { findChanges, publishingOf } from '../../core/publishing';
import { withoutUndefined } from '../../core/without-undefined';
import type { ProjectRow } from './project-entity';

/**
 * The project as an update leaves it. Fields that are given are replaced; pending changes are kept apart, as far as they
 * differ from it.
 * @throws AppError CONFLICT when `expectedUpdatedAt` is not the stored one; BAD_REQUEST for an empty category
 */
export function withUpdate(stored: ProjectRow, update: Omit<ProjectUpdate, 'id'>): ProjectRow {
  const { expectedUpdatedAt, draft, publishAt, pendingChanges, ...input } = update;
  if (expectedUpdatedAt !== undefined && !isVersion(stored, expectedUpdatedAt, pendingChanges)) {
    throw new AppError('CONFLICT', 'The project was changed elsewhere');
  }
  const row = { ...withInput(stored, input, []), ...publishingOf({ draft, publishAt }) };
  const pending = pendingChanges === undefined ? stored.pendingChanges : pendingChanges;
  const isSeen = pendingChanges === undefined || findChanges(SEEN, stored, row) !== null;
  return {
    ...row,
    pendingChanges: pending && findChanges(FIELDS, row, withInput(row, pending, ['pendingChanges'])),
    updatedAt: momentAfter(stored.updatedAt),
    seenUpdatedAt: isSeen ? null : (stored.seenUpdatedAt ?? stored.updatedAt),
  };
}

type FieldsInput = Omit<ProjectInput, keyof Publishing>;

const FIELDS: readonly (keyof ProjectChanges)[] = projectChangesSchema.keyof().options;
const SEEN = [...FIELDS, 'draft', 'publishAt'] as const;

/** Whoever leaves pending changes alone may know of none, and of the version that visitors see. */
function isVersion(row: ProjectRow, expected: string, pendingChanges: unknown): boolean {
  const isSeen = pendingChanges === undefined && row.seenUpdatedAt?.toISOString() === expected;
  return isSeen || row.updatedAt.toISOString() === expected;
}

/** `path`: where the fields stand in what was sent. */
function withInput(row: ProjectRow, input: FieldsInput, path: string[]): ProjectRow {
  const changed = { ...row, ...withoutUndefined(input) };
  changed.category = changed.category.trim();
  changed.status = changed.status.trim();
  if (changed.category !== '') return changed;
  throw new AppError('BAD_REQUEST', CATEGORY_REQUIRED, {
    issues: [{ path: [...path, 'category'], message: CATEGORY_REQUIRED }],
  });
}

/** Never the stored moment again, even within one millisecond: a reader of the old version must notice. */
function momentAfter(stored: Date): Date {
  return new Date(Math.max(Date.now(), stored.getTime() + 1));
}
