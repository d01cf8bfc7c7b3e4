import { issuesOf } from '../../../lib/api/api-error';
import { FRESH_MS } from '../../../lib/api/query-client';
import { trpc } from '../../../lib/api/trpc';

/** What was deleted, as it is now. */
export function useTrash() {
  return trpc.trash.list.useQuery(undefined, { staleTime: FRESH_MS });
}

export function useRestoreFromTrash() {
  const utils = trpc.useUtils();
  return trpc.trash.restore.useMutation({
    onSettled: () => {
      void utils.trash.invalidate();
      void utils.projects.invalidate();
      void utils.timeline.invalidate();
      void utils.notes.invalidate();
      void utils.pages.invalidate();
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

/** What the owner must say before an item can come back: where it goes, or what its address is. */
export type OpenChoice = { about: 'category' | 'slug'; reason: string };

export function openChoiceOf(error: unknown): OpenChoice | null {
  for (const about of ['category', 'slug'] as const) {
    const issue = issuesOf(error).find(({ path }) => path[0] === about);
    if (issue) return { about, reason: issue.message };
  }
  return null;
}

/** The category that a project in the trash was in, and those that there are now. */
export function useCategoryChoice(id: string) {
  const { data: versions } = trpc.versions.list.useQuery({ id });
  const number = versions?.[0]?.number ?? 0;
  const { data: last } = trpc.versions.get.useQuery({ id, number }, { enabled: number > 0 });
  const { data: categories } = trpc.projects.categories.useQuery();
  const gone = last?.fields.category;
  return typeof gone === 'string' && categories ? { gone, categories } : null;
}
