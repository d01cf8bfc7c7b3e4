import { trpc } from '../../lib/api/trpc';

export function useSkills() {
  return trpc.skills.list.useQuery();
}
