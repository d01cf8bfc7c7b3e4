import { formatQuantity } from '#client/ui/primitives/format-count';
import type { SampleCounts } from '#shared/contract/sample';
import { mapValues } from '#shared/map-values';
import { joinWords } from '#shared/text';

/**
 * Describes the counts, such as '8 projects, 20 skills and 1 timeline element'. Without sample content it
 * returns ''.
 */
export function describeSample(counts: Partial<SampleCounts>): string {
  const parts = mapValues(NAMES, ([one, many], name) => {
    const { [name]: count = 0 } = counts;
    return count === 0 ? [] : formatQuantity(count, one, many);
  });
  return joinWords(Object.values(parts).flat());
}

/** Describes the sample content without what belongs to its items. */
export function describeSampleItems(counts: SampleCounts): string {
  return describeSample({ ...counts, uploads: 0, categories: 0 });
}

const NAMES: Record<keyof SampleCounts, [one: string, many: string]> = {
  projects: ['project', 'projects'],
  skills: ['skill', 'skills'],
  timeline: ['timeline element', 'timeline elements'],
  notes: ['note', 'notes'],
  categories: ['category', 'categories'],
  uploads: ['image', 'images'],
  site: ['setting', 'settings'],
};
