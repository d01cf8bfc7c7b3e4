import type {
  ImportItem,
  ImportPlan,
  ImportResult,
  RepositoryPlan,
} from '../../../../shared/contract/import';
import { trpc } from '../../../lib/api/trpc';

/** What an import would do, and the way to do it. */
export type PendingImport = {
  /** "resume.json". */
  name: string;
  plan: ImportPlan;
  /** There is more than is shown: asks for it. */
  more?: LoadMore | undefined;
  apply: (keys: string[]) => Promise<ImportResult>;
};

export type LoadMore = () => Promise<{ items: ImportItem[]; more: LoadMore | undefined }>;

/** The last imports. */
export function useImports() {
  return trpc.imports.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Everything that an import, or its Undo, may have changed is asked for again. */
export function useContentImported(): () => void {
  const utils = trpc.useUtils();
  return () => {
    const changed = [utils.imports, utils.projects, utils.timeline, utils.skills, utils.site];
    for (const router of [...changed, utils.trash, utils.versions, utils.setup]) void router.invalidate();
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
