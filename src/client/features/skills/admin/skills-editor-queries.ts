import type { Store } from '../../../editing/save-merging';
import { trpc } from '../../../lib/api/trpc';
import { type SkillsFields, skillsToSave, storedSkills } from './skills-fields';

/** The list as it is now: an editor must not begin with an older one. */
export function useSkillsToEdit() {
  return trpc.skills.listVersioned.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the editor's working copy needs of the API. */
export function useSkillsStore(): Store<SkillsFields> {
  const utils = trpc.useUtils();
  const { mutateAsync: saveList } = trpc.skills.saveList.useMutation({
    onSuccess: saved => {
      utils.skills.listVersioned.setData(undefined, saved);
      utils.skills.list.setData(undefined, saved.skills);
    },
  });
  return {
    save: async ({ fields, expectedVersion }) => {
      const skills = skillsToSave(fields.rows);
      return storedSkills(await saveList({ skills, expectedVersion: Number(expectedVersion) }));
    },
    fetch: async () => storedSkills(await utils.skills.listVersioned.fetch(undefined, { staleTime: 0 })),
  };
}

export function useFetchSuggestions() {
  const utils = trpc.useUtils();
  return () => utils.skills.suggest.fetch(undefined, { staleTime: 0 });
}
