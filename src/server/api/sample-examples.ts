import type { SampleCounts } from '#shared/contract/sample';
import type { Examples } from '../core/procedures/procedures';

const counts: SampleCounts = {
  projects: 8,
  skills: 20,
  timeline: 6,
  notes: 3,
  site: 16,
  categories: 3,
  uploads: 13,
};

export const sampleExamples = {
  status: { answer: counts },
  clear: { answer: { removed: counts, kept: 0 } },
} satisfies Examples;
