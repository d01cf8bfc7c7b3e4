import { useMemo } from 'react';
import {
  changeList,
  useContentChange,
  useContentRemoval,
  useRefetchKind,
  useShownChange,
} from '#client/editing/owner-kind/content-queries';
import type { Store } from '#client/editing/working-copy/working-copy';
import { type ApiInputs, trpc } from '#client/lib/api/trpc';
import { technologyKey } from '#shared/technology-key';
import type { KnownSkills } from './known-skills';
import { type SkillsFields, storedSkills, toSkillsInput } from './skills-fields';

export function useSetCore() {
  const { list } = trpc.useUtils().skills;
  return trpc.skills.setCore.useMutation(
    useShownChange<ApiInputs['skills']['setCore']>('skills', ({ id, isCore }, isTakenBack) =>
      changeList(list, skills =>
        skills.map(skill => (skill._id === id ? { ...skill, isCore: isCore !== isTakenBack } : skill)),
      ),
    ),
  );
}

/**
 * Undoes the deletion of a skill by restoring the previous version of the list, unless the list changed
 * since.
 */
export function useUndoSkill() {
  const { versions } = trpc.useUtils().client;
  const refetch = useRefetchKind('skills');
  return async (name: string) => {
    const [current, before] = await versions.list.query({ id: 'skills' });
    const isLastChange = current?.changes.length === 1 && current.changes[0] === name;
    if (!before || !isLastChange) throw new Error('The skills have changed since then.');
    await versions.restore.mutate({
      id: 'skills',
      number: before.number,
      expectedNumber: current.number,
    });
    refetch();
  };
}

export function useRemoveSkill() {
  const { list } = trpc.useUtils().skills;
  return trpc.skills.remove.useMutation(
    useContentRemoval<{ id: string }>('skills', ({ id }) =>
      changeList(list, skills => skills.filter(({ _id }) => _id !== id)),
    ),
  );
}

/** Always loads the current list, so that an editor never starts with a cached one. */
export function useSkillsToEdit() {
  return trpc.skills.listVersioned.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSkillsStore(): Store<SkillsFields> {
  const utils = trpc.useUtils();
  const { mutateAsync: saveList } = trpc.skills.saveList.useMutation({
    ...useContentChange('skills'),
    onSuccess: saved => {
      utils.skills.listVersioned.setData(undefined, saved);
      utils.skills.list.setData(undefined, saved.skills);
    },
  });
  return {
    save: async ({ fields, expectedVersion }) => {
      const skills = toSkillsInput(fields.rows);
      return storedSkills(await saveList({ skills, expectedVersion: Number(expectedVersion) }));
    },
    fetch: async () => storedSkills(await utils.skills.listVersioned.fetch(undefined, { staleTime: 0 })),
  };
}

export function useFetchSuggestions() {
  const utils = trpc.useUtils();
  return async () => {
    const [suggested, known] = await Promise.all([
      utils.skills.suggest.fetch(undefined, { staleTime: 0 }),
      utils.skills.listKnown.fetch(undefined, { staleTime: Number.POSITIVE_INFINITY }),
    ]);
    return { suggested, known };
  };
}

/** Loads the known skills by the key of their technology. It has none until they are loaded. */
export function useKnownSkills(): KnownSkills {
  const { data } = trpc.skills.listKnown.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return useMemo(() => new Map(data?.map(skill => [technologyKey(skill.name), skill])), [data]);
}
