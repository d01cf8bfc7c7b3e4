import { trpc } from '#client/lib/api/trpc';

export function useSkills() {
  return trpc.skills.list.useQuery();
}
