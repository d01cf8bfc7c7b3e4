import { NEW_SKILL, type Skill, type SkillSuggestion } from '#shared/contract/skill';
import { distinctNames, nameKey } from '#shared/names';
import { technologyKey } from '#shared/technology-key';
import { TECHNOLOGIES, type Technology } from './skill-catalog';

/** Limits the suggestions from the catalog, in total and from one category. */
const CATALOG_LIMIT = 24;
const CATEGORY_LIMIT = 4;
/** The eleventh skill of a category counts half as much as the first. */
const RANK_WEIGHT = 10;
/** The category of a skill that is not in the catalog. Public pages skip skills without a category. */
const UNKNOWN_SKILL = { category: 'Other', icon: 'fa-solid fa-code', color: NEW_SKILL.color };

type Present = Pick<Skill, 'name' | 'category'>;

const technologyByName = new Map(
  TECHNOLOGIES.map(technology => [technologyKey(technology.name), technology]),
);

/**
 * Suggests skills to add: first the names that projects use, then related technologies, closest first.
 * Existing names are left out, ignoring case.
 */
export function suggestSkills(skills: Present[], usedNames: string[]): SkillSuggestion[] {
  const presentNames = new Set(skills.map(({ name }) => nameKey(name)));
  const newNames = distinctNames(usedNames).filter(name => !presentNames.has(nameKey(name)));
  const fromCatalog = nearestTechnologies([...skills.map(({ name }) => name), ...newNames]);
  const findCategory = createCategoryFinder(skills);
  return [...newNames, ...fromCatalog.map(({ name }) => name)].map(name => {
    const technology = technologyByName.get(technologyKey(name));
    return technology
      ? toSkill({ ...technology, name }, findCategory)
      : { ...NEW_SKILL, ...UNKNOWN_SKILL, name };
  });
}

/** Converts the whole catalog to skills, in the owner's categories. */
export function listKnownSkills(skills: Present[]): SkillSuggestion[] {
  const findCategory = createCategoryFinder(skills);
  return TECHNOLOGIES.map(technology => toSkill(technology, findCategory));
}

function toSkill(technology: Technology, findCategory: (technology: Technology) => string): SkillSuggestion {
  const { name, icon, color } = technology;
  return { ...NEW_SKILL, name, icon, color, category: findCategory(technology) };
}

/**
 * Ranks missing technologies by the number of existing ones that share their areas. Widespread ones come
 * before rare ones.
 */
function nearestTechnologies(names: string[]): Technology[] {
  const present = new Set(names.flatMap(name => technologyByName.get(technologyKey(name)) ?? []));
  const presentAreas = [...present].flatMap(({ areas }) => areas);
  const toScore = ({ areas, rank }: Technology) =>
    presentAreas.filter(area => areas.includes(area)).length / areas.length / (RANK_WEIGHT + rank);

  const others = TECHNOLOGIES.filter(technology => !present.has(technology))
    .map(technology => ({ technology, score: toScore(technology) }))
    .toSorted((a, b) => b.score - a.score || a.technology.rank - b.technology.rank);
  const near = others.filter(({ score }) => score > 0);
  const ranked = (near.length > 0 ? near : others).map(({ technology }) => technology);
  return ranked
    .filter((one, index) => {
      const before = ranked.slice(0, index).filter(({ category }) => category === one.category);
      return before.length < CATEGORY_LIMIT;
    })
    .slice(0, CATALOG_LIMIT);
}

/**
 * Returns a function that finds the category in which the owner lists most similar technologies, or else that of
 * the catalog.
 */
function createCategoryFinder(skills: Present[]): (technology: Technology) => string {
  const counts = new Map<string, Map<string, number>>();
  for (const { name, category } of skills) {
    if (category.trim() === '') continue;
    const alike = [category, technologyByName.get(technologyKey(name))?.category ?? category];
    for (const key of new Set(alike.map(nameKey))) {
      const owned = counts.get(key) ?? new Map<string, number>();
      counts.set(key, owned.set(category, (owned.get(category) ?? 0) + 1));
    }
  }
  return ({ category }) => {
    const [most] = [...(counts.get(nameKey(category)) ?? [])].toSorted(([, a], [, b]) => b - a);
    return most?.[0] ?? category;
  };
}
