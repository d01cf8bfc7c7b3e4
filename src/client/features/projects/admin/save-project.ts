import type { Project, ProjectUpdate } from '../../../../shared/contract/project';
import { errorCode } from '../../../lib/api/error-code';
import { joinsQuietly, type ProjectEdit, rebase } from './project-edit';

export type ProjectStore = {
  update: (input: ProjectUpdate) => Promise<Project>;
  /** What is stored now. */
  fetch: (id: string) => Promise<Project>;
};

export type SavedProject = { kind: 'saved'; project: Project } | { kind: 'conflict'; stored: Project };

/** Each try may meet a star that was turned meanwhile. */
const MAX_TRIES = 5;

/**
 * Stores the working copy. A newer version is the owner's to judge, unless there is nothing to judge.
 * @throws the API's error when the server refuses, or cannot be reached
 */
export async function saveProject(
  store: ProjectStore,
  edit: ProjectEdit,
  categories: string[],
): Promise<SavedProject> {
  let current = edit;
  for (let tries = 1; ; tries += 1) {
    try {
      const { id, fields, updatedAt } = current;
      const project = await store.update({ id, ...fields, expectedUpdatedAt: updatedAt });
      return { kind: 'saved', project };
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT' || tries === MAX_TRIES) throw error;
      const stored = await store.fetch(current.id);
      if (stored.updatedAt === current.updatedAt) throw error;
      if (!joinsQuietly(current, stored, categories)) return { kind: 'conflict', stored };
      current = rebase(current, stored, categories);
    }
  }
}
