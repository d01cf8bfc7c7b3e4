import type { VersionedSkills } from '../../../../shared/contract/skill';
import { trpc } from '../../../lib/api/trpc';

/** The list as it is now: an editor must not begin with an older one. */
export function useSkillsToEdit() {
  return trpc.skills.listVersioned.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useFetchSkills(): () => Promise<VersionedSkills> {
  const utils = trpc.useUtils();
  return () => utils.skills.listVersioned.fetch(undefined, { staleTime: 0 });
}

export function useFetchSuggestions() {
  const utils = trpc.useUtils();
  return () => utils.skills.suggest.fetch(undefined, { staleTime: 0 });
}

export function useSaveSkills() {
  const utils = trpc.useUtils();
  return trpc.skills.saveList.useMutation({
    onSuccess: saved => {
      utils.skills.listVersioned.setData(undefined, saved);
      utils.skills.list.setData(undefined, saved.skills);
    },
  });
}
