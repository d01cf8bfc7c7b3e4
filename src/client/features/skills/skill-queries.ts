import type { Skill } from '../../../shared/contract/skill';
import { NEW_SKILL } from '../../../shared/new-skill';
import { requireShape } from '../../lib/api/answer-shape';
import { trpc } from '../../lib/api/trpc';

const requireSkills = requireShape<Skill[]>([{ _id: '', ...NEW_SKILL }]);

export function useSkills() {
  return trpc.skills.list.useQuery(undefined, { select: requireSkills });
}
