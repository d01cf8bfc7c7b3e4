import type { ProjectInput } from '../../src/shared/contract/project';
import type { SkillInput } from '../../src/shared/contract/skill';

export const MARKED_SKILLS = 600;

/** A list of skills that all tell which version of it they belong to; long enough for several inserts. */
export function markedSkills(mark: string): SkillInput[] {
  return Array.from({ length: MARKED_SKILLS }, (_, index) => ({
    name: `skill ${index}`,
    category: mark,
    description: mark,
    icon: '',
    color: '#000000',
    isCore: false,
  }));
}

/** A project whose every text tells which version it belongs to. A new category and status come with it. */
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
