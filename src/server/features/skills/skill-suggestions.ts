import type { Skill, SkillSuggestion } from '../../../shared/contract/skill';
import { NEW_SKILL } from '../../../shared/new-skill';
import { skillNameKey } from '../../../shared/skill-name-key';
import { SKILL_CATALOGUE, type Technology } from './skill-catalogue';

/** How many suggestions come from the catalogue at most, and how many of them from one of its categories. */
const CATALOGUE_LIMIT = 24;
const CATEGORY_LIMIT = 4;
/** Fields tell more: a wide category such as the languages would else crowd out what fits better. */
const CATEGORY_WEIGHT = 0.25;
/** A skill that only projects name and the catalogue does not know; public pages drop skills without a category. */
const UNKNOWN_SKILL = { category: 'Other', icon: 'fa-solid fa-code', color: NEW_SKILL.color };

type Entry = Technology & {
  category: string;
  /** 1 for the most widespread of its category, a half for the eleventh. */
  spread: number;
};

const entries: Entry[] = SKILL_CATALOGUE.flatMap(({ category, technologies }) =>
  technologies.map((technology, rank) => ({ category, spread: 10 / (10 + rank), ...technology })),
);
const entryByName = new Map(entries.map(entry => [looseKey(entry.name), entry]));

/**
 * Skills that the owner may want to add: first the names that projects use, then technologies that share categories and
 * fields with what is there, the nearest first. Names that are there already are left out without regard to case.
 */
export function suggestSkills(
  skills: Pick<Skill, 'name' | 'category'>[],
  usedNames: string[],
): SkillSuggestion[] {
  const presentNames = new Set(skills.map(({ name }) => skillNameKey(name)));
  const newNames = distinctNames(usedNames).filter(name => !presentNames.has(skillNameKey(name)));
  const categoryOf = createCategoryFinder(skills);
  const present = (name: string, entry: Entry | undefined): SkillSuggestion => ({
    ...NEW_SKILL,
    ...UNKNOWN_SKILL,
    name,
    ...(entry && { icon: entry.icon, color: entry.color, category: categoryOf(entry.category) }),
  });

  const knownNames = [...skills.map(({ name }) => name), ...newNames];
  return [
    ...newNames.map(name => present(name, entryByName.get(looseKey(name)))),
    ...rankCatalogue(knownNames, skills).map(entry => present(entry.name, entry)),
  ];
}

/** What nobody knows yet and fits what is known; with nothing known, the catalogue's own order decides. */
function rankCatalogue(knownNames: string[], skills: Pick<Skill, 'category'>[]): Entry[] {
  const keys = new Set(knownNames.map(looseKey));
  const known = entries.filter(({ name }) => keys.has(looseKey(name)));
  const byField = countEach(known.flatMap(({ fields }) => fields));
  const byCategory = countEach([
    ...known.map(({ category }) => skillNameKey(category)),
    ...skills.map(({ category }) => skillNameKey(category)),
  ]);
  const fitness = ({ fields, category, spread }: Entry) =>
    spread *
    (meanOf(fields.map(field => byField.get(field) ?? 0)) +
      CATEGORY_WEIGHT * (byCategory.get(skillNameKey(category)) ?? 0));

  const others = entries
    .filter(({ name }) => !keys.has(looseKey(name)))
    .map(entry => ({ entry, score: fitness(entry) }))
    .toSorted((a, b) => b.score - a.score);
  const fitting = others.filter(({ score }) => score > 0);
  const ranked = (fitting.length > 0 ? fitting : others).map(({ entry }) => entry);
  return firstOfEachCategory(ranked).slice(0, CATALOGUE_LIMIT);
}

/** Something of everything that fits: no category fills the list alone. */
function firstOfEachCategory(ranked: Entry[]): Entry[] {
  const taken = new Map<string, number>();
  return ranked.filter(({ category }) => {
    const count = (taken.get(category) ?? 0) + 1;
    taken.set(category, count);
    return count <= CATEGORY_LIMIT;
  });
}

/** Where the owner keeps most skills of a catalogue category; else the owner's spelling of it, or its own. */
function createCategoryFinder(skills: Pick<Skill, 'name' | 'category'>[]): (category: string) => string {
  const filed = skills.filter(({ category }) => category.trim() !== '');
  const spellings = new Map(filed.map(({ category }) => [skillNameKey(category), category]));
  return category => {
    const own = filed.filter(({ name }) => entryByName.get(looseKey(name))?.category === category);
    const [most] = [...countEach(own.map(skill => skill.category))].toSorted(([, a], [, b]) => b - a);
    return most?.[0] ?? spellings.get(skillNameKey(category)) ?? category;
  };
}

function distinctNames(names: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map(one => one.trim())) {
    const key = skillNameKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** 'Node.js', 'NodeJS' and 'node js' are one technology; 'C', 'C++' and 'C#' are three. */
function looseKey(name: string): string {
  return skillNameKey(name).replace(/[\s.,_/-]/g, '');
}

function countEach<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function meanOf(numbers: number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
