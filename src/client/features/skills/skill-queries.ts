import type { Skill } from '../../../shared/contract/skill';
import { requireShape } from '../../lib/api/answer-shape';
import { trpc } from '../../lib/api/trpc';

const requireSkills = requireShape<Skill[]>([
  {
    _id: 'string',
    name: 'string',
    category: 'string',
    description: 'string',
    icon: 'string',
    color: 'string',
    isCore: 'boolean',
  },
]);

export function useSkills() {
  return trpc.skills.list.useQuery(undefined, { select: requireSkills });
}
