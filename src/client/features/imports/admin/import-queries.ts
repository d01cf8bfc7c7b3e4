import type {
  ImportItem,
  ImportPlan,
  ImportResult,
  MarkdownTarget,
  RepositoryPlan,
} from '../../../../shared/contract/import';
import { useRefetchContent } from '../../../editing/content-queries';
import { trpc } from '../../../lib/api/trpc';

/** What an import would do, and the way to do it. */
export type PendingImport = {
  /** "resume.json". */
  name: string;
  plan: ImportPlan;
  /** There is more than is shown: asks for it. */
  more?: LoadMore | undefined;
  apply: (keys: string[]) => Promise<ImportResult>;
  /** Nothing of it is wanted. */
  discard?: (() => void) | undefined;
};

export type LoadMore = () => Promise<{ items: ImportItem[]; more: LoadMore | undefined }>;

/** The last imports. */
export function useImports() {
  return trpc.imports.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Everything that an import, or its Undo, may have changed is asked for again. */
export function useContentImported(): () => void {
  const utils = trpc.useUtils();
  const refetchContent = useRefetchContent();
  return () => {
    refetchContent();
    for (const router of [utils.imports, utils.trash, utils.versions, utils.setup]) void router.invalidate();
  };
}

export function useUndoImport() {
  const changed = useContentImported();
  return trpc.imports.undo.useMutation({ onSettled: changed });
}

/** Reads a JSON Resume, and tells what it would bring. */
export function useResumePlan(): (file: File) => Promise<PendingImport> {
  const { imports } = trpc.useUtils().client;
  return async file => {
    const text = await file.text();
    return {
      name: file.name,
      plan: await imports.planResume.mutate({ text }),
      apply: keys => imports.applyResume.mutate({ text, keys }),
    };
  };
}

type ArrivedInput = { id: string; name: string; target: MarkdownTarget };

/** Tells what an archive of Markdown files would bring. */
export function useMarkdownPlan(): (arrived: ArrivedInput) => Promise<PendingImport> {
  const { imports } = trpc.useUtils().client;
  return async ({ id, name, target }) => {
    // One that is left waiting goes by itself.
    const discard = () => void imports.discardMarkdown.mutate({ id }).catch(() => undefined);
    try {
      const plan = await imports.planMarkdown.mutate({ id, target });
      const apply = (keys: string[]) => imports.applyMarkdown.mutate({ id, target, keys });
      return { name, plan, apply, discard };
    } catch (error) {
      discard();
      throw error;
    }
  };
}

type ProfileInput = { profile: string; token: string };

/** Lists the repositories of a profile, page by page. The token is sent with each call, and kept nowhere. */
export function useRepositoryPlan(): (input: ProfileInput) => Promise<PendingImport> {
  const { imports } = trpc.useUtils().client;
  return async ({ profile, token }) => {
    const load = async (page: number): Promise<RepositoryPlan & { more: LoadMore | undefined }> => {
      const plan = await imports.planRepositories.mutate({ profile, page, token });
      const { nextPage } = plan;
      const more = nextPage === null ? undefined : () => load(nextPage);
      return { ...plan, more };
    };
    const { more, ...plan } = await load(1);
    return {
      name: `github.com/${plan.profile}`,
      plan,
      more,
      apply: keys => imports.applyRepositories.mutate({ profile: plan.profile, keys, token }),
    };
  };
}

/** The repositories that became projects. */
export function useTakenRepositories() {
  return trpc.imports.repositories.useQuery();
}

export function useRefreshRepositories() {
  const changed = useContentImported();
  return trpc.imports.refreshRepositories.useMutation({ onSettled: changed });
}
