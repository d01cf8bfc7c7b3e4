import { useRefetchContent } from '#client/editing/owner-kind/content-queries';
import { trpc } from '#client/lib/api/trpc';
import type {
  ImportItem,
  ImportPlan,
  ImportResult,
  MarkdownTarget,
  RepositoryPlan,
} from '#shared/extras/imports/import-contract';

export type PendingImport = {
  /** The name of the source, such as "resume.json". */
  name: string;
  plan: ImportPlan;
  more?: LoadMore | undefined;
  /** Says what the import removes, if anything. */
  removes?: string | undefined;
  apply: (keys: string[]) => Promise<ImportResult>;
  discard?: (() => void) | undefined;
  /** Plans again with another kind for a file. Absent if the source fixes the kinds. */
  changeTarget?: ((choice: FileTarget) => Promise<PendingImport>) | undefined;
};

export type FileTarget = { key: string; target: MarkdownTarget };

export type LoadMore = () => Promise<{ items: ImportItem[]; more: LoadMore | undefined }>;

export function useImports() {
  return trpc.imports.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Refetches everything that an import, or undoing it, can change. */
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

export function usePublishImport() {
  const changed = useContentImported();
  return trpc.imports.publish.useMutation({ onSettled: changed });
}

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

type StagedInput = {
  id: string;
  name: string;
  /** The kind of all files. If absent, the server guesses each. */
  target: MarkdownTarget | undefined;
};

export function useMarkdownPlan(): (staged: StagedInput) => Promise<PendingImport> {
  const { imports } = trpc.useUtils().client;
  return async ({ id, name, target }) => {
    // A failure is ignored: staged files expire on the server.
    const discard = () => void imports.discardMarkdown.mutate({ id }).catch(() => undefined);

    async function plan(targets: FileTarget[]): Promise<PendingImport> {
      const input = { id, target, targets };
      return {
        name,
        plan: await imports.planMarkdown.mutate(input),
        apply: keys => imports.applyMarkdown.mutate({ ...input, keys }),
        discard,
        changeTarget: choice => plan([...targets.filter(({ key }) => key !== choice.key), choice]),
      };
    }

    try {
      return await plan([]);
    } catch (error) {
      discard();
      throw error;
    }
  };
}

type ProfileInput = { profile: string; token: string };

/** Lists the repositories of a profile, page by page. Each call sends the token, which is never stored. */
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

export function useImportedRepositories() {
  return trpc.imports.repositories.useQuery();
}

export function useRefreshRepositories() {
  const changed = useContentImported();
  return trpc.imports.refreshRepositories.useMutation({ onSettled: changed });
}
