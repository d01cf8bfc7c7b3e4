import type { FilteredProjects } from '#shared/contract/search';
import type { Skill } from '#shared/contract/skill';
import { suggestsDrawingOf } from '#shared/drawing-names';
import { nameKey } from '#shared/names';
import { filterVisibleSkills, rankSkills } from '#shared/skills';
import type { Topics } from './stack';

const MAX_PROJECTS = 3;

/**
 * Finds the projects and skills of an interest. Texts belong to it if they share a long word with its name, or stand
 * for the same drawing. Projects come in the order in which they say so: by their category, then by a skill. Their
 * descriptions count only if neither does.
 */
export function findTopicWork(
  topic: Topics[number],
  categories: FilteredProjects['categories'],
  skills: Pick<Skill, 'name' | 'category'>[],
) {
  const words = findWords(topic.name);
  const belongs = (text: string) =>
    suggestsDrawingOf(topic, text) || [...findWords(text)].some(word => words.has(word));
  const ownSkills = filterVisibleSkills(skills).filter(
    ({ name, category }) => belongs(name) || belongs(category),
  );
  const ownNames = new Set(ownSkills.map(({ name }) => nameKey(name)));

  const all = categories.flatMap(({ category, projects }) =>
    projects.map(project => ({ category, project })),
  );
  const byCategory = all.filter(({ category }) => belongs(category));
  const bySkill = all.filter(({ project }) =>
    project.skills.some(name => ownNames.has(nameKey(name)) || belongs(name)),
  );
  const byDescription = all.filter(({ project }) => belongs(`${project.title} ${project.description}`));
  const found = new Set([...byCategory, ...bySkill]);
  const projects = [...(found.size > 0 ? found : byDescription)]
    .slice(0, MAX_PROJECTS)
    .map(({ project }) => project);
  const names =
    ownSkills.length > 0 ? ownSkills.map(({ name }) => name) : rankSkills(projects).map(({ skill }) => skill);
  return { projects, skills: names };
}

function findWords(text: string): Set<string> {
  return new Set(nameKey(text).match(/[\p{L}\p{N}]{4,}/gu));
}
