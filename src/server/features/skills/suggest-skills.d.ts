import { type Skill, type SkillSuggestion } from '#shared/contract/skill';
type Present = Pick<Skill, 'name' | 'category'>;
/**
 * Suggests skills to add: first the names that projects use, then related technologies, closest first.
 * Existing names are left out, ignoring case.
 */
export declare function suggestSkills(skills: Present[], usedNames: string[]): SkillSuggestion[];
/** Converts the whole catalog to skills, in the owner's categories. */
export declare function listKnownSkills(skills: Present[]): SkillSuggestion[];
export {};
