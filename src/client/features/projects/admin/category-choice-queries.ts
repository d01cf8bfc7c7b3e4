import { trpc } from '#client/lib/api/trpc';

/** The category that a project in the trash was in, and those that there are now. */
export function useCategoryChoice(id: string) {
  const { data: versions } = trpc.versions.list.useQuery({ id });
  const number = versions?.[0]?.number ?? 0;
  const { data: last } = trpc.versions.get.useQuery({ id, number }, { enabled: number > 0 });
  const { data: categories } = trpc.projects.categories.useQuery();
  const gone = last?.fields.category;
  return typeof gone === 'string' && categories ? { gone, categories } : null;
}
