import { trpc } from '../../lib/trpc';

export function useSkills() {
  return trpc.skills.list.useQuery();
}
