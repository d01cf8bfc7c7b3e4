import type { Skill } from '../../../shared/contract/skill';
import { requireRows } from '../../lib/answer-shape';
import { trpc } from '../../lib/trpc';

const requireSkills = requireRows<Skill>({
  _id: 'string',
  name: 'string',
  category: 'string',
  icon: 'string',
});

export function useSkills() {
  return trpc.skills.list.useQuery(undefined, { select: requireSkills });
}
