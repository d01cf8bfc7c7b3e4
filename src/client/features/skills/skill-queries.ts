import type { Skill } from '../../../shared/contract/skill';
import { NEW_SKILL } from '../../../shared/new-skill';
import { requireShape } from '../../lib/api/answer-shape';
import { useApiQuery } from '../../lib/api/use-api';

const requireSkills = requireShape<Skill[]>([{ _id: '', ...NEW_SKILL }]);

export function useSkills() {
  return useApiQuery('skills.list', undefined, { select: requireSkills });
}
