import type { ProjectInput } from '#shared/contract/project';
import { NEW_SKILL, type SkillInput } from '#shared/contract/skill';

export const MARKED_SKILLS = 600;

/** Creates skills that all name the version of their list, by default enough for several insert statements. */
export function markedSkills(mark: string, length = MARKED_SKILLS): SkillInput[] {
  const skill = { ...NEW_SKILL, category: mark, description: mark };
  return Array.from({ length }, (_, index) => ({ ...skill, name: `skill ${index}` }));
}

/** Creates a project whose texts all name its version, with a new category and status. */
export function markedProject(mark: string) {
  return {
    title: mark,
    description: mark,
    details: mark.repeat(2_000),
    learned: mark,
    skills: [mark],
    status: `status ${mark}`,
    category: `category ${mark}`,
    timeline: mark,
    media: [{ type: 'image', url: `/uploads/${mark}.png` }],
  } satisfies ProjectInput;
}
