import { OTHER_SKILL_ID, SKILL_ID, SUCCESS } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { Skill, SkillSuggestion } from '#shared/contract/skill';

const typeScript: Skill = {
  _id: SKILL_ID,
  name: 'TypeScript',
  category: 'Languages',
  description: 'Servers and clients alike.',
  icon: 'fa-brands fa-js',
  color: '#3178c6',
  isCore: true,
};
const sqlite: Skill = {
  _id: OTHER_SKILL_ID,
  name: 'SQLite',
  category: 'Databases',
  description: '',
  icon: 'fa-solid fa-database',
  color: '#003b57',
  isCore: false,
};
const suggestion: SkillSuggestion = {
  name: 'PostgreSQL',
  category: 'Databases',
  description: '',
  icon: 'fa-solid fa-database',
  color: '#4169e1',
  isCore: false,
};
const { _id: _given, ...newSkill } = sqlite;

export const skillExamples = {
  list: { answer: [typeScript, sqlite] },
  replace: { request: [typeScript, newSkill], answer: [typeScript, sqlite] },
  setCore: { request: { isCore: true }, answer: typeScript },
  remove: { answer: SUCCESS },
  suggest: { answer: [suggestion] },
} satisfies Examples;
