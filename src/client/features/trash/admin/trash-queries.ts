import { useRefetchContent } from '../../../editing/content-queries';
import type { RestoreField } from '../../../editing/owner-kind';
import { getIssues } from '../../../lib/api/api-error';
import { FRESH_MS } from '../../../lib/api/query-client';
import { trpc } from '../../../lib/api/trpc';

/** What was deleted, as it is now. */
export function useTrash() {
  return trpc.trash.list.useQuery(undefined, { staleTime: FRESH_MS });
}

export function useRestoreFromTrash() {
  const utils = trpc.useUtils();
  const refetchContent = useRefetchContent();
  return trpc.trash.restore.useMutation({
    onSettled: () => {
      void utils.trash.invalidate();
      refetchContent();
    },
  });
}

export function useRemoveFromTrash() {
  const utils = trpc.useUtils();
  return trpc.trash.remove.useMutation({ onSettled: () => utils.trash.invalidate() });
}

export function useEmptyTrash() {
  const utils = trpc.useUtils();
  return trpc.trash.empty.useMutation({ onSettled: () => utils.trash.invalidate() });
}

/** What the owner must say before an item can come back. */
export type OpenQuestion = Pick<RestoreField, 'Question'> & { reason: string };

/** The first of these that the refusal asks for; null when it asks for none. */
export function openQuestionOf(error: unknown, fields: readonly RestoreField[]): OpenQuestion | null {
  for (const { field, Question } of fields) {
    const issue = getIssues(error).find(({ path }) => path[0] === field);
    if (issue) return { Question, reason: issue.message };
  }
  return null;
}
