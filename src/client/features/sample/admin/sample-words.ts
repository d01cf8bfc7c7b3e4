import type { SampleCounts } from '../../../../shared/contract/sample';

const NAMES: Record<Exclude<keyof SampleCounts, 'site'>, [one: string, many: string]> = {
  projects: ['project', 'projects'],
  skills: ['skill', 'skills'],
  timeline: ['timeline element', 'timeline elements'],
  categories: ['category', 'categories'],
  uploads: ['picture', 'pictures'],
};

/** '8 projects, 20 skills and 1 timeline element'; '' for nothing at all. */
export function sampleWords(counts: SampleCounts): string {
  const { projects, skills, timeline, categories, uploads } = NAMES;
  const parts = [
    words(counts.projects, projects),
    words(counts.skills, skills),
    words(counts.timeline, timeline),
    words(counts.categories, categories),
    words(counts.uploads, uploads),
    counts.site > 0 ? 'the settings of the site' : '',
  ].filter(part => part !== '');
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

function words(count: number, [one, many]: [string, string]): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}
