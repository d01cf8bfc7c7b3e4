import { z } from 'zod';
import { skillSchema } from '../../../shared/contract/skill';
import { publicProcedure, router } from '../../core/trpc';
import type { SkillService } from './skill-service';

const tags = ['skills'];

export function createSkillRouter(skills: SkillService) {
  return router({
    list: publicProcedure
      .meta({ openapi: { method: 'GET', path: '/skills', tags, summary: 'List all skills' } })
      .input(z.void())
      .output(z.array(skillSchema))
      .query(() => skills.list()),
  });
}
